// Constraints mean the same in the angle brackets and in a `where` clause, in any order and spacing.
import DIRuntime

protocol Named {
    var name: String { get }
}

struct Pen: Named, Sendable {
    let name: String
}

protocol DeskDependency: Dependency {
    func label<Item: Named>(_ item: Item) -> String
    func pair<First: Named, Second: Named & Sendable>(_ first: First, _ second: Second) -> String
    func kind<Item>(_ item: Item) -> String where Item: Named
}

final class DeskComponent: Component<DeskDependency> {
    var text: String {
        let pen = Pen(name: "pen")
        return [dependency.label(pen), dependency.pair(pen, pen), dependency.kind(pen)].joined(separator: ", ")
    }
}

final class RootComponent: BootstrapComponent {
    func label<Item>(_ item: Item) -> String where Item : Named { item.name }
    func pair<First, Second: Sendable>(_ first: First, _ second: Second) -> String
    where Second: Named, First: Named {
        "\(first.name) and \(second.name)"
    }
    func kind<Item:Named>(_ item: Item) -> String { "\(Item.self)" }
    var deskComponent: DeskComponent { DeskComponent(parent: self) }
}
