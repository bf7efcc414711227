import SwiftFacts

/// The types of a member in one spelling: aliases expanded, sugar removed, names resolved.
package struct CanonicalSignature: Hashable, Sendable {
    /// Nil when the type is neither written nor evident.
    package internal(set) var result: TypeSyntax?
    package internal(set) var parameters: [TypeSyntax]
    package let generics: GenericSignature
    /// The indices of the parameters with `@escaping`, which is no part of their types.
    var escapingParameters: Set<Int> = []
}

/// The generic parameters of a member and what is required of them, wherever and in whatever order these are written.
package struct GenericSignature: Hashable, Sendable {
    package static let none = GenericSignature(kinds: [], constraints: [], implied: [])

    /// What the parameters stand for, in their order: types, packs, values.
    let kinds: [String]
    /// In alphabetical order, without those that follow from others.
    let constraints: [String]
    /// What follows from them: `T: Equatable` from `T: Hashable`.
    let implied: Set<String>

    var isEmpty: Bool { kinds.isEmpty }

    /// Whether whatever meets those constraints meets these: what requires less takes more.
    func takes(_ given: GenericSignature) -> Bool {
        // `~Copyable` is a requirement that is left out.
        return kinds == given.kinds
            && constraints.allSatisfy {
                Self.isSuppressing($0) || given.constraints.contains($0) || given.implied.contains($0)
            }
            && given.constraints.allSatisfy { !Self.isSuppressing($0) || constraints.contains($0) }
    }

    /// The search for a text costs a hundred times that for a byte, and every constraint of an overload is asked.
    static func isSuppressing(_ constraint: String) -> Bool {
        constraint.utf8.contains(UInt8(ascii: "~")) && constraint.contains(": ~")
    }
}

extension CanonicalSignature {
    /// As the compiler compares requirements.
    var withoutEscaping: CanonicalSignature {
        CanonicalSignature(result: result, parameters: parameters, generics: generics)
    }

    /// As the compiler compares two declarations of one name: `T!` is `T?` there.
    var ofRedeclaration: CanonicalSignature {
        CanonicalSignature(
            result: result?.withoutImplicitUnwrapping, parameters: parameters.map { $0.withoutImplicitUnwrapping },
            generics: generics)
    }

    var ofParametersAlone: CanonicalSignature {
        CanonicalSignature(result: result, parameters: plainParameters, generics: generics)
    }

    /// Whoever owns an argument, and whichever threads may call one that is a function.
    var plainParameters: [TypeSyntax] { parameters.map { $0.withoutConventions.withoutSendable } }

    var withoutGenerics: CanonicalSignature {
        CanonicalSignature(result: result, parameters: parameters, generics: .none)
    }

    /// Whether a member of this signature can stand for a request of that one.
    func serves(_ request: CanonicalSignature, settable: Bool) -> Bool {
        guard takesWhat(request), let result, let wanted = request.result else { return false }
        return Self.serves(result, wanted) && (!settable || Self.serves(wanted, result))
    }

    /// Whether a member of this signature implements a requirement of that one.
    func isWitness(for requirement: CanonicalSignature) -> Bool {
        takesWhat(requirement) && result == requirement.result
    }

    /// A closure that a request takes without `@escaping` must not escape in the owner either.
    private func takesWhat(_ request: CanonicalSignature) -> Bool {
        escapingParameters.isSubset(of: request.escapingParameters)
            && parameters.count == request.parameters.count
            && zip(parameters, request.parameters).allSatisfy { $0.takes($1) }
            && generics.takes(request.generics)
    }

    static func serves(_ found: TypeSyntax, _ wanted: TypeSyntax) -> Bool {
        if found == wanted || found.withoutSending == wanted || found.withoutSendable == wanted {
            return true
        }
        switch (found, wanted) {
        // `Any` takes the optional as it is, with a warning.
        case (.implicitlyUnwrapped(.name("Any")), .name("Any")): return false
        case (.opaque(let constraint), _): return serves(constraint, wanted)
        case (.optional(.opaque(let constraint)), .optional(let wrapped)) where constraint == wrapped: return true
        case (.implicitlyUnwrapped(let wrapped), .optional(let wantedWrapped)),
            (.implicitlyUnwrapped(let wrapped), .implicitlyUnwrapped(let wantedWrapped)),
            (.optional(let wrapped), .implicitlyUnwrapped(let wantedWrapped)):
            return serves(wrapped, wantedWrapped)
        case (.optional, .optional(let wrapped)): return serves(found, wrapped)
        case (.implicitlyUnwrapped(let wrapped), _): return serves(wrapped, wanted)
        case (_, .optional(let wrapped)), (_, .implicitlyUnwrapped(let wrapped)): return serves(found, wrapped)
        default: return false
        }
    }
}

extension TypeSyntax {
    /// What an optional may hold, and `some` stands for: types that may serve each other have the same.
    var served: TypeSyntax {
        switch self {
        case .optional(let type), .implicitlyUnwrapped(let type), .opaque(let type): type.served
        default: self
        }
    }

    /// The type alone, where its value need not be sent.
    var withoutSending: TypeSyntax { without(["sending"]) }

    /// Whether a parameter of this type takes what one of that type is given: what is borrowed cannot be consumed, and what
    /// was not sent cannot be sent on.
    fileprivate func takes(_ given: TypeSyntax) -> Bool {
        if self == given { return true }
        if hasAttribute("sending") && !given.hasAttribute("sending") { return false }
        if hasAttribute("consuming") && given.hasAttribute("borrowing") { return false }
        let (own, other) = (withoutConventions, given.withoutConventions)
        return own == other || !hasAttribute("inout") && own == other.withoutSendable
    }

    /// The type of a function, also an optional one, that need not be safe to call from any thread.
    var withoutSendable: TypeSyntax {
        if case .optional(let wrapped) = self { return .optional(wrapped.withoutSendable) }
        return isFunction ? without(["@Sendable"]) : self
    }

    /// A function on an actor that does not say whether it is `@Sendable`: `@MainActor () -> Void`.
    var isUnmarkedFunctionOfActor: Bool {
        guard case .attributed(let attributes, .function) = self else { return false }
        return attributes.contains { $0.namesActor } && !attributes.contains("@Sendable")
    }

    /// Whether it is made of one.
    var holdsUnmarkedFunctionOfActor: Bool {
        isUnmarkedFunctionOfActor || children.contains { $0.holdsUnmarkedFunctionOfActor }
    }

    /// A parameter that takes what either of the two does, which differ in who owns the argument or may call it.
    func common(with other: TypeSyntax) -> TypeSyntax {
        func marks(_ type: TypeSyntax) -> Set<String> {
            if case .attributed(let attributes, _) = type { Set(attributes) } else { [] }
        }
        if case .optional(let wrapped) = self, case .optional(let others) = other {
            return .optional(wrapped.common(with: others))
        }
        return without(Self.conventions.union(["@Sendable"]).subtracting(marks(other)))
    }

    /// The type of a parameter alone, whoever owns its argument.
    var withoutConventions: TypeSyntax { without(Self.conventions) }

    private static let conventions: Set<String> = ["borrowing", "consuming", "sending", "__owned", "__shared"]

    func without(_ unwanted: Set<String>) -> TypeSyntax {
        guard case .attributed(let attributes, let base) = self else { return self }
        let kept = attributes.filter { !unwanted.contains($0) }
        return kept.isEmpty ? base : .attributed(kept, base)
    }

    /// The type of a parameter of a function's type, of which `@escaping` is a part: a function that keeps its closure does
    /// not serve as one that does not.
    func escaping(as written: TypeSyntax) -> TypeSyntax {
        guard written.isEscaping else { return self }
        guard case .attributed(let attributes, let base) = self else { return .attributed(["@escaping"], self) }
        return .attributed((attributes + ["@escaping"]).sorted(), base)
    }

    /// Whatever attributes it has.
    var isFunction: Bool {
        switch self {
        case .function: true
        case .attributed(_, let base): base.isFunction
        default: false
        }
    }
}

extension TypeSyntax {
    /// `Self`, also as an optional: more of it no member of a class can be.
    var isSelf: Bool {
        guard case .named(let parts) = unwrapped else { return false }
        return parts.count == 1 && parts[0].name == "Self"
    }

    /// As who sees a member from outside of its type.
    func replacingSelf(_ own: TypeSyntax) -> TypeSyntax { isSelf ? replacingNames(["Self": own]) : self }
}
