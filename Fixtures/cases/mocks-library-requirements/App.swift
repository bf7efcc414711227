// What these protocols of the standard library require, the mock has as if the protocol itself required it.

// needle:mock
protocol Event: Codable, Sendable {
    var name: String { get }
}

// needle:mock
protocol Channel: RawRepresentable, CaseIterable where RawValue == String {
    var isOpen: Bool { get }
}

/// What is restated is required once.
// needle:mock
protocol Level: RawRepresentable {
    var rawValue: Int { get }
}

// needle:mock
protocol Tagged: RawRepresentable, Equatable where RawValue: Hashable {
    func tag() -> RawValue
}

// needle:mock
protocol Songs: Sequence where Element == String {
    var title: String { get }
}

// needle:mock
protocol Pages: IteratorProtocol<Int>, TextOutputStream {
    func rewind()
}

// needle:mock
protocol Row: Identifiable<Int> {
    var text: String { get }
}

// needle:mock
protocol Entry: Identifiable where ID: Codable {
    var id: String { get }
}

// needle:mock
protocol KeyedEntry: Identifiable {
    associatedtype Key: Hashable
    var key: Key { get }
    func next(after id: ID) -> ID?
}

// needle:mock
protocol OwnIdentity: Identifiable where ID == Key {
    associatedtype Key: Sendable
    static var first: Key { get }
}

// needle:mock
protocol Version: LosslessStringConvertible, ExpressibleByStringLiteral {
    var major: Int { get }
}

/// Implemented for all.
// needle:mock
protocol Report: Encodable {
    var text: String { get }
}

extension Report {
    func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}

/// Names of associated types that other protocols of the library have.
// needle:mock
protocol Pager: Encodable {
    associatedtype Iterator: IteratorProtocol
    associatedtype AllCases where Iterator.Element == AllCases
    func pages() -> Iterator
}
