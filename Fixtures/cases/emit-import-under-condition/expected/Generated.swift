// (head)

import DIRuntime
#if canImport(Foundation)
import Foundation
#endif

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(LinkComponent.self) { LinkDependencyProvider($0) }
    }

    nonisolated final class LinkDependencyProvider: LinkDependency {
        #if canImport(Foundation)
        var baseURL: URL? { rootComponent.baseURL }
        #endif
        var fallbackHost: String { rootComponent.fallbackHost }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
