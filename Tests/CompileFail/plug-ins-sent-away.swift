// error: sending
// What plug-ins of the main actor give stays there, unless it is Sendable.
import DIRuntime

nonisolated final class Tab {}

nonisolated enum Tabs: PluginSlot { typealias Plugin = Tab }

@MainActor final class RootComponent: MainActorBootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

@MainActor final class FeedComponent: MainActorSlotComponent<EmptyDependency, Tabs> {
    override var plugin: Tab { Tab() }
}

@MainActor func send(_ root: RootComponent) {
    let tabs = root.tabs
    #if FAILS
    Task.detached { print(tabs.count) }
    #else
    Task { print(tabs.count) }
    #endif
    print(tabs.count)
}
