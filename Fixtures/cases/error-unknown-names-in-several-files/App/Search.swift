import DIRuntime
import Streams

protocol SearchDependency: Dependency {
    var query: String { get }
}

final class SearchComponent: ScreenComponent<SearchDependency> {}

// The file of CoreDependency is lost.
protocol HelpDependency: Dependency, CoreDependency {}

final class HelpComponent: Component<HelpDependency> {}
