// A call that lacks 'parent:' was meant to create what it names, so that its property is an edge, and is not to be deleted.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let title: String = "News"
    var home: HomeComponent { HomeComponent() }  // reported here
    var help: HelpComponent { HelpComponent(parent: self) }
    var fax: Fax { Fax() }  // reported here
}

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Component<HomeDependency> {}

final class HelpComponent: Component<HomeDependency> {}

struct Fax {}
