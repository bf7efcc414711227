// (head)

import DIRuntime

extension RootComponent: GraphRoot {
    nonisolated static var providers: ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = ProviderTable(register)

    nonisolated private static func register(_ table: inout ProviderTable.Builder) {
        table.register(BannerComponent.self) { TitledProvider($0) }
        table.register(PanelComponent.self) { PanelDependencyProvider($0) }
    }

    nonisolated final class PanelDependencyProvider: PanelDependency {
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class TitledProvider: Titled, EmptyDependency {
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
