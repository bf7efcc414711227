// Of two generic methods that differ only in what they ask of their results, the compiler takes either for the wider one.
import DIRuntime

protocol Keyed {}

protocol DecoderDependency: Dependency {
    func decode<T: Decodable>(_ row: Int) -> T
    func decode<T: Decodable & UnsignedInteger>(_ row: Int) -> T  // reported here
    // A parameter of the type tells which is meant.
    func read<T: Decodable>(_ type: T.Type) -> T
    func read<T: Decodable & UnsignedInteger>(_ type: T.Type) -> T
    // Nothing implements both of these.
    func make<T: Decodable>() -> T
    func make<T: Keyed>() -> T
    // So does what else may be thrown, or asked of a parameter.
    func parse<T: Decodable>(_ row: Int) -> T
    func parse<T: Decodable & UnsignedInteger>(_ row: Int) throws -> T
    func map<T: Decodable, Row>(_ row: Row) -> T
    func map<T: Decodable & UnsignedInteger, Row: Keyed>(_ row: Row) -> T
    // So is one that may be the other.
    func load<T: Decodable>(from row: Int) -> T
    func load<T: Decodable>(from row: Int) throws -> [T]  // reported here
    func all<Key, Value>() -> [Key: Value]
    func all<Value>() -> [String: Value]?
    func any<T>() -> T
    func any<T>() -> (T) -> Void  // reported here
    // These are not: a parameter tells the type, or an array is not known to be what is asked for.
    func find<T>(_ type: T.Type) -> T
    func find<T>(_ type: T.Type) -> [T]
    func key<T: Keyed>() -> T
    func key<T: Keyed>() -> [T]
    func set<T>() -> [T]
    func set<T>() -> Set<T>
}

final class DecoderComponent: Component<DecoderDependency> {}

final class RootComponent: BootstrapComponent {
    func decode<T: Decodable>(_ row: Int) -> T { fatalError() }
    func decode<T: Decodable & UnsignedInteger>(_ row: Int) -> T { fatalError() }
    func read<T: Decodable>(_ type: T.Type) -> T { fatalError() }
    func read<T: Decodable & UnsignedInteger>(_ type: T.Type) -> T { fatalError() }
    func make<T: Decodable>() -> T { fatalError() }
    func make<T: Keyed>() -> T { fatalError() }
    func parse<T: Decodable>(_ row: Int) -> T { fatalError() }
    func parse<T: Decodable & UnsignedInteger>(_ row: Int) throws -> T { fatalError() }
    func map<T: Decodable, Row>(_ row: Row) -> T { fatalError() }
    func map<T: Decodable & UnsignedInteger, Row: Keyed>(_ row: Row) -> T { fatalError() }
    func load<T: Decodable>(from row: Int) -> T { fatalError() }
    func load<T: Decodable>(from row: Int) throws -> [T] { fatalError() }
    func all<Key, Value>() -> [Key: Value] { fatalError() }
    func all<Value>() -> [String: Value]? { fatalError() }
    func any<T>() -> T { fatalError() }
    func any<T>() -> (T) -> Void { fatalError() }
    func find<T>(_ type: T.Type) -> T { fatalError() }
    func find<T>(_ type: T.Type) -> [T] { fatalError() }
    func key<T: Keyed>() -> T { fatalError() }
    func key<T: Keyed>() -> [T] { fatalError() }
    func set<T>() -> [T] { fatalError() }
    func set<T>() -> Set<T> { fatalError() }
    var decoder: DecoderComponent { DecoderComponent(parent: self) }
}
