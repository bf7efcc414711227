// What the standard library's types and protocols call `RawValue`, `Element`, `Key` and `Value` is a type of another name.
import DIRuntime

enum Level: String, Sendable {
    case low, high
}

enum Pitch: Swift.Int, Sendable {
    case flat, sharp
}

typealias Code = Character

enum Door: Code, Sendable {
    case front = "f"
}

struct Flags: OptionSet {
    let rawValue: UInt8
}

struct User {
    let name: String
}

typealias Users = [User]

nonisolated class Animal: Identifiable {
    let id = 7
}

nonisolated final class Dog: Animal {}

nonisolated final class Cat: Identifiable {
    static let id = 9
}

nonisolated struct Shelf: RandomAccessCollection {
    let startIndex = 0
    let endIndex = 2
    subscript(position: Int) -> User { User(name: "Bob \(position)") }
}

final class RootComponent: BootstrapComponent {
    var level: String { Level.high.rawValue }
    var pitch: Pitch.RawValue { Pitch.sharp.rawValue }
    var door: Character { Door.front.rawValue }
    var flags: Flags.RawValue { 3 }
    var first: Users.Element { User(name: "Ada") }
    var count: [String: Int].Value { 4 }
    var tag: Dog.ID { Dog().id }
    var limit: Range<Int>.Bound { 9 }
    var cat: Cat.ID { ObjectIdentifier(Cat.self) }
    var last: Shelf.Element { Shelf()[1] }
    var lasts: (IndexingIterator<[Int]>.Element, Slice<Users>.Element, ClosedRange<Int>.Element) { (1, last, 2) }
    func name(of user: User) -> [String: Int].Key { user.name }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var level: Level.RawValue { get }
    var pitch: Int { get }
    var door: Door.RawValue { get }
    var flags: UInt8 { get }
    var first: User { get }
    var count: Int { get }
    var tag: Int { get }
    var limit: ClosedRange<Int>.Bound { get }
    var cat: ObjectIdentifier { get }
    var last: User { get }
    var lasts: (Int, User, Int) { get }
    func name(of user: [User].Element) -> String
}

final class PageComponent: Component<PageDependency> {
    var numbers: String { "\(dependency.tag) \(dependency.limit) \(dependency.last.name) \(dependency.lasts.2)" }
    var text: String { "\(dependency.level) \(dependency.pitch)\(dependency.door) \(dependency.flags) \(dependency.name(of: dependency.first)) \(dependency.count)" }
}
