// A creation in a comment or in a string is none: the component that only text makes is detached.
import DIRuntime

protocol PageDependency: Dependency { var missing: String { get } }

final class PageComponent: Component<PageDependency> {}

final class CoverComponent: Component<EmptyDependency> {
    // PageComponent(parent: self)
    /* var page: PageComponent { PageComponent(parent: self) } */
    let sample: String = "PageComponent(parent: self)"
    let long: String = """
        PageComponent(parent: self)
        """
    let raw: String = #"PageComponent(parent: self) \(PageComponent(parent: self))"#
}

final class RootComponent: BootstrapComponent {
    var cover: CoverComponent { CoverComponent(parent: self) }
}
