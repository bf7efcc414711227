// (head)

import DIRuntime

extension AppComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        table.register(LampComponent.self) { LampDependencyProvider($0) }
        table.register(ShadeComponent.self) { ShadeDependencyProvider($0) }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var user: String { appComponent.user }
        private let appComponent: AppComponent
        init(_ component: DIRuntime.NewComponent) { appComponent = component.nearestAncestor() }
    }

    nonisolated final class LampDependencyProvider: LampDependency {
        var text: String { homeComponent.text }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }

    nonisolated final class ShadeDependencyProvider: ShadeDependency {
        var light: String { lampComponent.light }
        private let lampComponent: LampComponent
        init(_ component: DIRuntime.NewComponent) { lampComponent = component.nearestAncestor() }
    }
}
// (tail)
