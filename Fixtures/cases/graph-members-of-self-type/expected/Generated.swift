// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(AlbumComponent.self) { AlbumDependencyProvider($0) }
        table.register(SongComponent.self) { SongDependencyProvider($0) }
    }

    nonisolated final class AlbumDependencyProvider: AlbumDependency {
        func again() -> AlbumsComponent? { albumsComponent.again() }
        var here: AlbumsComponent { albumsComponent.here }
        var screen: AlbumsComponent { albumsComponent.screen }
        private let albumsComponent: AlbumsComponent
        init(_ component: DIRuntime.NewComponent) { albumsComponent = component.nearestAncestor() }
    }

    nonisolated final class SongDependencyProvider: SongDependency {
        var here: SongsComponent { songsComponent.here }
        private let songsComponent: SongsComponent
        init(_ component: DIRuntime.NewComponent) { songsComponent = component.nearestAncestor() }
    }
}
// (tail)
