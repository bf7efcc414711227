// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ScreenComponent.self) { ScreenDependencyProvider($0) }
        table.register(ShelfComponent.self) { ShelfDependencyProvider($0) }
    }

    nonisolated final class ScreenDependencyProvider: ScreenDependency {
        var name: String { rootComponent.name }
        var text: String { rootComponent.text }
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ShelfDependencyProvider: ShelfDependency {
        @Storage var place: String { rootComponent.place }
        var shelf: Int { rootComponent.shelf }
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
