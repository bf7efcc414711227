// A type in a generic one is `Sendable` where an extension says so of the arguments for both.
import DIRuntime

nonisolated final class Draft {}

struct Store<Item> {
    struct Snapshot {
        var items: [Item]
    }

    struct Row<Key> {
        var key: Key
        var item: Item
    }
}

extension Store.Snapshot: Sendable where Item: Sendable {}

extension Store.Row: Sendable where Key: Sendable, Item: Sendable {}

protocol PageDependency: Dependency, Sendable {
    var snapshot: Store<Int>.Snapshot { get }
    var row: Store<Int>.Row<String> { get }
    var events: AsyncStream<Draft>.Continuation { get }
    var failing: AsyncThrowingStream<Draft, any Error>.Continuation { get }
}

final class RootComponent: BootstrapComponent {
    let snapshot: Store<Int>.Snapshot = Store<Int>.Snapshot(items: [1])
    let row: Store<Int>.Row<String> = Store<Int>.Row(key: "key", item: 2)
    let events: AsyncStream<Draft>.Continuation = AsyncStream.makeStream(of: Draft.self).continuation
    let failing: AsyncThrowingStream<Draft, any Error>.Continuation =
        AsyncThrowingStream.makeStream(of: Draft.self).continuation
    var page: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.snapshot.items) \(dependency.row.key)" }
}
