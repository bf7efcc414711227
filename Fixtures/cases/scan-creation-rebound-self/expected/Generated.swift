// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(AdComponent.self) { FeedDependencyProvider($0) }
        table.register(LiveComponent.self) { FeedDependencyProvider($0) }
        table.register(PostComponent.self) { FeedDependencyProvider($0) }
        table.register(StoryComponent.self) { FeedDependencyProvider($0) }
    }

    nonisolated final class FeedDependencyProvider: FeedDependency {
        var source: String { rootComponent.source }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
