// '.init' may make anything that the file names, but not what only the heads of declarations name: the bases are abstract.
import DIRuntime

class TitledRootComponent<Title>: BootstrapComponent {
    var title: Title? { nil }
}

class PageRootComponent: TitledRootComponent<String> {
    var page: PageComponent { PageComponent(parent: self) }
}

final class RootComponent: PageRootComponent {
    var number: Int { .init() }

    static func make() -> Self { .init() }
}

protocol PageDependency: Dependency {
    var title: String? { get }
    var number: Int { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.title ?? "none") \(dependency.number)" }
}
