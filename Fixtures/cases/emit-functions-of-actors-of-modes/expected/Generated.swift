// (head)

public import DIRuntime
public import Feeds

// If 'Feeds' wires its roots itself, as with a plugin of its own, say so in needle.json:
// {"modules": {"Feeds": {"wired": "elsewhere"}}}
extension Feeds.FeedComponent: DIRuntime.GraphRoot {
    public nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(StoryComponent.self) { StoryDependencyProvider($0) }
    }

    nonisolated final class StoryDependencyProvider: StoryDependency {
        var actions: [@MainActor @Sendable (Int) -> Void] { rootComponent.actions }
        var last: Action? { rootComponent.last }
        var onClose: @MainActor @Sendable () -> Void { rootComponent.onClose }
        var onOpen: @MainActor @Sendable () -> Void { rootComponent.onOpen }
        func perform(_ action: @escaping @MainActor @Sendable () -> Void) { rootComponent.perform(action) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
