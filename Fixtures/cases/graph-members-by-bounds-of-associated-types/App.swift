import DIRuntime

enum Kind { case plain, other }
struct ID: Hashable { let raw: Int }
struct Box: Codable { let width: Int }
protocol Marked {}
extension Int: Marked {}
nonisolated protocol Model: Comparable {}
nonisolated struct Item: Model {
    static func < (left: Item, right: Item) -> Bool { false }
}

protocol Holder {
    associatedtype Value
    var value: Value { get }
}

// Of types of libraries, and of what shows no type, the compiler knows what they conform to.
extension Holder where Value: Equatable { var isEqual: Bool { value == value } }
extension Holder where Value: Hashable { var hash: Int { Set([value]).count } }
extension Holder where Value: Decodable { var decoded: String { "decoded" } }
extension Holder where Value: Marked { var mark: String { "marked" } }
extension Holder where Value: BinaryInteger { var double: Int { Int(value) * 2 } }
extension Holder where Value: Sequence, Value.Element == Int { var sum: Int { value.reduce(0, +) } }

final class RootComponent: BootstrapComponent {
    var kind: KindComponent { KindComponent(parent: self) }
    var id: IDComponent { IDComponent(parent: self) }
    var box: BoxComponent { BoxComponent(parent: self) }
    var number: NumberComponent { NumberComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
    var item: ItemComponent { ItemComponent(parent: self) }
}

protocol HashDependency: Dependency {
    var isEqual: Bool { get }
    var hash: Int { get }
}

final class HashComponent: Component<HashDependency> {
    var text: String { "\(dependency.isEqual) \(dependency.hash)" }
}

/// Whose cases hold nothing, an enumeration conforms by itself.
final class KindComponent: Component<EmptyDependency>, Holder {
    let value = Kind.plain
    var leaf: HashComponent { HashComponent(parent: self) }
}

final class IDComponent: Component<EmptyDependency>, Holder {
    let value = ID(raw: 1)
    var leaf: HashComponent { HashComponent(parent: self) }
}

protocol BoxDependency: Dependency {
    var decoded: String { get }
}

final class BoxLeafComponent: Component<BoxDependency> {
    var text: String { dependency.decoded }
}

final class BoxComponent: Component<EmptyDependency>, Holder {
    let value = Box(width: 1)
    var leaf: BoxLeafComponent { BoxLeafComponent(parent: self) }
}

protocol NumberDependency: Dependency {
    var mark: String { get }
    var double: Int { get }
}

final class NumberLeafComponent: Component<NumberDependency> {
    var text: String { "\(dependency.mark) \(dependency.double)" }
}

final class NumberComponent: Component<EmptyDependency>, Holder {
    let value = 21
    var leaf: NumberLeafComponent { NumberLeafComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var sum: Int { get }
}

final class ListLeafComponent: Component<ListDependency> {
    var text: String { "\(dependency.sum)" }
}

final class ListComponent: Component<EmptyDependency>, Holder {
    let value = [1, 2, 3]
    var leaf: ListLeafComponent { ListLeafComponent(parent: self) }
}

protocol ItemDependency: Dependency {
    var isEqual: Bool { get }
}

final class ItemLeafComponent: Component<ItemDependency> {
    var text: String { "\(dependency.isEqual)" }
}

final class ItemComponent: Component<EmptyDependency>, Holder {
    let value = Item()
    var leaf: ItemLeafComponent { ItemLeafComponent(parent: self) }
}
