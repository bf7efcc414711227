// One host that is not on the main actor, and two plug-ins that are: one mistake.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

final class FeedComponent: MainActorSlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "Feed" }
}

final class HelpComponent: MainActorSlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.help" }
    override var plugin: String { "Help" }
}
