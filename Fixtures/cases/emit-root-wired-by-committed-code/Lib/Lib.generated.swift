// needle-gen:generated
// Do not edit: change the sources and run needle-gen, or build again where its plugin runs.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime

extension SearchRoot: DIRuntime.GraphRoot {
    public nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_Lib.providers }
}

private enum NeedleGraph_Lib {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
        table.register(ResultsComponent.self) { ResultsDependencyProvider($0) }
    }

    nonisolated final class ResultsDependencyProvider: ResultsDependency {
        var index: String { searchRoot.index }
        private let searchRoot: SearchRoot
        init(_ component: DIRuntime.NewComponent) { searchRoot = component.nearestAncestor() }
    }
}

@available(*, deprecated, message: "The graph needs no registration: delete this call.")
nonisolated func registerProviderFactories() {}
