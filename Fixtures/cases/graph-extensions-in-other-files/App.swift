// What a type is, and what a component has, is told by files that name nothing else of the graph.
import DIRuntime

final class RootComponent: BootstrapComponent, Badged {
    let selected: Int? = 7
    let session = Session()
    let order = Order.ID()
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var badge: String { get }
    var selected: User.ID? { get }
    var order: Order.ID { get }
}

final class ListComponent: Component<ListDependency> {
    var row: RowComponent { RowComponent(parent: self) }
    var text: String { "\(dependency.badge) \(dependency.selected ?? 0) \(row.text)" }
}

protocol RowDependency: Dependency, Sendable {
    var session: Session { get }
}

final class RowComponent: Component<RowDependency> {
    var text: String { dependency.session.cache.name }
}
