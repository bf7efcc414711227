// Typealiases of one name in several functions of a file are several: each stands for what its own body says.
import DIRuntime

protocol TrackDependency: Dependency { var album: String { get } }
protocol ClipDependency: Dependency { var film: String { get } }

final class TrackComponent: Component<TrackDependency> {
    var title: String { "track of \(dependency.album)" }
}
final class ClipComponent: Component<ClipDependency> {
    var title: String { "clip of \(dependency.film)" }
}

final class AlbumComponent: BootstrapComponent {
    var album: String { "Blue" }

    func make() -> String {
        typealias Child = TrackComponent
        return Child(parent: self).title
    }
}

final class FilmComponent: BootstrapComponent {
    var film: String { "Playtime" }

    func make(_ isShort: Bool) -> String {
        typealias Child = ClipComponent
        if isShort {
            typealias Other = Child
            return Other.init(parent: self).title
        }
        let child: Child = .init(parent: self)
        return child.title
    }
    var maybe: String? {
        typealias Child = ClipComponent?
        let child: Child = .init(ClipComponent(parent: self))
        return child?.title
    }
}
