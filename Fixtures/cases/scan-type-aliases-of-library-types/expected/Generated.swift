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
        var completion: Result<Int, any Error>.Completion { rootComponent.completion }
        var held: Optional<Int>.Held { rootComponent.held }
        var inverse: Dictionary<String, Int>.Inverse { rootComponent.inverse }
        var pair: Array<String>.Pair { rootComponent.pair }
        var row: Array<Int>.Row { rootComponent.row }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
