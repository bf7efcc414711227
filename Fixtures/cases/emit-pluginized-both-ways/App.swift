// Components that a core and its non-core component both create: what the plug-in extension promises serves both ways,
// and so does what a scope above provides.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { shared { HomeComponent(parent: self) } }
}

protocol HomeExtension: PluginExtension {
    var banner: String { get }
}

final class HomeComponent: PluginizedComponent<EmptyDependency, HomeExtension, HomeNonCoreComponent> {
    var place: String { "core" }
    var row: RowComponent { RowComponent(parent: self) }
}

final class HomeNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "banner" }
    var place: String { "plug-in" }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var banner: String { get }
    var place: String { get }
}

protocol RowExtension: PluginExtension {
    var badge: String { get }
}

// Pluginized itself, and reached on both ways.
final class RowComponent: PluginizedComponent<RowDependency, RowExtension, RowNonCoreComponent> {
    var cell: CellComponent { CellComponent(parent: self) }
}

final class RowNonCoreComponent: NonCoreComponent<RowDependency> {
    var badge: String { "badge on the \(dependency.banner) of the \(dependency.place)" }
}

protocol CellDependency: Dependency {
    var badge: String { get }
    var place: String { get }
    var user: String { get }
}

final class CellComponent: Component<CellDependency> {
    var text: String { "\(dependency.user) in the \(dependency.place): \(dependency.badge)" }
}
