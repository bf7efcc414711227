// What a protocol inherits from says nothing more beside it, in a composition and among the bounds of a generic parameter.
import DIRuntime

protocol Named { var name: String { get } }
protocol Titled: Named {}
protocol Screen: AnyObject, Titled {}
protocol Track: Identifiable where ID == Int {}
protocol Store<Item> { associatedtype Item }
protocol NumberStore: Store<Int> {}
nonisolated class Animal {}
nonisolated final class Dog: Animal, Named { let name = "Rex" }

struct Book: Titled { let name = "Emma" }

final class RootComponent: BootstrapComponent {
    var title: any Named & Titled { Book() }
    var screen: (any Screen)? { nil }
    var order: any Comparable & Equatable { 1 }
    var error: (any Error & Sendable)? { nil }
    func text<Item: Equatable>(of item: Item) -> String { "\(item)" }
    func name<Item>(of item: Item) -> String where Item: Named { item.name }
    func sum<Number: AdditiveArithmetic & Sendable>(_ numbers: [Number]) -> Number { numbers.reduce(.zero, +) }
    func number<Item: Identifiable>(of item: Item) -> Int where Item.ID == Int { item.id }
    func count<Items: Store>(_ items: Items) -> Int where Items.Item == Int { 3 }
    func kind(of animal: some Animal) -> String { "\(type(of: animal))" }
    func object<Value: AnyObject>(_ value: Value?) -> Bool { value == nil }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: any Titled { get }
    var screen: (any Screen & AnyObject & Named)? { get }
    var order: any Comparable { get }
    var error: (any Error)? { get }
    func text<Item: Hashable>(of item: Item) -> String
    func name<Item: Titled>(of item: Item) -> String
    func sum<Number: FixedWidthInteger & Sendable>(_ numbers: [Number]) -> Number
    func number<Item: Track>(of item: Item) -> Int
    func count<Items: NumberStore>(_ items: Items) -> Int
    func kind(of animal: some Dog) -> String
    func object<Value: Animal>(_ value: Value?) -> Bool
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.title.name) \(dependency.text(of: 1)) \(dependency.sum([1, 2])) \(dependency.kind(of: Dog()))" }
}
