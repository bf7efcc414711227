/// An attribute as it was written: `@available(iOS 17, *)` has the name `available` and the arguments `iOS 17, *`.
public struct Attribute: Hashable, Sendable {
    public let name: String
    public let arguments: String?
    /// Of an `@available`.
    public let availability: Availability?

    public init(name: String, arguments: String?) {
        self.name = name
        self.arguments = arguments
        availability = name == "available" ? arguments.map(Availability.init) : nil
    }

    public static func == (left: Attribute, right: Attribute) -> Bool {
        left.name == right.name && left.arguments == right.arguments
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(arguments)
    }

    /// What stands for the modifier `nonisolated(unsafe)`.
    static let nonisolatedUnsafe = Attribute(name: "nonisolated", arguments: "unsafe")

    public var isNonisolatedUnsafe: Bool { self == Self.nonisolatedUnsafe }

    /// Whether it may make another value of what stands in the member, as a result builder, a wrapper or a macro.
    public var mayChangeValue: Bool {
        !Self.valueKeeping.contains(name) && !name.hasSuffix("Actor")
    }

    private static let valueKeeping: Set<String> = [
        "available", "discardableResult", "inlinable", "inline", "nonisolated", "nonobjc", "objc", "preconcurrency",
        "safe", "unsafe", "usableFromInline",
    ]

    public var text: String {
        arguments.map { "@\(name)(\($0))" } ?? "@\(name)"
    }
}

/// What the arguments of an `@available` say.
public struct Availability: Sendable {
    /// For all platforms: `*, unavailable`.
    public let isUnavailable: Bool
    /// `*, deprecated, message: "…"`, also of one platform only.
    public let isDeprecated: Bool
    /// `*, noasync`: what is asynchronous may not use it.
    public let isOutsideAsync: Bool
    /// Some platform or language mode is unavailable, or all are.
    public let limitsPlaces: Bool
    /// From which versions on platforms have the declaration: `iOS 17, *`, also of `iOS, introduced: 17`.
    public let platformVersions: String?
    /// Where the declaration exists, as far as `#if` can tell: not on a platform or in a language mode that it is
    /// unavailable for.
    let condition: Condition?

    /// - Parameter arguments: as written.
    init(_ arguments: String) {
        // Up to the first that is text.
        let parts =
            arguments.split(separator: "\"", maxSplits: 1).first?.split(separator: ",")
            .map { $0.filter { $0 != " " } } ?? []
        let domain = parts.first ?? ""
        limitsPlaces = parts.contains("unavailable")
        isOutsideAsync = parts.contains("noasync")
        isUnavailable = domain == "*" && limitsPlaces
        isDeprecated = parts.contains { $0 == "deprecated" || $0.hasPrefix("deprecated:") }
        platformVersions = Self.platformVersions(arguments, parts)
        condition = Self.condition(parts)
    }

    private static func platformVersions(_ arguments: String, _ parts: [String]) -> String? {
        guard let first = parts.first, !first.hasPrefix("swift") else { return nil }
        if parts.last == "*", parts.count > 1 { return arguments }
        let introduced = parts.first { $0.hasPrefix("introduced:") }
        return introduced.map { "\(first) \($0.dropFirst(11)), *" }
    }

    private static func condition(_ parts: [String]) -> Condition? {
        guard let domain = parts.first, domain != "*" else { return nil }
        if domain == "swift" { return languageMode(parts.dropFirst()) }
        if domain.hasPrefix("swift"), parts.count == 1, domain.dropFirst(5).first?.isNumber == true {
            return .test("swift(>=\(domain.dropFirst(5)))")
        }
        let isPlatform = domain.allSatisfy { $0.isLetter } && !domain.hasSuffix("Extension")
        guard isPlatform, parts.contains("unavailable") else { return nil }
        // All systems of one kind have a name here that `os()` does not know.
        let test = domain == "anyAppleOS" ? "canImport(Darwin)" : "os(\(domain))"
        return Condition(text: "!\(test)", formula: .not(.test(test)))
    }

    private static func languageMode(_ parts: ArraySlice<String>) -> Condition? {
        for part in parts {
            if part.hasPrefix("introduced:") { return .test("swift(>=\(part.dropFirst(11)))") }
            if part.hasPrefix("obsoleted:") { return .test("swift(<\(part.dropFirst(10)))") }
        }
        return nil
    }
}

extension Collection<Attribute> {
    /// The places where a declaration with these attributes exists, as far as `#if` can tell.
    public var availabilityConditions: [Condition] {
        isEmpty ? [] : compactMap { $0.availability?.condition }
    }
}

extension FactList<Attribute> {
    /// Those that say where and when the declaration may be used; most declarations have no attribute at all.
    public var availability: [Attribute] { isEmpty ? [] : filter { $0.name == "available" } }
}

/// A requirement of a `where` clause: `D == any PlayerDependency`, `Item: Codable`.
public struct TypeConstraint: Hashable, Sendable, CustomStringConvertible {
    public let left: TypeSyntax
    public let right: TypeSyntax
    public let isSameType: Bool

    public init(left: TypeSyntax, right: TypeSyntax, isSameType: Bool) {
        self.left = left
        self.right = right
        self.isSameType = isSameType
    }

    public var description: String { "\(left)\(isSameType ? " ==" : ":") \(right)" }
}

extension TypeConstraint: Fact {
    public init(_ facts: SpelledFacts, at index: Int) {
        let record = facts.facts.constraints[index]
        self.init(
            left: facts.type(record.left), right: facts.type(record.right), isSameType: record.isSameType != 0)
    }
}

extension Attribute: Fact {
    public init(_ facts: SpelledFacts, at index: Int) {
        self = facts.attributes[index]
    }
}
