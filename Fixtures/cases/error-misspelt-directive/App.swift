// A name like that of a directive, and a macro.
import DIRuntime

protocol PageDependency: Dependency {
    var title: String { get }
}

final class RootComponent: BootstrapComponent {
    #if DEBUG
    var title: String { "debug" }
    #elsee  // reported here
    var title: String { "release" }
    #endif
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    #stringify(3)
    var text: String { dependency.title }
}

extensoin PageComponent: @unchecked Sendable {}  // reported here

final class Window {
    (width, height) = (3, 4)  // reported here
}
