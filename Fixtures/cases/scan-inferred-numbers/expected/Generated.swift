// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PlayerComponent.self) { PlayerDependencyProvider($0) }
    }

    nonisolated final class PlayerDependencyProvider: PlayerDependency {
        var exponentLike: Int { rootComponent.exponentLike }
        var filter: Filter { rootComponent.filter }
        var half: Double { rootComponent.half }
        var many: Double { rootComponent.many }
        var mask: Int { rootComponent.mask }
        var more: Double { rootComponent.more }
        var one: Int { rootComponent.one }
        var quarter: Double { rootComponent.quarter }
        var shelved: Filter { rootComponent.shelved }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
