import DIRuntime

// The files of a commit, as a hook names them: the root and the creation of this component stand in others.
protocol HelpDependency: Dependency {
    var phone: String { get }
}

final class HelpComponent: Component<HelpDependency> {
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var phone: String { get }
}

final class PageComponent: Component<PageDependency> {}
