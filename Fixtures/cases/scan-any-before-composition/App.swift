import DIRuntime

protocol Shelf<Item> {
    associatedtype Item
    var items: [Item] { get }
}

protocol Named {}

struct Songs: Shelf, Named {
    var items: [String] { ["One", "Two"] }
}

// One `any` belongs to a whole composition, and to the type of a protocol.
protocol ReadingDependency: Dependency {
    var shelf: any Shelf<String> & Named { get }
    var others: [any Named & Shelf] { get }
    var kind: any Shelf.Type { get }
}

final class RootComponent: BootstrapComponent {
    var shelf: any Named & Shelf<String> { Songs() }
    var others: [any Shelf & Named] { [] }
    var kind: any Shelf.Type { Songs.self }

    var reading: ReadingComponent { ReadingComponent(parent: self) }
}

final class ReadingComponent: Component<ReadingDependency> {
    var text: String { "\(dependency.shelf.items.count) songs, \(dependency.shelf.items.map { type(of: $0) }[0])" }
}
