// The module is compiled with main-actor default isolation, which needle.json does not say: one finding names the key.
import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    var title: String { "Inbox" }
    var count: Int { 3 }
    var listComponent: ListComponent { ListComponent(parent: self) }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var title: String { get }
    var count: Int { get }
}

final class ListComponent: MainActorComponent<ListDependency> {}

protocol PageDependency: Dependency {
    var title: String { get }
}

final class PageComponent: MainActorComponent<PageDependency> {}
