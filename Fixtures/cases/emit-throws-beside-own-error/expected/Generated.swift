// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(SyncComponent.self) { SyncDependencyProvider($0) }
    }

    nonisolated final class SyncDependencyProvider: SyncDependency {
        func load() throws -> Int { try rootComponent.load() }
        func outcome() -> Result<Int, any Swift.Error> { rootComponent.outcome() }
        func reset() { rootComponent.reset() }
        func store(_ number: Int) throws(Error) { try rootComponent.store(number) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
