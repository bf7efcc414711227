// (head)

import DIRuntime

extension Await: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Set.self) { SetDependencyProvider($0) }
        table.register(Row.self) { RowDependencyProvider($0) }
        table.register(Page.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var limit: Int { row.limit }
        var name: String { await_.name }
        private let await_: Await
        private let row: Row
        init(_ component: DIRuntime.NewComponent) {
            await_ = component.nearestAncestor()
            row = component.nearestAncestor()
        }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var size: Int { set_.size }
        private let set_: Set
        init(_ component: DIRuntime.NewComponent) { set_ = component.nearestAncestor() }
    }

    nonisolated final class SetDependencyProvider: SetDependency {
        var name: String { await_.name }
        private let await_: Await
        init(_ component: DIRuntime.NewComponent) { await_ = component.nearestAncestor() }
    }
}
// (tail)
