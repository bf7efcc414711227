import SwiftFacts
import Testing

struct GenericClauseTests {
    @Test(arguments: [
        ("func a()", "", "", []),
        ("func a<T>()", "<T>", "", []),
        ("func a< T:A&B , U >()", "<T: A & B, U>", "", ["T: A", "T: B"]),
        ("func a<each T: P>(_ values: repeat each T)", "<each T: P>", "", ["T: P"]),
        ("func a<let count: Int>()", "<let count: Int>", "", ["count: Int"]),
        ("func a<T: ~Copyable>(_ value: borrowing T)", "<T: ~Copyable>", "", ["T: ~Copyable"]),
        ("func a<S: Sequence<[Int]>, T>()", "<S: Sequence<[Int]>, T>", "", ["S: Sequence<[Int]>"]),
        (
            "func a<T>() where T : A & B, T.I==Int", "<T>", " where T: A & B, T.I == Int",
            ["T: A", "T: B", "T.I == Int"]
        ),
        ("func a<each T>() where repeat each T: P", "<each T>", " where repeat each T: P", ["repeat each T: P"]),
        ("func a<T>() throws -> T where T == Shop::Item", "<T>", " where T == Shop::Item", ["T == Shop::Item"]),
        ("func < <T: A>(left: T, right: T) -> Bool", "<T: A>", "", ["T: A"]),
        ("init?<T: A>(_ value: T)", "<T: A>", "", ["T: A"]),
        ("subscript<T>(key: T) -> Int where T: Hashable { get }", "<T>", " where T: Hashable", ["T: Hashable"]),
    ])
    func readsMembers(source: String, parameters: String, requirements: String, constraints: [String]) throws {
        let generics = try #require(Self.member(source)).generics
        #expect(generics.parameterText == parameters)
        #expect(generics.whereText == requirements)
        #expect(generics.constraints.map(\.description) == constraints)
        #expect(generics.isEmpty == (parameters + requirements).isEmpty)
    }

    @Test(arguments: [
        ("associatedtype Item", []),
        ("associatedtype Item: Codable, Sendable & Hashable", ["Item: Codable", "Item: Sendable", "Item: Hashable"]),
        ("associatedtype Item: P = Text where Item.ID == Int, Item: Q", ["Item: P", "Item.ID == Int", "Item: Q"]),
        ("associatedtype Item = [String: Int]", []),
    ])
    func readsAssociatedTypes(source: String, constraints: [String]) throws {
        let generics = try #require(Self.member(source)).generics
        #expect(generics.parameters.map(\.name) == ["Item"])
        #expect(generics.constraints.map(\.description) == constraints)
    }

    /// What follows on the next line belongs to another member.
    @Test func endsWithItsMember() throws {
        let generics = try #require(Self.member("func a<T>() where T: A\n    func b()")).generics
        #expect(generics.whereText == " where T: A")
    }

    private static func member(_ source: String) -> MemberDeclaration? {
        let text = "protocol P {\n    \(source)\n}\n"
        let summary = Array(text.utf8).withUnsafeBufferPointer { DeclarationScanner.scan($0, .needle, file: FileID(0)) }
        return summary.types[0].members.first
    }
}
