import DIRuntime
import Lib

protocol HistoryDependency: Dependency {
    var index: String { get }
}

final class HistoryComponent: Component<HistoryDependency> {}

/// The code that wires `SearchRoot` is that of `Lib`, and does not know of this.
extension SearchRoot {
    var historyComponent: HistoryComponent { HistoryComponent(parent: self) }
}

/// Nor what a subclass creates, if the base class does not create the same.
final class MusicRoot: SearchRoot {
    override var index: String { "songs" }

    var otherResultsComponent: ResultsComponent { ResultsComponent(parent: self) }
    var lyricsComponent: LyricsComponent { LyricsComponent(parent: self) }
}

final class LyricsComponent: Component<HistoryDependency> {}

extension ResultsComponent {
    // needle:ignore unlinked-creation
    var silencedComponent: LyricsComponent { LyricsComponent(parent: self) }
}

/// Below a root of this module all is well.
final class AppRoot: BootstrapComponent {
    var index: String { "films" }

    var historyComponent: HistoryComponent { HistoryComponent(parent: self) }
}
