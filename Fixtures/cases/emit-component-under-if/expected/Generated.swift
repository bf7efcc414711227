// needle-gen:generated
// Do not edit: change the sources and run needle-gen, or build again where its plugin runs.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
        #if DEBUG
        table.register(ConsoleComponent.self) { ConsoleDependencyProvider($0) }
        #endif
        table.register(MainComponent.self) { MainDependencyProvider($0) }
    }

    #if DEBUG
    nonisolated final class ConsoleDependencyProvider: ConsoleDependency {
        var buildNumber: Int { rootComponent.buildNumber }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    nonisolated final class MainDependencyProvider: MainDependency {
        var buildNumber: Int { rootComponent.buildNumber }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}

@available(*, deprecated, message: "The graph needs no registration: delete this call.")
nonisolated func registerProviderFactories() {}
