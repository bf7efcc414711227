// The class at the top became a component, and is created without a parent.
import DIRuntime

final class RootComponent: Component<EmptyDependency> {
    var title: String { "title" }
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String { dependency.title }
}

let root = RootComponent()
