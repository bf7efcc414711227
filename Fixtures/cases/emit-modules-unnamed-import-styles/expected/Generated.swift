// (head)

internal import DIRuntime
internal import Feature
@preconcurrency internal import Models
#if DEBUG
internal import Extras
#endif
#if canImport(Dispatch)
internal import Dispatch
#endif

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if DEBUG
        table.register(ExtrasComponent.self) { ExtrasDependencyProvider($0) }
        #endif
        table.register(FeatureComponent.self) { FeatureDependencyProvider($0) }
    }

    #if DEBUG
    nonisolated final class ExtrasDependencyProvider: ExtrasDependency {
        var theme: Theme { rootComponent.theme }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    nonisolated final class FeatureDependencyProvider: FeatureDependency {
        var user: User { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
