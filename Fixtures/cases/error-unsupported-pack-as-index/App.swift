// The compiler cannot pass on a pack as the index of a subscript; a type that is made of one it can.
import DIRuntime

struct Row<each Item> {}
typealias Cells<each Item> = (repeat each Item)

protocol PageDependency: Dependency {
    subscript<each Item>(items: repeat each Item) -> Int { get }  // reported here
    subscript<each Item>(cells cells: Cells<repeat each Item>) -> Int { get }  // reported here
    subscript<each Item>(row row: Row<repeat each Item>) -> (repeat each Item)? { get }
    subscript<each Item>(rows rows: [(repeat each Item)]) -> Int { get }
    func count<each Item>(_ items: repeat each Item) -> Int
}

final class PageComponent: Component<PageDependency> {}

final class RootComponent: BootstrapComponent {
    subscript<each Item>(items: repeat each Item) -> Int { 1 }
    subscript<each Item>(cells cells: Cells<repeat each Item>) -> Int { 2 }
    subscript<each Item>(row row: Row<repeat each Item>) -> (repeat each Item)? { nil }
    subscript<each Item>(rows rows: [(repeat each Item)]) -> Int { rows.count }
    func count<each Item>(_ items: repeat each Item) -> Int { 3 }

    var page: PageComponent { PageComponent(parent: self) }
}
