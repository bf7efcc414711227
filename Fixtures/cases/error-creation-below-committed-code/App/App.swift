import DIRuntime
import Lib

protocol HistoryDependency: Dependency {
    var index: String { get }
}

final class HistoryComponent: Component<HistoryDependency> {}

/// The code among the sources of `Lib` wires `SearchRoot`, and does not know of this.
extension SearchRoot {
    var historyComponent: HistoryComponent { HistoryComponent(parent: self) }
}
