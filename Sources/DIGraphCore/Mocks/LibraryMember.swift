import SwiftFacts

/// What the standard library's protocols require of a mock, and what object it is can tell.
enum LibraryMember {
    case equal, hash, description, debugDescription

    /// The protocols that require nothing else.
    static let protocols: Set<String> = [
        "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable",
    ]

    /// What protocols require that a mock inherits from, by their names.
    static func all(of protocols: [String]) -> [LibraryMember] {
        let isHashable = protocols.contains("Hashable")
        var members: [LibraryMember] = []
        if isHashable || protocols.contains("Equatable") { members.append(.equal) }
        if isHashable { members.append(.hash) }
        if protocols.contains("CustomStringConvertible") { members.append(.description) }
        if protocols.contains("CustomDebugStringConvertible") { members.append(.debugDescription) }
        return members
    }

    /// Whether a protocol of the sources requires it too, so that a test gives it.
    func isAmong(_ requests: [Request]) -> Bool {
        requests.contains { $0.member.fullName == fullName }
    }

    private var fullName: String {
        switch self {
        case .equal: "==(_:_:)"
        case .hash: "hash(into:)"
        case .description: "description"
        case .debugDescription: "debugDescription"
        }
    }

    func code(in mock: String) -> String {
        switch self {
        case .equal: "static func == (left: \(mock), right: \(mock)) -> Bool { left === right }"
        case .hash: "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }"
        case .description: "var description: String { \"\(mock)\" }"
        case .debugDescription: "var debugDescription: String { \"\(mock)\" }"
        }
    }
}
