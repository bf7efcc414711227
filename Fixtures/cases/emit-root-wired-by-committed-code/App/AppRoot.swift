import DIRuntime
import Lib

final class AppRoot: BootstrapComponent {
    var index: String { "films" }

    var resultsComponent: ResultsComponent { ResultsComponent(parent: self) }
}

/// Its providers are those of its base class.
final class MusicRoot: SearchRoot {
    override var index: String { "songs" }
}
