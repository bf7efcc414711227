// A component of the runtime's class that names no dependency: without angle brackets, and with nothing in them.
import DIRuntime

protocol FeedDependency: Dependency {
    var title: String { get }
}

final class FeedComponent: Component {}  // reported here

final class AboutComponent: Component<> {}  // reported here

protocol SearchDependency: Dependency {}

/// Takes more than the dependency.
final class SearchComponent: PluginizedComponent {}  // reported here

protocol HistoryDependency: Dependency {}

final class HistoryComponent: NonCoreComponent {}  // reported here

final class RootComponent: BootstrapComponent {
    var title: String { "Feed" }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var about: AboutComponent { AboutComponent(parent: self) }
    var search: SearchComponent { SearchComponent(parent: self) }
    var history: HistoryComponent { HistoryComponent(parent: self) }
}
