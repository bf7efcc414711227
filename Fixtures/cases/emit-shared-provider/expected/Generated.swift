// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PhotosComponent.self) { GridDependencyProvider_PhotosComponent($0) }
        table.register(VideosComponent.self) { GridDependencyProvider_PhotosComponent($0) }
        table.register(CoversComponent.self) { GridDependencyProvider_CoversComponent($0) }
    }

    nonisolated final class GridDependencyProvider_CoversComponent: GridDependency {
        var accent: String { albumComponent.accent }
        private let albumComponent: AlbumComponent
        init(_ component: DIRuntime.NewComponent) { albumComponent = component.nearestAncestor() }
    }

    nonisolated final class GridDependencyProvider_PhotosComponent: GridDependency {
        var accent: String { rootComponent.accent }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
