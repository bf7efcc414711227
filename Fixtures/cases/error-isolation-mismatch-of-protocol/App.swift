// A protocol that lost its actor, or has another one than what serves it, is one finding at the protocol.
import DIRuntime

@globalActor actor Storage { static let shared = Storage() }

final class RootComponent: BootstrapComponent {
    @MainActor var title: String { "Inbox" }
    @MainActor func present(_ page: Int) -> Int { page }
    @MainActor var theme: String { "dark" }
    var host: String { "example.org" }

    @MainActor var list: ListComponent { ListComponent(parent: self) }
    @MainActor var page: PageComponent { PageComponent(parent: self) }
    @MainActor var reader: ReaderComponent { ReaderComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var title: String { get }
    var host: String { get }
    func present(_ page: Int) -> Int
}

@MainActor final class ListComponent: Component<ListDependency> {}

@MainActor protocol PageDependency: Dependency {
    var title: String { get }
    func present(_ page: Int) -> Int
}

@MainActor final class PageComponent: Component<PageDependency> {}

@Storage protocol ReaderDependency: Dependency {
    var title: String { get }
    var theme: String { get }
}

final class ReaderComponent: Component<ReaderDependency> {}
