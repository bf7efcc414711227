// What an associated type stands for is chosen by each class, also where it has the name of a component.
import DIRuntime

protocol Screen: Scope {
    init(parent: any Scope)
}

protocol Feeding: Scope {
    associatedtype FeedComponent: Screen
}

protocol Paging: Feeding {}

extension Feeding {
    func makeFeed() -> FeedComponent { .init(parent: self) }
}

extension Paging {
    func makePage() -> FeedComponent { FeedComponent(parent: self) }
}

protocol Node {
    init(parent: RootComponent)
}

protocol Branching {
    associatedtype FeedComponent: Node
}

// No component is a node.
extension Branching where Self: RootComponent {
    func makeNode() -> FeedComponent { FeedComponent(parent: self) }
    func makeLeaf() -> FeedComponent { .init(parent: self) }
}

protocol FeedDependency: Dependency {
    var title: String { get }
}

class RootComponent: BootstrapComponent {
    var title: String { "Feed" }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<FeedDependency>, Paging {
    typealias FeedComponent = DraftsComponent
}

final class FeedComponent: Component<FeedDependency>, Screen {}

final class DraftsComponent: Component<FeedDependency>, Screen {}
