// A generic type that says so is not Sendable with an argument that is not, nor where it asks for something else; one that
// says nothing is not where it holds a value of its argument's type.
import DIRuntime
import Foundation

final class Draft {}

struct Box<Value> {
    let value: Value
}

struct Page<Item> {
    let items: [Item]
}

extension Page: Sendable where Item: Sendable {}

struct Row<Value> {
    let value: Value
}

extension Row: @unchecked Sendable where Value == String {}

struct Pair<Key: Hashable, Value: Sendable> {
    let key: Key
    let value: Value
}

struct Outer<Data> {
    struct Inner {
        let data: Data
    }
}

final class RootComponent: BootstrapComponent {
    let box = Box<Int>(value: 1)
    let page: Page<Draft> = Page(items: [])
    let row = Row<Int>(value: 1)
    let pair = Pair<Int, Int>(key: 1, value: 1)
    let inner = Outer<Int>.Inner(data: 1)
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency, Sendable {
    var box: Box<Int> { get }
    var page: Page<Draft> { get }
    var row: Row<Int> { get }
    var pair: Pair<Int, Int> { get }
    var inner: Outer<Int>.Inner { get }
}

final class PageComponent: Component<PageDependency> {}
