// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(TrackComponent.self) { TrackDependencyProvider($0) }
    }

    nonisolated final class TrackDependencyProvider: TrackDependency {
        func enqueue(_ track: String) -> String {
            switch playlistOrRootComponent {
            case .playlistComponent(let owner): return owner.enqueue(track)
            case .rootComponent(let owner): return owner.enqueue(track)
            }
        }
        var quality: Int {
            switch partyOrRootComponent {
            case .partyComponent(let owner): return owner.quality
            case .rootComponent(let owner): return owner.quality
            }
        }
        var queueName: String {
            switch partyOrPlaylistOrRootComponent {
            case .partyComponent(let owner): return owner.queueName
            case .playlistComponent(let owner): return owner.queueName
            case .rootComponent(let owner): return owner.queueName
            }
        }
        private let partyOrPlaylistOrRootComponent: PartyOrPlaylistOrRootComponent
        private let partyOrRootComponent: PartyOrRootComponent
        private let playlistOrRootComponent: PlaylistOrRootComponent
        private enum PartyOrPlaylistOrRootComponent {
            case partyComponent(PartyComponent)
            case playlistComponent(PlaylistComponent)
            case rootComponent(RootComponent)
        }
        private enum PartyOrRootComponent {
            case partyComponent(PartyComponent)
            case rootComponent(RootComponent)
        }
        private enum PlaylistOrRootComponent {
            case playlistComponent(PlaylistComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            partyOrPlaylistOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? PartyComponent { return .partyComponent(owner) }
                if let owner = scope as? PlaylistComponent { return .playlistComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            partyOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? PartyComponent { return .partyComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            playlistOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? PlaylistComponent { return .playlistComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
        }
    }
}
// (tail)
