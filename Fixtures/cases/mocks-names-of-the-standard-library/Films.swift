// Types of the app that have names of the standard library's, which mocks use as well.

struct Actor: Equatable {
    let name: String
}

protocol Hasher: Sendable {
    func digest(of text: String) -> String
}

protocol Decoder {
    func title() -> String
}

struct Encoder {}

struct AnyIterator<Element> {}

// needle:mock
protocol FilmCatalogue {
    func actors(of film: String) -> [Actor]
    func add(_ actor: Actor) async throws
    func year(of film: String) throws -> Int
}

// needle:mock
protocol Film: Codable, Hashable {
    var title: String { get }
}

// needle:mock
protocol Films: Sequence where Element == Actor {
    var count: Int { get }
}

/// What is required of the type is not what the library requires of its values.
// needle:mock
protocol Genre: CustomStringConvertible, CustomDebugStringConvertible, Hashable {
    static var description: String { get }
    static var debugDescription: String { get }
    static func hash(into hasher: any Hasher)
}
