// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
        table.register(PlainComponent.self) { PlainDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        @MainActor var height: Int { rootComponent.height }
        @MainActor var model: Model { rootComponent.model }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PlainDependencyProvider: PlainDependency {
        var height: Int { otherComponent.height }
        private let otherComponent: OtherComponent
        init(_ component: DIRuntime.NewComponent) { otherComponent = component.nearestAncestor() }
    }
}
// (tail)
