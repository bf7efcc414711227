// The generic base class of a root was moved into a namespace: its heir is told, and not that a generic root has none.
import DIRuntime

enum Screens {
    class TitledRoot<Title>: BootstrapComponent {
        var title: Title? { nil }
    }
}

final class RootComponent: TitledRoot<String> {
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String? { get }
}

final class PageComponent: Component<PageDependency> {}
