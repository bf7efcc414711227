// (head)

import DIRuntime

extension TrainComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(MealComponent.self) { MealDependencyProvider($0) }
        table.register(SeatComponent.self) { SeatDependencyProvider($0) }
    }

    nonisolated final class MealDependencyProvider: MealDependency {
        var menu: String { firstClassComponent.menu }
        private let firstClassComponent: FirstClassComponent
        init(_ component: DIRuntime.NewComponent) { firstClassComponent = component.nearestAncestor() }
    }

    nonisolated final class SeatDependencyProvider: SeatDependency {
        var row: Int { firstClassComponent.row }
        private let firstClassComponent: FirstClassComponent
        init(_ component: DIRuntime.NewComponent) { firstClassComponent = component.nearestAncestor() }
    }
}
// (tail)
