// What '.init' makes as a part of what a typealias stands for: of a collection, a tuple, an optional, or of a generic one.
import DIRuntime

protocol PageDependency: Dependency {
    var number: Int { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "page \(dependency.number)" }
}

typealias Pages = [PageComponent]
typealias Book = Pages
typealias Index = [String: PageComponent]
typealias Spread = (number: Int, page: PageComponent)
typealias MaybePage = PageComponent?
typealias PageMaker = () -> Pages
typealias MaybePageMaker = () -> MaybePage
typealias List<Element: AnyObject> = [Element]
typealias Same<Value> = Value

final class RootComponent: BootstrapComponent {
    typealias Shelf = [Book]

    var number: Int { 7 }
    var stored: Index = [:]

    var pages: Pages { [.init(parent: self)] }
    var book: Book? { [.init(parent: self), .init(parent: self)] }
    var shelf: Shelf { [[.init(parent: self)]] }
    var index: Index { ["a": .init(parent: self)] }
    var spread: Spread { (1, .init(parent: self)) }
    var spreads: [Spread] { [(1, .init(parent: self))] }
    var maybe: MaybePage { .some(.init(parent: self)) }
    var list: List<PageComponent> { [.init(parent: self)] }
    var same: Same<PageComponent> { .init(parent: self) }
    func maker() -> PageMaker { { [.init(parent: self)] } }
    func makers() -> [MaybePageMaker] { [{ .some(.init(parent: self)) }] }
    func closure() -> () -> Pages { { [.init(parent: self)] } }

    func store() {
        stored["b"] = .init(parent: self)
        var more: Pages = []
        more.append(.init(parent: self))
        let pair: Spread = (2, .init(parent: self))
        print(stored["b"]?.text ?? "", more[0].text, pair.page.text)
    }
}
