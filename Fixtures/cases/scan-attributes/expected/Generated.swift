// (head)

import DIRuntime

@available(macOS 10.15, iOS 13, *)
extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        if #available(macOS 10.15, iOS 13, *) { table.register(PlayerComponent.self) { PlayerDependencyProvider($0) } }
    }

    @available(macOS 10.15, iOS 13, *)
    nonisolated final class PlayerDependencyProvider: PlayerDependency {
        @available(swift, introduced: 5.0)
        var song: String { rootComponent.song }
        @available(swift, introduced: 5.0)
        var volume: Int { rootComponent.volume }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
