import DIRuntime

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var tabs: Plugins<Tabs> { plugins() }
}

enum Tabs: PluginSlot { typealias Plugin = String }

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    // The plug-in of that flag is left out for want of an import, which is told there.
    override class var order: PluginOrder { .after("tab.name") }
    override var plugin: String { "Feed" }
}

protocol NameTabDependency: Dependency {
    var name: String { get }
}

final class NewBadge: SlotComponent<EmptyDependency, Badges> {
    override class var flag: String { "badge.new" }
    override var plugin: String { "New" }
}
