// Below the core, not below its non-core component.
import DIRuntime

protocol InboxDependency: Dependency {
    var banner: String { get }
}

protocol InboxPluginExtension: PluginExtension {
    var badge: String { get }
}

final class InboxComponent: PluginizedComponent<InboxDependency, InboxPluginExtension, InboxNonCoreComponent> {
    var text: String { "inbox under \(dependency.banner), \(pluginExtension.badge)" }
}

/// The way up does not pass the outer non-core component, but a non-core component: that is the asking one itself.
protocol InboxNonCoreDependency: Dependency {
    var tracker: String { get }
}

final class InboxNonCoreComponent: NonCoreComponent<InboxNonCoreDependency> {
    var badge: String { "badge by \(dependency.tracker)" }
    var rowComponent: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var badge: String { get }
    var tracker: String { get }
    var banner: String { get }
}

final class RowComponent: Component<RowDependency> {
    var text: String { "row with \(dependency.badge), \(dependency.tracker), \(dependency.banner)" }
}
