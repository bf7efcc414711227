// What a protocol inherits from is less than the protocol: neither a type nor a bound of a request is met by more than it says.
import DIRuntime

protocol Named {}
protocol Titled: Named {}
struct Collection: Equatable {}

final class RootComponent: BootstrapComponent {
    var title: any Named { fatalError() }
    func name<Item: Titled>(of item: Item) {}
    func list<Items: Sequence>(_ items: Items) {}
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: any Titled & Named { get }
    func name<Item: Named>(of item: Item)
    // This serves: it asks for less than is given, and the module's `Collection` is another.
    func list<Items: BidirectionalCollection>(_ items: Items)
}

final class PageComponent: Component<PageDependency> {}
