// The module is on the main actor by default: the plain base classes do not compile in it, the twins do.
import DIRuntime

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var heading: String { dependency.title }
}

final class DetailComponent: MainActorComponent<HomeDependency> {
    var heading: String { dependency.title }
}

nonisolated final class WorkerComponent: Component<EmptyDependency> {}

final class SearchComponent: Component<EmptyDependency> {
    nonisolated override init(parent: any Scope) { super.init(parent: parent) }
}

final class RootComponent: BootstrapComponent {
    var title: String { "Home" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var detailComponent: DetailComponent { DetailComponent(parent: self) }
    var workerComponent: WorkerComponent { WorkerComponent(parent: self) }
    var searchComponent: SearchComponent { SearchComponent(parent: self) }
}
