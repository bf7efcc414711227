/// The generic parameters of a method, an initialiser or a subscript, and what is required of them.
///
///     func decode<T: Decodable>(_ type: T.Type) -> T where T.ID == Int
///
/// Of an associated type it is the type itself with its bounds, and what its `where` clause requires.
public struct GenericClause: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        public enum Kind: UInt32, Sendable {
            case type
            /// `each T`.
            case pack
            /// `let count: Int`.
            case value
        }

        public let kind: Kind
        public let name: String
        /// What follows the colon; several bounds of an associated type are a composition.
        public let bound: TypeSyntax?
    }

    public let parameters: [Parameter]
    public let requirements: [TypeConstraint]

    public static let none = GenericClause(parameters: [], requirements: [])

    public var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }

    /// The same with its parameters in the order in which some types name them first.
    public func ordered(byUseIn types: [TypeSyntax]) -> GenericClause {
        if parameters.count < 2 { return self }
        let places = Dictionary(types.flatMap { $0.namesWithin }.enumerated().map { ($1, $0) }) { first, _ in first }
        let sorted = parameters.enumerated().sorted { first, second in
            (places[first.element.name] ?? .max, first.offset) < (places[second.element.name] ?? .max, second.offset)
        }
        return GenericClause(parameters: sorted.map { $0.element }, requirements: requirements)
    }

    /// As somebody types it: `<T: Decodable>`; empty where there is no parameter.
    public var parameterText: String {
        parameters.isEmpty ? "" : "<\(parameters.map { $0.description }.joined(separator: ", "))>"
    }

    /// ` where T.ID == Int`, with the space before it; empty where nothing is required.
    public var whereText: String {
        requirements.isEmpty ? "" : " where \(requirements.map { $0.description }.joined(separator: ", "))"
    }

    public init(parameters: [Parameter], requirements: [TypeConstraint]) {
        self.parameters = parameters
        self.requirements = requirements
    }

    /// The same of other types; what stands behind a colon is a constraint.
    public func mapping(
        types change: (TypeSyntax) -> TypeSyntax, constraints changeConstraint: (TypeSyntax) -> TypeSyntax
    ) -> GenericClause {
        if isEmpty { return self }
        return GenericClause(
            parameters: parameters.map {
                Parameter(kind: $0.kind, name: $0.name, bound: $0.bound.map(changeConstraint))
            },
            requirements: requirements.map { requirement in
                TypeConstraint(
                    left: change(requirement.left),
                    right: requirement.isSameType ? change(requirement.right) : changeConstraint(requirement.right),
                    isSameType: requirement.isSameType)
            })
    }

    /// Bounds and requirements alike, with one type on the right of each: `T: A & B` is two.
    public var constraints: [TypeConstraint] {
        let bounds = parameters.compactMap { parameter in
            parameter.bound.map { TypeConstraint(left: .name(parameter.name), right: $0, isSameType: false) }
        }
        return (bounds + requirements).flatMap { constraint in
            guard !constraint.isSameType, case .composition(let types) = constraint.right else { return [constraint] }
            return types.map { TypeConstraint(left: constraint.left, right: $0, isSameType: false) }
        }
    }
}

extension GenericClause.Parameter: CustomStringConvertible {
    /// `each T`, without the bound.
    public var introduction: String {
        switch kind {
        case .type: name
        case .pack: "each \(name)"
        case .value: "let \(name)"
        }
    }

    public var description: String { bound.map { "\(introduction): \($0)" } ?? introduction }
}

extension GenericClause.Parameter: Fact {
    public init(_ facts: SpelledFacts, at index: Int) {
        let record = facts.facts.genericParameters[index]
        self.init(
            kind: Kind(rawValue: record.kind) ?? .type, name: facts.name(record.name),
            bound: record.bound == .none ? nil : facts.type(record.bound))
    }
}

extension TypeSyntax {
    /// The first name of each type in it, from left to right.
    fileprivate var namesWithin: [String] {
        (dottedName?.nameParts.first.map { [$0] } ?? []) + children.flatMap { $0.namesWithin }
    }
}
