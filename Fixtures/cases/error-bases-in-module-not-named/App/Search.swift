import DIRuntime
import Screens

protocol SearchDependency: Dependency {
    var query: String { get }
}

// The base class is of a module that needle.json does not name.
final class SearchComponent: ScreenComponent<SearchDependency> {}
