// `C: Collection<Int>` and `C: Collection where C.Element == Int` are one constraint, also of the app's own protocols.
import DIRuntime

protocol Store<Item> {
    associatedtype Item
    var first: Item { get }
}

struct Shelf: Store {
    var first: String { "book" }
}

final class RootComponent: BootstrapComponent {
    func sum<C: Collection>(_ values: C) -> Int where C.Element == Int { values.reduce(0, +) }
    func count(_ values: some Sequence<Int>) -> Int { values.reduce(0) { count, _ in count + 1 } }
    func open<S: Store<String>>(_ store: S) -> String { store.first }

    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    func sum<C: Collection<Int>>(_ values: C) -> Int
    func count<S: Sequence>(_ values: S) -> Int where S.Element == Int
    func open<S: Store>(_ store: S) -> String where S.Item == String
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.sum([1, 2])) \(dependency.count([1, 2])) \(dependency.open(Shelf()))" }
}
