// A track can be opened from the root, a playlist, and a party inside a playlist.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var queueName: String { "all" }
    var quality: Int { 1 }
    func enqueue(_ track: String) -> String { "\(track) in \(queueName)" }
    var trackComponent: TrackComponent { TrackComponent(parent: self) }
    var playlistComponent: PlaylistComponent { PlaylistComponent(parent: self) }
}

final class PlaylistComponent: Component<EmptyDependency> {
    var queueName: String { "playlist" }
    func enqueue(_ track: String) -> String { "\(track) added to \(queueName)" }
    var trackComponent: TrackComponent { TrackComponent(parent: self) }
    var partyComponent: PartyComponent { PartyComponent(parent: self) }
}

final class PartyComponent: Component<EmptyDependency> {
    var queueName: String { "party" }
    var quality: Int { 3 }
    var trackComponent: TrackComponent { TrackComponent(parent: self) }
}
