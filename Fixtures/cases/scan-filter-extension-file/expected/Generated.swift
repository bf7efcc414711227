// needle-gen:generated
// Do not edit: change the sources and run needle-gen, or build again where its plugin runs.
// swift-format-ignore-file
// swiftlint:disable all

import DIRuntime

extension Root: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var age: Age { root.age }
        var user: User { root.user }
        private let root: Root
        init(_ component: DIRuntime.NewComponent) { root = component.nearestAncestor() }
    }
}

@available(*, deprecated, message: "The graph needs no registration: delete this call.")
nonisolated func registerProviderFactories() {}
