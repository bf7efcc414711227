// (head)

import DIRuntime
import Feeds

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
        table.register(StoryComponent.self) { StoryDependencyProvider($0) }
        table.register(LineComponent.self) { LineDependencyProvider($0) }
        table.register(ShelfItemComponent.self) { ShelfItemDependencyProvider($0) }
    }

    nonisolated final class LineDependencyProvider: LineDependency {
        @MainActor var line: Int { rootComponent.line }
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var count: Int { rootComponent.count }
        @MainActor var note: String { rootComponent.note }
        var page: Int { rootComponent.page }
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ShelfItemDependencyProvider: ShelfItemDependency {
        @MainActor var shelf: String { shelfComponent.shelf }
        private let shelfComponent: ShelfComponent
        init(_ component: DIRuntime.NewComponent) { shelfComponent = component.nearestAncestor() }
    }

    nonisolated final class StoryDependencyProvider: StoryDependency {
        var count: Int { rootComponent.count }
        @MainActor var note: String { rootComponent.note }
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
