// A base class that is not among the sources, with a dependency protocol as its argument.
import DIRuntime
import ScreenKit

final class RootComponent: BootstrapComponent {
    var userName: String { "ada" }
    var searchComponent: SearchComponent { SearchComponent(parent: self) }
}

protocol SearchDependency: Dependency {
    var userName: String { get }
}

final class SearchComponent: ScreenComponent<SearchDependency> {
    var title: String { "Search" }
}

final class SearchPresenter: Presenter<String> {
}
