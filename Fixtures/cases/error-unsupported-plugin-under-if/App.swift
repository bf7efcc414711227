import DIRuntime

// What a plug-in needs, it needs wherever it exists.

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

enum Tabs: PluginSlot { typealias Plugin = String }

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    #if DEBUG
    override var plugin: String { "feed" }
    #endif
}

final class PageTab: SlotComponent<EmptyDependency, Tabs> {
    #if DEBUG
    override init(parent: any Scope) {
        super.init(parent: parent)
    }
    #else
    init(parent: any Scope, number: Int) {
        super.init(parent: parent)
    }
    #endif

    override var plugin: String { "page" }
}

// These have all of it.

final class MapTab: SlotComponent<EmptyDependency, Tabs> {
    #if DEBUG
    override var plugin: String { "test map" }
    #else
    override var plugin: String { "map" }
    #endif

    #if DEBUG
    override init(parent: any Scope) {
        super.init(parent: parent)
    }
    #endif
}

#if DEBUG
final class ToolsTab: BaseTab {
    override var plugin: String { "tools" }
}
#else
final class HelpTab: BaseTab {}
#endif

class BaseTab: SlotComponent<EmptyDependency, Tabs> {
    #if !DEBUG
    override var plugin: String { "help" }
    #endif
}
