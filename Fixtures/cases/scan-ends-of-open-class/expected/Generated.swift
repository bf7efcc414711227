// (head)

import DIRuntime

extension Root: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Home.self) { HomeDependencyProvider($0) }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var name: String { root.name }
        private let root: Root
        init(_ component: DIRuntime.NewComponent) { root = component.nearestAncestor() }
    }
}
// (tail)
