// Every type is 'Any', and is 'Copyable' unless it says otherwise: a constraint that says so is none.
import DIRuntime

protocol ListDependency: Dependency {
    func list<Item>(_ item: Item) -> [Item]
    func pair<Item>(_ item: Item) -> [Item]
    func sent<Item: Sendable>(_ item: Item) -> [Item]
    func kept<Item: Any>(_ item: Item) -> [Item]
    func copied<Item>(_ item: Item) -> [Item] where Item: Copyable
    var value: Any & Sendable { get }
}

final class RootComponent: BootstrapComponent {
    func list<Item>(_ item: Item) -> [Item] where Item: Any { [item] }
    func pair<Item: Any>(_ item: Item) -> [Item] { [item, item] }
    func sent<Item: Sendable & Any>(_ item: Item) -> [Item] { [item] }
    func kept<Item>(_ item: Item) -> [Item] { [item] }
    func copied<Item>(_ item: Item) -> [Item] { [item] }
    let value: any Sendable = 1

    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<ListDependency> {
    var text: String {
        let all = [dependency.list(1), dependency.pair(2), dependency.sent(3), dependency.kept(4), dependency.copied(5)]
        return "\(all) \(dependency.value)"
    }
}
