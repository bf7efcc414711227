/// An attribute as it was written: `@available(iOS 17, *)` has the name `available` and the arguments `iOS 17, *`.
package struct Attribute: Hashable, Sendable {
    package let name: String
    package let arguments: String?

    package var text: String {
        arguments.map { "@\(name)(\($0))" } ?? "@\(name)"
    }

    /// `@available(*, unavailable)`.
    package var isUnavailable: Bool { availability?.first == "*" && availability?.contains("unavailable") == true }

    /// `@available(*, deprecated, message: "…")`, also of one platform only.
    package var isDeprecated: Bool {
        availability?.contains { $0 == "deprecated" || $0.hasPrefix("deprecated:") } == true
    }

    /// Whether it says from which version on a platform has the declaration.
    package var isPlatformVersion: Bool { platformVersions != nil }

    /// `iOS 17, *`, also of `@available(iOS, introduced: 17)`.
    package var platformVersions: String? {
        guard let parts = availability, let first = parts.first, !first.hasPrefix("swift") else { return nil }
        if parts.last == "*", parts.count > 1 { return arguments }
        let introduced = parts.first { $0.hasPrefix("introduced:") }
        return introduced.map { "\(first) \($0.dropFirst(11)), *" }
    }

    /// The arguments of `@available`, without blanks, up to the first that is text.
    var availability: [String]? {
        guard name == "available" else { return nil }
        return arguments.map { arguments in
            arguments.split(separator: "\"", maxSplits: 1)[0].split(separator: ",").map { $0.filter { $0 != " " } }
        }
    }
}

extension Sequence<Attribute> {
    /// The places where a declaration with these attributes exists, as far as `#if` can tell: not on a platform or in a
    /// language mode that it is unavailable for.
    package var unavailabilityConditions: [Condition] {
        compactMap { attribute in
            guard let arguments = attribute.availability, let domain = arguments.first, domain != "*" else {
                return nil
            }
            if domain == "swift" { return languageMode(arguments.dropFirst()) }
            if domain.hasPrefix("swift"), arguments.count == 1, domain.dropFirst(5).first?.isNumber == true {
                return .test("swift(>=\(domain.dropFirst(5)))")
            }
            let isPlatform = domain.allSatisfy(\.isLetter) && !domain.hasSuffix("Extension")
            return isPlatform && arguments.contains("unavailable")
                ? Condition(text: "!os(\(domain))", formula: .not(.test("os(\(domain))"))) : nil
        }
    }

    private func languageMode(_ arguments: ArraySlice<String>) -> Condition? {
        for argument in arguments {
            if argument.hasPrefix("introduced:") { return .test("swift(>=\(argument.dropFirst(11)))") }
            if argument.hasPrefix("obsoleted:") { return .test("swift(<\(argument.dropFirst(10)))") }
        }
        return nil
    }
}

/// A requirement of a `where` clause: `D == any PlayerDependency`, `Item: Codable`.
package struct TypeConstraint: Hashable, Sendable, CustomStringConvertible {
    package let left: TypeSyntax
    package let right: TypeSyntax
    package let isSameType: Bool

    package var description: String { "\(left)\(isSameType ? " ==" : ":") \(right)" }
}

extension TypeConstraint: Fact {
    package init(_ facts: SpelledFacts, at index: Int) {
        let record = facts.facts.constraints[index]
        self.init(
            left: facts.type(record.left), right: facts.type(record.right), isSameType: record.isSameType != 0)
    }
}

extension Attribute: Fact {
    package init(_ facts: SpelledFacts, at index: Int) {
        let record = facts.facts.attributes[index]
        self.init(name: facts.name(record.name), arguments: facts.name(ifAny: record.arguments))
    }
}
