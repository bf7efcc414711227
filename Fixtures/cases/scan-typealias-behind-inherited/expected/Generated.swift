// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var seed: Int { rootComponent.seed }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var content: AppState { homeComponent.content }
        var first: (Int, Int) { homeComponent.first }
        var keyed: [Int: AppState] { homeComponent.keyed }
        var later: Int { homeComponent.later }
        var line: (Bool, Int) { homeComponent.line }
        var names: [String] { homeComponent.names }
        var number: Int { homeComponent.number }
        var page: AppState.Page<Bool> { homeComponent.page }
        var short: Int { homeComponent.short }
        var tab: AppState.Tab { homeComponent.tab }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }
}
// (tail)
