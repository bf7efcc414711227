// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FifthComponent.self) { RowDependencyProvider($0) }
        table.register(FirstComponent.self) { RowDependencyProvider($0) }
        table.register(FourthComponent.self) { RowDependencyProvider($0) }
        table.register(SecondComponent.self) { RowDependencyProvider($0) }
        table.register(ThirdComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var source: String { rootComponent.source }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
