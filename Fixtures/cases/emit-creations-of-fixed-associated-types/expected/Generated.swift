// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FeedComponent.self) { FeedDependencyProvider_FeedComponent($0) }
        table.register(DetailComponent.self) { FeedDependencyProvider_DetailComponent($0) }
        table.register(DraftsComponent.self) { FeedDependencyProvider_DetailComponent($0) }
    }

    nonisolated final class FeedDependencyProvider_DetailComponent: FeedDependency {
        var title: String { listComponent.title }
        private let listComponent: ListComponent
        init(_ component: DIRuntime.NewComponent) { listComponent = component.nearestAncestor() }
    }

    nonisolated final class FeedDependencyProvider_FeedComponent: FeedDependency {
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
