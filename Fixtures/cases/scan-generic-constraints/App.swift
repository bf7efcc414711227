// Constraints mean the same in the angle brackets, in a `where` clause and behind `some`, in any order and spacing.
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
    func count<Note>(_ notes: some Collection<Note>, for item: some Named & Sendable, _ last: Note) -> Int
    func first<Items: Collection, Item>(of items: Items, or item: Item) -> Item where Items.Element == Item, Item: Named
}

final class DeskComponent: Component<DeskDependency> {
    var text: String {
        let pen = Pen(name: "pen")
        return [dependency.label(pen), dependency.pair(pen, pen), dependency.kind(pen)].joined(separator: ", ")
            + " \(dependency.count([pen], for: pen, pen)) \(dependency.first(of: [], or: pen).name)"
    }
}

final class RootComponent: BootstrapComponent {
    func label<Item>(_ item: Item) -> String where Item : Named { item.name }
    func pair<First, Second: Sendable>(_ first: First, _ second: Second) -> String
    where Second: Named, First: Named {
        "\(first.name) and \(second.name)"
    }
    func kind<Item:Named>(_ item: Item) -> String { "\(Item.self)" }
    func count<Note, Notes: Collection<Note>, Item: Sendable>(_ notes: Notes, for item: Item, _ last: Note) -> Int
    where Item: Named {
        notes.count
    }
    func first<Items, Item: Named>(of items: Items, or item: Item) -> Item
    where Item == Items.Element, Items: Collection {
        items.first ?? item
    }
    var deskComponent: DeskComponent { DeskComponent(parent: self) }
}
