// One extension of a misspelt name holds what is requested, another one what creates: one edit mends both.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Component<HomeDependency> {}

final class FeedComponent: Component<EmptyDependency> {}
