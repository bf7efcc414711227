// One type that is no slot, however it is written.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Screens.Tabs> { plugins() }
}

enum Screens {
    enum Tabs { typealias Plugin = String }

    final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
        override class var flag: String { "tab.feed" }
        override var plugin: String { "Feed" }
    }
}
