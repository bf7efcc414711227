import DIRuntime

struct User: Codable, Equatable, Sendable {
    let name: String
}

typealias Visitor<Value> = (Value) -> Void

protocol DecoderDependency: Dependency {
    func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
    func first<Element>(of list: [Element], or other: Element?) -> Element? where Element: Comparable
    func note<Value>(_ value: borrowing Value, of others: borrowing [Value], again: consuming Value) -> Int
    func describe(_ value: some CustomStringConvertible, and others: [String: any Equatable]) -> String
    func measured<Value>(_ body: () throws -> Value) rethrows -> Value
    func load<Value: Sendable>(
        _ type: Value.Type, then completion: @escaping @Sendable (Result<Value, any Error>) -> Void)
    func remember<Value>(_ visitor: @escaping Visitor<Value>)
    func keys<Key: Hashable, Value>(of table: [Key: Value]) -> Set<Key>
    func cached<Value>(_ type: Value.Type) -> Value
    func boxed<Value>(_ value: Value) -> (Value, Int)
    func swap<Left, Right>(_ left: Left, _ right: Right) -> (Right) where Left: Equatable, Right: Equatable
}
