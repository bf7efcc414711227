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
        #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
        var buffer: Buffer { unsafe rootComponent.buffer }
        var spare: Buffer { unsafe rootComponent.spare }
        #else
        var buffer: Buffer { rootComponent.buffer }
        var spare: Buffer { rootComponent.spare }
        #endif
        var `unsafe`: Int { rootComponent.unsafe }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
