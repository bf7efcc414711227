// (head)

import DIRuntime
import Lib

extension AppRoot: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ResultsComponent.self) { ResultsDependencyProvider($0) }
    }

    nonisolated final class ResultsDependencyProvider: ResultsDependency {
        var index: String { appRoot.index }
        private let appRoot: AppRoot
        init(_ component: DIRuntime.NewComponent) { appRoot = component.nearestAncestor() }
    }
}
// (tail)
