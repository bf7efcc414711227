import DIRuntime

public enum Tabs: PluginSlot { public typealias Plugin = String }

enum Sections: PluginSlot { typealias Plugin = String }

public final class HomeComponent: Component<EmptyDependency> {
    public var tabs: Plugins<Tabs> { plugins() }
    var sections: Plugins<Sections> { plugins() }
}

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "Feed" }
}

public final class NewsTab: SlotComponent<EmptyDependency, Tabs> {
    override init(parent: any Scope) {
        super.init(parent: parent)
    }

    public override var plugin: String { "News" }
}
