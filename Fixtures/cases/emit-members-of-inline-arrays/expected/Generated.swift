// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(GridComponent.self) { GridDependencyProvider($0) }
    }

    nonisolated final class GridDependencyProvider: GridDependency {
        var last: InlineArray<4, Int>.Index? { rootComponent.last }
        var move: (InlineArray<2, [2 of Int]>.Index) -> InlineArray<4, Int>.Index { rootComponent.move }
        func place(after place: InlineArray<4, Int>.Index) -> InlineArray<4, Int>.Element {
            rootComponent.place(after: place)
        }
        var places: [InlineArray<4, Int>.Index] { rootComponent.places }
        var start: InlineArray<4, Int>.Index { rootComponent.start }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
