// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BothComponent.self) { NameDependencyProvider_BothComponent($0) }
        table.register(NameComponent.self) { NameDependencyProvider_NameComponent($0) }
        table.register(SizeComponent.self) { SizeDependencyProvider($0) }
    }

    nonisolated final class NameDependencyProvider_BothComponent: NameDependency, SizeDependency {
        var name: String { rootComponent.name }
        var size: Int { rootComponent.size }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class NameDependencyProvider_NameComponent: NameDependency {
        var name: String { rootComponent.name }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class SizeDependencyProvider: SizeDependency {
        var size: Int { rootComponent.size }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
