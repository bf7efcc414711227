// (head)

import DIRuntime
import Design

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Design.BadgeComponent.self) { BadgeDependencyProvider($0) }
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class BadgeDependencyProvider: BadgeDependency {
        var theme: Design.Theme { rootComponent.theme }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var mode: Mode { rootComponent.mode }
        var theme: Design.Theme { rootComponent.theme }
        var tracker: Design.Tracker { rootComponent.tracker }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var grid: Design.Layout.Grid { rootComponent.grid }
        var style: Style { homeComponent.style }
        private let homeComponent: HomeComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            homeComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
