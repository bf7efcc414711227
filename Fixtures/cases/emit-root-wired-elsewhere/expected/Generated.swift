// needle-gen:generated
// Do not edit: change the sources and run needle-gen, or build again where its plugin runs.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime
import Lib

extension AppRoot: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
        table.register(ResultsComponent.self) { ResultsDependencyProvider($0) }
    }

    nonisolated final class ResultsDependencyProvider: ResultsDependency {
        var index: String { appRoot.index }
        private let appRoot: AppRoot
        init(_ component: DIRuntime.NewComponent) { appRoot = component.nearestAncestor() }
    }
}

@available(*, deprecated, message: "The graph needs no registration: delete this call.")
nonisolated func registerProviderFactories() {}
