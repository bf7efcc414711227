// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(MapComponent.self) { MapDependencyProvider_MapComponent($0) }
        table.register(PlaceComponent.self) { MapDependencyProvider_PlaceComponent($0) }
        table.register(RouteComponent.self) { LocationDependencyProvider($0) }
    }

    nonisolated final class LocationDependencyProvider: LocationDependency, NetworkDependency {
        var city: String { rootComponent.city }
        var host: String { rootComponent.host }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class MapDependencyProvider_MapComponent: MapDependency {
        var accent: String { rootComponent.accent }
        var host: String { rootComponent.host }
        var zoom: Double { rootComponent.zoom }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class MapDependencyProvider_PlaceComponent: MapDependency, LocationDependency {
        var accent: String { rootComponent.accent }
        var host: String { rootComponent.host }
        var zoom: Double { rootComponent.zoom }
        var city: String { rootComponent.city }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
