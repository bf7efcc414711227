// (head)

import DIRuntime

extension AlbumComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

extension FilmComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ClipComponent.self) { ClipDependencyProvider($0) }
        table.register(TrackComponent.self) { TrackDependencyProvider($0) }
    }

    nonisolated final class ClipDependencyProvider: ClipDependency {
        var film: String { filmComponent.film }
        private let filmComponent: FilmComponent
        init(_ component: DIRuntime.NewComponent) { filmComponent = component.nearestAncestor() }
    }

    nonisolated final class TrackDependencyProvider: TrackDependency {
        var album: String { albumComponent.album }
        private let albumComponent: AlbumComponent
        init(_ component: DIRuntime.NewComponent) { albumComponent = component.nearestAncestor() }
    }
}
// (tail)
