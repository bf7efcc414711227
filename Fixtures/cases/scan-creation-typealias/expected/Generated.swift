// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Quiz.BonusComponent.self) { RoundDependencyProvider($0) }
        table.register(Quiz.FinalComponent.self) { RoundDependencyProvider($0) }
        table.register(Quiz.RoundComponent.self) { RoundDependencyProvider($0) }
    }

    nonisolated final class RoundDependencyProvider: Quiz.RoundDependency {
        var player: String { rootComponent.player }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
