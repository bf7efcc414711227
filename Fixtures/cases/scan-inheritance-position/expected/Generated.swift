// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(WeatherComponent.self) { WeatherDependencyProvider($0) }
        table.register(RadarComponent.self) { RadarDependencyProvider($0) }
    }

    nonisolated final class RadarDependencyProvider: RadarDependency {
        var name: String { weatherComponent.name }
        var zoom: Int { rootComponent.zoom }
        private let rootComponent: RootComponent
        private let weatherComponent: WeatherComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent = component.nearestAncestor()
            weatherComponent = component.nearestAncestor()
        }
    }

    nonisolated final class WeatherDependencyProvider: WeatherDependency {
        var city: String { rootComponent.city }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
