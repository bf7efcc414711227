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

    /// What protocols require of instances on no actor: also where a protocol on one repeats it.
    static func names(requiredBy protocols: [String]) -> Set<String> {
        protocols.reduce(into: []) { $0.formUnion(requiredNames[$1] ?? []) }
    }

    private static let requiredNames: [String: Set<String>] = [
        "CustomDebugStringConvertible": ["debugDescription"], "CustomStringConvertible": ["description"],
        "Hashable": ["hash(into:)", "hashValue"],
        "LocalizedError": ["errorDescription", "failureReason", "helpAnchor", "recoverySuggestion"],
    ]

    /// Whether a protocol of the sources requires it too, so that a test gives it.
    func isAmong(_ requests: [Request]) -> Bool {
        requests.contains { $0.member.fullName == fullName && !$0.member.isStatic }
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
        case .hash: "func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) }"
        case .description: "var description: String { \"\(mock)\" }"
        case .debugDescription: "var debugDescription: String { \"\(mock)\" }"
        }
    }
}
