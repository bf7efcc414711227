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
        table.register(StatusComponent.self) { StatusDependencyProvider($0) }
    }

    nonisolated final class StatusDependencyProvider: StatusDependency {
        var serverName: String {
            switch rootOrStagingRootComponent {
            case .rootComponent(let owner): return owner.serverName
            case .stagingRootComponent(let owner): return owner.serverName
            }
        }
        private let rootOrStagingRootComponent: RootOrStagingRootComponent
        private enum RootOrStagingRootComponent {
            case rootComponent(RootComponent)
            case stagingRootComponent(StagingRootComponent)
        }
        init(_ component: any DIRuntime.Scope) {
            rootOrStagingRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                if let owner = scope as? StagingRootComponent { return .stagingRootComponent(owner) }
                return nil
            }
        }
    }
}

@available(*, deprecated, message: "The graph needs no registration: delete this call.")
nonisolated func registerProviderFactories() {}
