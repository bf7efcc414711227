// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.registerPluginExtension(StationComponent.self) { StationExtensionProvider($0) }
        table.register(KioskComponent.self) { KioskDependencyProvider($0) }
        table.registerPluginExtension(KioskComponent.self) { KioskExtensionProvider($0) }
        table.register(KioskNonCoreComponent.self) { KioskNonCoreDependencyProvider($0) }
        table.register(RackComponent.self) { RackDependencyProvider($0) }
        table.register(ShelfComponent.self) { RackDependencyProvider($0) }
        table.registerPluginExtension(ShelfComponent.self) { ShelfExtensionProvider($0) }
        table.register(ShelfNonCoreComponent.self) { RackDependencyProvider($0) }
    }

    nonisolated final class KioskDependencyProvider: KioskDependency {
        var clock: String { stationComponent.pluginExtension.clock }
        private let stationComponent: StationComponent
        init(_ component: DIRuntime.NewComponent) { stationComponent = component.nearestAncestor() }
    }

    nonisolated final class KioskExtensionProvider: KioskExtension {
        var papers: String { kioskNonCoreComponent.papers }
        private let kioskNonCoreComponent: KioskNonCoreComponent
        init(_ nonCoreComponent: KioskNonCoreComponent) {
            kioskNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class KioskNonCoreDependencyProvider: KioskNonCoreDependency {
        var bench: String { hallComponent.bench }
        var clock: String { stationComponent.pluginExtension.clock }
        var radio: String { stationComponent.nonCoreComponent.radio }
        private let hallComponent: HallComponent
        private let stationComponent: StationComponent
        init(_ component: DIRuntime.NewComponent) {
            hallComponent = component.nearestAncestor()
            stationComponent = component.nearestAncestor()
        }
    }

    nonisolated final class RackDependencyProvider: RackDependency {
        var papers: String { kioskNonCoreComponent.papers }
        var radio: String { stationComponent.nonCoreComponent.radio }
        private let kioskNonCoreComponent: KioskNonCoreComponent
        private let stationComponent: StationComponent
        init(_ component: DIRuntime.NewComponent) {
            kioskNonCoreComponent = component.nearestAncestor()
            stationComponent = component.nearestAncestor()
        }
    }

    nonisolated final class ShelfExtensionProvider: ShelfExtension {
        var light: String { shelfNonCoreComponent.light }
        private let shelfNonCoreComponent: ShelfNonCoreComponent
        init(_ nonCoreComponent: ShelfNonCoreComponent) {
            shelfNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class StationExtensionProvider: StationExtension {
        var clock: String { stationNonCoreComponent.clock }
        private let stationNonCoreComponent: StationNonCoreComponent
        init(_ nonCoreComponent: StationNonCoreComponent) {
            stationNonCoreComponent = nonCoreComponent
        }
    }
}
// (tail)
