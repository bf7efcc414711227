// Whom the added initialiser creates, and below whom, nothing says, also where all components are created elsewhere as well.
import DIRuntime

protocol PageDependency: Dependency {
    var name: String { get }
}

final class PageComponent: Component<PageDependency> {}

final class RootComponent: BootstrapComponent {
    let name = "Ada"
    var page: PageComponent { PageComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
}

final class PreviewComponent: BootstrapComponent {
    var page: PageComponent { PageComponent(below: self) }
}

final class HelpComponent: Component<EmptyDependency> {}

extension Component {
    convenience init(below scope: any Scope) { self.init(parent: scope) }
}

extension Component where DependencyType == any PageDependency {
    // Its callers name the parent.
    convenience init(parent: any Scope, note: String) { self.init(parent: parent) }
}
