// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var items: [Box<String>.Item] { rootComponent.items }
        var leaf: Box<Int>.Pair.Leaf { rootComponent.leaf }
        var pair: Box<Int>.Pair { rootComponent.pair }
        var type: Box<Int>?.Type { rootComponent.type }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
