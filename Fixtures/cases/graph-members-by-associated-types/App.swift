// What the associated types of a protocol are in a component: by a typealias, by what implements a requirement, by a
// protocol that fixes them, by a default, or by a base class.
import DIRuntime

struct User: Hashable {
    let name: String
}

protocol Source<Item> {
    associatedtype Item
    associatedtype Failure = Never
    func items() -> [Item]
}

extension Source {
    var first: Item? { items().first }
    var failure: Failure.Type { Failure.self }
}

extension Source where Item == User {
    var names: [String] { items().map(\.name) }
}

extension Source<User> {
    var count: Int { items().count }
}

extension Source where Self.Item: Hashable {
    var different: Int { Set(items()).count }
}

protocol Counter {
    associatedtype Value
    var value: Value { get }
}

extension Counter where Value == Int {
    var half: Int { value / 2 }
}

extension Counter where Value: Equatable {
    var isSame: Bool { value == value }
}

protocol UserSource: Source where Item == User {}

class ScreenComponent<D, Value>: Component<D>, Counter {
    var value: Value { fatalError("abstract") }
}
