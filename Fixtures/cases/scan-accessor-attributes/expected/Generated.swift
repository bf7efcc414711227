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
        table.register(PlayerComponent.self) { PlayerDependencyProvider($0) }
    }

    nonisolated final class PlayerDependencyProvider: PlayerDependency {
        var level: Int {
            get throws { try rootComponent.level }
        }
        var theme: String {
            get { rootComponent.theme }
            set { rootComponent.theme = newValue }
        }
        var volume: Int {
            get { rootComponent.volume }
            set { rootComponent.volume = newValue }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}

@available(*, deprecated, message: "The graph needs no registration: delete this call.")
nonisolated func registerProviderFactories() {}
