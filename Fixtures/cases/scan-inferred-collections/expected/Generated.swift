// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(TourComponent.self) { TourDependencyProvider($0) }
    }

    nonisolated final class TourDependencyProvider: TourDependency {
        var grid: [[Double]] { rootComponent.grid }
        var kept: [Step] { rootComponent.kept }
        var pair: (port: Port, name: String) { rootComponent.pair }
        var ports: [Port] { rootComponent.ports }
        var retries: [Int] { rootComponent.retries }
        var spare: [Port] { rootComponent.spare }
        var steps: [Step] { rootComponent.steps }
        var stops: [String: [Int]] { rootComponent.stops }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
