// What hosts plug-ins makes them when it is read, so no plug-in can read it for its own value; for later it can.
import DIRuntime

enum Tabs: PluginSlot {
    typealias Plugin = String
}

protocol TabDependency: Dependency {
    var tabs: Plugins<Tabs> { get }
}

final class FeedComponent: SlotComponent<TabDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "one of \(count)" }  // reported here
    var count: Int { dependency.tabs.count }
}

final class SearchComponent: SlotComponent<TabDependency, Tabs> {
    override class var flag: String { "tab.search" }
    override var plugin: String { "search" }
    var count: Int { dependency.tabs.count }
}

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}
