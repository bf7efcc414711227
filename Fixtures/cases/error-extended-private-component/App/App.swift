import Core
import DIRuntime

extension RootComponent {
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var helpComponent: HelpComponent { HelpComponent(parent: self) }
}

final class HomeComponent: Component<EmptyDependency> {}

final class HelpComponent: Component<EmptyDependency> {}
