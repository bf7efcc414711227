// A member with other generic constraints serves no request; the note shows them.
import DIRuntime

protocol DeskDependency: Dependency {
    func label<Item: Equatable>(_ item: Item) -> String
    func kind<Item>(_ item: Item) -> String
}

final class DeskComponent: Component<DeskDependency> {}

final class RootComponent: BootstrapComponent {
    func label<Item: Hashable>(_ item: Item) -> String { "\(item.hashValue)" }
    func kind<Item>(_ item: Item) -> String where Item: Sendable { "\(Item.self)" }
    var deskComponent: DeskComponent { DeskComponent(parent: self) }
}
