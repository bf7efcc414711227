// No module that brings the runtime along, but its name, misspelt; the protocol lacks the same line.
import DIRuntme

final class HelpComponent: Component<HelpDependency> {
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HelpDependency: Dependency {
    var title: String { get }
}

class BaseHome<D>: Component<D> {}

final class HomeComponent: BaseHome<HelpDependency> {}
