// Two parts of one composition are misspelt: two mistakes, with an edit for each.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "title" }

    var help: HelpComponent { HelpComponent(parent: self) }
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HelpDependency: Dependency {
    var title: String { get }
}

protocol HomeDependency: Dependency {}

final class HelpComponent: Component<HelppDependency & HomeDependenccy> {}

final class HomeComponent: Component<HelppDependency & HomeDependenccy & HelpDependency> {}
