import DIRuntime

/// Bounds and `where` clauses name what stands beside the protocol.
enum Feature {
    protocol Cell {
        associatedtype Model
    }

    struct Config {}

    struct Item {}

    // needle:mock
    protocol Row {
        associatedtype Content: Cell where Content.Model == Config
        /// Hides `Feature.Item`.
        associatedtype Item
        var item: Item { get }
        func content(_ row: Int) -> Content
        func shown(in content: some Cell) -> Self.Item
    }

    protocol Dependency: DIRuntime.Dependency {
        func show<Content: Cell>(_ content: Content) -> Content where Content.Model == Config
    }

    final class RowComponent: Component<Dependency> {
        func shown<Content: Cell>(_ content: Content) -> Content where Content.Model == Config {
            dependency.show(content)
        }
    }
}

// needle:mock
protocol WideRow: Feature.Row {
    func items() -> [Item]
}

final class RootComponent: BootstrapComponent {
    var row: Feature.RowComponent { Feature.RowComponent(parent: self) }
    func show<Content: Feature.Cell>(_ content: Content) -> Content where Content.Model == Feature.Config { content }
}
