// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Travel.FlightComponent.self) { FlightDependencyProvider($0) }
        table.register(Travel.Seats.SeatComponent.self) { FlightDependencyProvider($0) }
        table.register(Travel.MealComponent.self) { FlightDependencyProvider($0) }
    }

    nonisolated final class FlightDependencyProvider: Travel.FlightDependency {
        var airline: String { rootComponent.airline }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
