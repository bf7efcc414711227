// What an associated type stands for is told by the code around: there it can be created.
import DIRuntime

protocol Screen {}

protocol Feeding<Feed>: Scope {
    associatedtype Feed: Screen
    associatedtype Detail
}

extension Feeding where Feed == FeedComponent {
    func makeFeed() -> Feed { Feed(parent: self) }
}

extension Feeding<DraftsComponent> {
    func makeDrafts() -> Feed { .init(parent: self) }
}

protocol Searching: Feeding where Self.Detail == DetailComponent {}

protocol Paging: Searching {}

extension Paging {
    func makeDetail() -> Detail { Self.Detail(parent: self) }
}

extension Searching where Detail == DetailComponent {
    func makeOther() -> Detail { Detail.init(parent: self) }
}

protocol FeedDependency: Dependency {
    var title: String { get }
}

final class RootComponent: BootstrapComponent, Feeding {
    typealias Feed = FeedComponent
    typealias Detail = Int

    let title = "root"
    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<EmptyDependency>, Paging {
    typealias Feed = DraftsComponent

    let title = "list"
}

final class FeedComponent: Component<FeedDependency>, Screen {
    var text: String { dependency.title }
}

final class DraftsComponent: Component<FeedDependency>, Screen {
    var text: String { dependency.title }
}

final class DetailComponent: Component<FeedDependency> {
    var text: String { dependency.title }
}
