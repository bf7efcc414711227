// An empty flag is a literal, but nobody can turn the plug-in off by it.
import DIRuntime

enum Tabs: PluginSlot {
    typealias Plugin = String
}

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "" }  // reported here
    override var plugin: String { "feed" }
}

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}
