// (head)

import DIRuntime

extension DebugRootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

#if !(DEBUG)
extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}
#endif

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if DEBUG
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        #endif
        #if !(DEBUG)
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        #endif
        #if DEBUG
        table.register(LayeredComponent.self) { ListDependencyProvider($0) }
        #endif
        #if !(DEBUG)
        table.register(LayeredComponent.self) { ListDependencyProvider($0) }
        #endif
        #if DEBUG
        table.register(SongsComponent.self) { ListDependencyProvider($0) }
        #endif
        #if !(DEBUG)
        table.register(SongsComponent.self) { ListDependencyProvider($0) }
        #endif
        #if DEBUG
        table.register(InspectorComponent.self) { InspectorDependencyProvider($0) }
        #endif
        table.register(PageComponent.self) { PageDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    #if DEBUG
    nonisolated final class HomeDependencyProvider: HomeDependency {
        var logger: String { rootComponent.logger }
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if !(DEBUG)
    nonisolated final class HomeDependencyProvider: HomeDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if DEBUG
    nonisolated final class InspectorDependencyProvider: InspectorDependency {
        var logger: String { rootComponent.logger }
        var overlay: String { homeComponent.overlay }
        var title: String { homeComponent.title }
        private let homeComponent: HomeComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            homeComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }
    #endif

    #if DEBUG
    nonisolated final class ListDependencyProvider: ListDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if !(DEBUG)
    nonisolated final class ListDependencyProvider: ListDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    nonisolated final class PageDependencyProvider: PageDependency {
        #if DEBUG
        var overlay: String { homeComponent.overlay }
        #endif
        var title: String { homeComponent.title }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        #if DEBUG
        var logs: [String] { songsComponent.logs }
        #endif
        var rows: [String] { songsComponent.rows }
        private let songsComponent: SongsComponent
        init(_ component: DIRuntime.NewComponent) { songsComponent = component.nearestAncestor() }
    }
}
// (tail)
