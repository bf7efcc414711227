import DIRuntime
import Lib

protocol HistoryDependency: Dependency {
    var index: String { get }
}

final class HistoryComponent: Component<HistoryDependency> {
    var summary: String { "history of \(dependency.index)" }
}

extension SearchRoot {
    var historyComponent: HistoryComponent { HistoryComponent(parent: self) }
}

print(SearchRoot().resultsComponent.summary)
print(SearchRoot().historyComponent.summary)
