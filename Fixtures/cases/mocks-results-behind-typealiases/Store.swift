// What a typealias or `Optional<…>` hides is what the mock goes by: a method that returns nothing needs no handler, one
// that returns an optional goes on without one, and an optional of a generic type stays one.
import DIRuntime

struct User: Sendable {
    let name: String
}

typealias MaybeUser = User?
typealias Nothing = Void
typealias Maybe<Value> = Value?
typealias Table<Key: Hashable, Value> = [Key: Value]
typealias Bottom = Never

// needle:mock
protocol Store {
    var current: MaybeUser { get set }
    var last: Optional<User> { get }
    var end: Bottom { get }
    func clear() -> Nothing
    func close() async throws -> Swift.Void
    func user() -> MaybeUser
    func guest(_ number: Int) -> Swift.Optional<User>
    func stop() -> Bottom
    subscript(_ index: Int) -> Maybe<User> { get }
    func first<Value>(_ value: Maybe<Value>) -> Optional<Value>
    func sent<Value>(_ value: sending Maybe<Value>) -> sending Maybe<Value>
    func rows<Value>(_ values: [Maybe<Value>], in table: Table<String, Value>) -> [Maybe<Value>]
    func named<Value>(_ values: [String: Maybe<Value>]) -> Maybe<[Value]>
    func make<Value>(_ make: @escaping () -> Maybe<Value>) -> Value!
}
