// A typealias in the body of a function hides a class in that body only, also before its line.
import DIRuntime

protocol TrackDependency: Dependency { var album: String { get } }

class TrackComponent: Component<TrackDependency> {
    var title: String { "track of \(dependency.album)" }
}
final class LiveTrackComponent: Component<TrackDependency> {
    var title: String { "live track of \(dependency.album)" }
}
final class BonusTrackComponent: Component<TrackDependency> {
    var title: String { "bonus track of \(dependency.album)" }
}

final class AlbumComponent: BootstrapComponent {
    var album: String { "Blue" }

    func plain() -> String { TrackComponent(parent: self).title }
    func live() -> String {
        let track = TrackComponent(parent: self)
        typealias TrackComponent = LiveTrackComponent
        return track.title
    }
    func bonus(_ isThere: Bool) -> String {
        if isThere {
            typealias TrackComponent = BonusTrackComponent
            let track: TrackComponent = .init(parent: self)
            return track.title
        }
        let track: TrackComponent = .init(parent: self)
        return track.title
    }
}

let album = AlbumComponent()
print(album.plain(), album.live(), album.bonus(true), album.bonus(false), separator: "\n")
