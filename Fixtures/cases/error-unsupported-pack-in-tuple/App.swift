// The compiler cannot pass on a tuple of a pack and more; what can be taken apart is.
import DIRuntime

typealias Rest<each Item> = (Int, repeat each Item)

protocol PageDependency: Dependency {
    func first<each Item>(_ row: (Int, repeat each Item)) -> Int  // reported here
    func last<each Item>(_ row: Rest<repeat each Item>) -> Int  // reported here
    func apart<each Item>(_ row: (first: Int, rest: (repeat each Item))) -> Int
    func change<each Item>(_ row: inout (Int, repeat each Item))
    func made<each Item>(_ items: repeat each Item) -> (Int, repeat each Item)
}

final class PageComponent: Component<PageDependency> {}

final class RootComponent: BootstrapComponent {
    func first<each Item>(_ row: (Int, repeat each Item)) -> Int { 1 }
    func last<each Item>(_ row: Rest<repeat each Item>) -> Int { 2 }
    func apart<each Item>(_ row: (first: Int, rest: (repeat each Item))) -> Int { row.first }
    func change<each Item>(_ row: inout (Int, repeat each Item)) {}
    func made<each Item>(_ items: repeat each Item) -> (Int, repeat each Item) { (1, repeat each items) }

    var page: PageComponent { PageComponent(parent: self) }
}
