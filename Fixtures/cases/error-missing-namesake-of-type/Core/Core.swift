import DIRuntime

public struct Item {}

public struct Page<Element> {}

public protocol Storing {}

public protocol ListDependency: Dependency {
    var first: Item { get }
    var page: Page<Item> { get }
    var store: any Storing { get }
    var counts: Page<Int> { get }
    var token: Item { get async }
}

public final class ListComponent: Component<ListDependency> {}
