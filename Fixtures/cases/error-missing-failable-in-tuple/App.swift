// Of the parts of a tuple none has a type of its own that could be written: it is that of the tuple.
import DIRuntime

struct Page {
    init?(_ name: String) {}
}

final class RootComponent: BootstrapComponent {
    let (first, width) = (Page("first"), 640)
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var first: Page { get }
}

final class PageComponent: Component<PageDependency> {}
