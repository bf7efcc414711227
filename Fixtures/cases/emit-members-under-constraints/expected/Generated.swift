// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(AlbumsComponent.self) { AlbumsDependencyProvider($0) }
        table.register(ArtistsComponent.self) { ArtistsDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class AlbumsDependencyProvider: AlbumsDependency {
        var songCount: Int { rootComponent.songCount }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ArtistsDependencyProvider: ArtistsDependency {
        var songCount: Int { rootComponent.songCount }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var badge: String {
            switch albumsOrRootComponent {
            case .albumsComponent(let owner): return owner.badge
            case .rootComponent(let owner): return owner.badge
            }
        }
        var hint: String {
            switch albumsOrRootComponent {
            case .albumsComponent(let owner): return owner.hint
            case .rootComponent(let owner): return owner.hint
            }
        }
        var style: String {
            switch albumsOrRootComponent {
            case .albumsComponent(let owner): return owner.style
            case .rootComponent(let owner): return owner.style
            }
        }
        private let albumsOrRootComponent: AlbumsOrRootComponent
        private enum AlbumsOrRootComponent {
            case albumsComponent(AlbumsComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            albumsOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? AlbumsComponent { return .albumsComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
        }
    }
}
// (tail)
