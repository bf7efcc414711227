// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(EngineComponent.self) { EngineDependencyProvider($0) }
    }

    nonisolated final class EngineDependencyProvider: EngineDependency {
        var isLooped: Bool { rootComponent.isLooped }
        var isMuted: Swift.Bool { rootComponent.isMuted }
        var name: String { rootComponent.name }
        var title: Swift.String { rootComponent.title }
        var voices: Swift.Int { rootComponent.voices }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
