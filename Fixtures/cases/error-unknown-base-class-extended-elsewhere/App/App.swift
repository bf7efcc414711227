import Core
import DIRuntime

// The extension is of a class that the sources do declare: its base class is misspelt.
extension RootComponent {
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: Component<EmptyDependency> {}
