// Swift takes no implementation of a method whose pack is bounded by a class; one of a protocol is fine.
import DIRuntime

protocol Drawable {}
class View {}
class List<Row>: View {}
protocol ViewProtocol: View {}
typealias DrawableView = View & Drawable

protocol PageDependency: Dependency {
    func add<each V: View>(_ views: repeat each V)
    func draw<each V>(_ views: repeat each V) where repeat each V: DrawableView
    func show<each L>(_ lists: repeat each L) where repeat each L: List<Int>
    func open<each D: Drawable, V: View>(_ items: repeat each D, in view: V)
    func close<each V: ViewProtocol>(_ views: repeat each V)
}

final class PageComponent: Component<PageDependency> {}

final class RootComponent: BootstrapComponent {
    func add<each V: View>(_ views: repeat each V) {}
    func draw<each V>(_ views: repeat each V) where repeat each V: DrawableView {}
    func show<each L>(_ lists: repeat each L) where repeat each L: List<Int> {}
    func open<each D: Drawable, V: View>(_ items: repeat each D, in view: V) {}
    func close<each V: ViewProtocol>(_ views: repeat each V) {}
    var page: PageComponent { PageComponent(parent: self) }
}
