// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.registerPluginExtension(DeskComponent.self) { DeskPluginsProvider($0) }
        table.register(PlayerComponent.self) { PlayerDependencyProvider($0) }
        table.registerPluginExtension(PlayerComponent.self) { PlayerPluginsProvider($0) }
        table.register(DrawerComponent.self) { DrawerDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
        table.register(TrackComponent.self) { TrackDependencyProvider($0) }
        table.register(LampComponent.self) { LampDependencyProvider($0) }
        table.register(ShopComponent.self) { ShopDependencyProvider($0) }
    }

    nonisolated final class DeskPluginsProvider: DeskPlugins {
        @MainActor var pens: Int { deskNonCoreComponent.pens }
        private let deskNonCoreComponent: DeskNonCoreComponent
        init(_ nonCoreComponent: DeskNonCoreComponent) {
            deskNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class DrawerDependencyProvider: DrawerDependency {
        @MainActor var plugins: Int { deskComponent.plugins }
        private let deskComponent: DeskComponent
        init(_ component: DIRuntime.NewComponent) { deskComponent = component.nearestAncestor() }
    }

    nonisolated final class LampDependencyProvider: LampDependency {
        var volts: Int { deskNonCoreComponent.volts }
        @MainActor var watts: Int { deskNonCoreComponent.watts }
        private let deskNonCoreComponent: DeskNonCoreComponent
        init(_ component: DIRuntime.NewComponent) { deskNonCoreComponent = component.nearestAncestor() }
    }

    nonisolated final class PlayerDependencyProvider: PlayerDependency {
        var clock: Clock { rootComponent.clock }
        var day: Int { rootComponent.day }
        var retries: Int { rootComponent.retries }
        var signature: String { rootComponent.signature }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PlayerPluginsProvider: PlayerPlugins {
        var skins: Int { playerNonCoreComponent.skins }
        private let playerNonCoreComponent: PlayerNonCoreComponent
        init(_ nonCoreComponent: PlayerNonCoreComponent) {
            playerNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        @MainActor var border: Int { pageComponent.border }
        @MainActor var depth: Int { pageComponent.depth }
        @MainActor var height: Int { pageComponent.height }
        var number: Int { pageComponent.number }
        @MainActor var width: Int { pageComponent.width }
        private let pageComponent: PageComponent
        init(_ component: DIRuntime.NewComponent) { pageComponent = component.nearestAncestor() }
    }

    nonisolated final class ShopDependencyProvider: ShopDependency {
        var offers: Int { playerNonCoreComponent.offers }
        var price: Int { playerNonCoreComponent.price }
        private let playerNonCoreComponent: PlayerNonCoreComponent
        init(_ component: DIRuntime.NewComponent) { playerNonCoreComponent = component.nearestAncestor() }
    }

    nonisolated final class TrackDependencyProvider: TrackDependency {
        var list: String { playerComponent.list }
        var plugins: Int { playerComponent.plugins }
        private let playerComponent: PlayerComponent
        init(_ component: DIRuntime.NewComponent) { playerComponent = component.nearestAncestor() }
    }
}
// (tail)
