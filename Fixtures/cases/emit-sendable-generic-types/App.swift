// A generic type is Sendable where its arguments are, if it says so or holds nothing of their types.
import DIRuntime

nonisolated struct Tag<Value> {
    let number: Int
}

nonisolated struct Page<Item> {
    let items: [Item]
}

extension Page: Sendable where Item: Sendable {}

nonisolated final class Cache<Key: Hashable, Value> {
    nonisolated init() {}
}

extension Cache: @unchecked Sendable where Key: Sendable, Value: Sendable {}

protocol PageDependency: Dependency, Sendable {
    var tag: Tag<Int> { get }
    var page: Page<Tag<Int?>> { get }
    var cache: Cache<String, Page<Int>> { get }
}

final class RootComponent: BootstrapComponent {
    let tag = Tag<Int>(number: 1)
    let page: Page<Tag<Int?>> = Page(items: [])
    let cache = Cache<String, Page<Int>>()
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    var sent: any Sendable { dependency }
}
