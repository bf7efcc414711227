// A typealias of a typealias names an actor too: a plain component cannot be sent there.
import DIRuntime

typealias Interface = MainActor
typealias Screen = Interface

final class RootComponent: BootstrapComponent {
    @Screen var title: String { get async { "Inbox" } }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String { get async }
}

final class PageComponent: Component<PageDependency> {}
