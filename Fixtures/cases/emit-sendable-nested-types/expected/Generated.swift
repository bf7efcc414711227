// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency, Sendable {
        let events: AsyncStream<Draft>.Continuation
        let failing: AsyncThrowingStream<Draft, any Error>.Continuation
        let row: Store<Int>.Row<String>
        let snapshot: Store<Int>.Snapshot
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.events = rootComponent.events
            self.failing = rootComponent.failing
            self.row = rootComponent.row
            self.snapshot = rootComponent.snapshot
        }
    }
}
// (tail)
