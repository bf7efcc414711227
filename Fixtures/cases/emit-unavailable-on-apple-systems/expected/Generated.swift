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
        #if !canImport(Darwin)
        @available(anyAppleOS, unavailable)
        var loader: Int { rootComponent.loader }
        #endif
        @available(anyAppleOS 26, *)
        var store: Int { rootComponent.store }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
