// A generic type is Sendable where its arguments are, if it says so; if it holds nothing of their types, whatever they are.
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

nonisolated final class Draft {}

nonisolated struct Outer<Value> {
    struct Plain {
        let number: Int
    }
}

protocol PageDependency: Dependency, Sendable {
    var tag: Tag<Int> { get }
    var page: Page<Tag<Int?>> { get }
    var cache: Cache<String, Page<Int>> { get }
    var draft: Tag<Draft> { get }
    var plain: Outer<Draft>.Plain { get }
}

final class RootComponent: BootstrapComponent {
    let tag = Tag<Int>(number: 1)
    let page: Page<Tag<Int?>> = Page(items: [])
    let cache = Cache<String, Page<Int>>()
    let draft = Tag<Draft>(number: 1)
    let plain = Outer<Draft>.Plain(number: 1)
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    var sent: any Sendable { dependency }
}
