// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.registerPluginExtension(HomeComponent.self) { HomeExtensionProvider($0) }
        table.register(HomeNonCoreComponent.self) { HomeNonCoreDependencyProvider($0) }
    }

    nonisolated final class HomeExtensionProvider: HomeExtension, Sendable {
        let banner: String
        init(_ nonCoreComponent: HomeNonCoreComponent) {
            let homeNonCoreComponent = nonCoreComponent
            self.banner = homeNonCoreComponent.banner
        }
    }

    nonisolated final class HomeNonCoreDependencyProvider: HomeNonCoreDependency, Sendable {
        let depth: Int
        let host: String
        init(_ component: DIRuntime.NewComponent) {
            let homeComponent: HomeComponent = component.nearestAncestor()
            let rootComponent: RootComponent = component.nearestAncestor()
            self.depth = homeComponent.depth
            self.host = rootComponent.host
        }
    }
}
// (tail)
