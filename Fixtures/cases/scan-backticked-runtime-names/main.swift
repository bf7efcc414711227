// Backticks around a name of the runtime change nothing: it is no keyword.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

final class Store {}

final class Log {}

final class RootComponent: `BootstrapComponent` {
    var tabs: `Plugins`<Tabs> { `plugins`() }
    var store: Store { `shared` { Store() } }
    var pair: (Store, Log) { (`shared` { `Store`() }, `shared` { () -> `Log` in Log() }) }
    lazy var isSame = store === store
}

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "feed" }
    override class var `flag`: String { "tab.feed" }
}

final class NewsTab: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "news" }
    override class var order: PluginOrder { .`first` }
}

final class HelpTab: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "help" }
    override class var order: `PluginOrder` { .`before`("tab.feed") }
}
let root = RootComponent()
print(root.tabs.joined(), root.isSame)
