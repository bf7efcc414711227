// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ChildComponent.self) { ChildDependencyProvider($0) }
    }

    nonisolated final class ChildDependencyProvider: ChildDependency {
        func observe(_ change: @escaping @Storage.Queue () -> Int) -> @Storage.Queue () -> Int {
            rootComponent.observe(change)
        }
        var onSave: @Storage.Queue @Sendable (Int) -> Void { rootComponent.onSave }
        @Storage.Queue var saved: Int { return rootComponent.saved }
        @Network var sent: Int { return rootComponent.sent }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
