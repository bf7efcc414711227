// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Outer.Inner.LeafComponent.self) { TopDependencyProvider($0) }
        table.register(Outer.LeafComponent.self) { OuterDependencyProvider($0) }
    }

    nonisolated final class OuterDependencyProvider: OuterDependency {
        var kind: Outer.Kind { midComponent.kind }
        private let midComponent: Outer.MidComponent
        init(_ component: DIRuntime.NewComponent) { midComponent = component.nearestAncestor() }
    }

    nonisolated final class TopDependencyProvider: TopDependency {
        var kind: Kind { midComponent.kind }
        private let midComponent: Outer.Inner.MidComponent
        init(_ component: DIRuntime.NewComponent) { midComponent = component.nearestAncestor() }
    }
}
// (tail)
