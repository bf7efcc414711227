// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if !(DEMO)
        table.register(CardsComponent.self) { ColorDependencyProvider_CardsComponent($0) }
        #endif
        table.register(GridComponent.self) { ColorDependencyProvider_GridComponent($0) }
        table.register(ListComponent.self) { ColorDependencyProvider_GridComponent($0) }
        table.register(CellComponent.self) { RowDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    #if !(DEMO)
    nonisolated final class ColorDependencyProvider_CardsComponent: ColorDependency {
        var color: String { rootComponent.color }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    nonisolated final class ColorDependencyProvider_GridComponent: ColorDependency {
        var color: String { rootComponent.color }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var color: String { rootComponent.color }
        var size: Int { rootComponent.size }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
