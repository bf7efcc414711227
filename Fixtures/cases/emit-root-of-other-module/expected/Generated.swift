// (head)

public import DIRuntime
public import Lib

// If 'Lib' wires its roots itself, as with a plugin of its own, say so in needle.json:
// {"modules": {"Lib": {"wired": "elsewhere"}}}
extension Lib.SearchRoot: DIRuntime.GraphRoot {
    public nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HistoryComponent.self) { HistoryDependencyProvider($0) }
        table.register(ResultsComponent.self) { ResultsDependencyProvider($0) }
    }

    nonisolated final class HistoryDependencyProvider: HistoryDependency {
        var index: String { searchRoot.index }
        private let searchRoot: SearchRoot
        init(_ component: DIRuntime.NewComponent) { searchRoot = component.nearestAncestor() }
    }

    nonisolated final class ResultsDependencyProvider: ResultsDependency {
        var index: String { searchRoot.index }
        private let searchRoot: SearchRoot
        init(_ component: DIRuntime.NewComponent) { searchRoot = component.nearestAncestor() }
    }
}
// (tail)
