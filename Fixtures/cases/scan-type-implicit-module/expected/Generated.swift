// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BoardComponent.self) { BoardDependencyProvider($0) }
    }

    nonisolated final class BoardDependencyProvider: BoardDependency {
        #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
        var handle: _Concurrency.UnsafeContinuation<Int, Never>? { unsafe rootComponent.handle }
        #else
        var handle: _Concurrency.UnsafeContinuation<Int, Never>? { rootComponent.handle }
        #endif
        var next: Task { rootComponent.next }
        var running: _Concurrency.Task<Int, Never> { rootComponent.running }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
