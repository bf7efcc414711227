import SwiftFacts

/// The types of a member in one spelling: aliases expanded, sugar removed, names resolved.
package struct CanonicalSignature: Hashable, Sendable {
    /// Nil when the type is neither written nor evident.
    package let result: TypeSyntax?
    package let parameters: [TypeSyntax]
    package let generics: String
    /// The indices of the parameters with `@escaping`, which is no part of their types.
    var escapingParameters: Set<Int> = []
}

extension CanonicalSignature {
    /// As the compiler compares requirements.
    var withoutEscaping: CanonicalSignature {
        CanonicalSignature(result: result, parameters: parameters, generics: generics)
    }

    /// As the compiler compares two declarations of one name: `T!` is `T?` there.
    var ofRedeclaration: CanonicalSignature {
        CanonicalSignature(
            result: result?.withoutImplicitUnwrapping, parameters: parameters.map(\.withoutImplicitUnwrapping),
            generics: generics)
    }

    /// Whether a member of this signature can stand for a request of that one.
    func serves(_ request: CanonicalSignature, settable: Bool) -> Bool {
        guard takesWhat(request), generics == request.generics, let result, let wanted = request.result
        else { return false }
        return Self.serves(result, wanted) && (!settable || Self.serves(wanted, result))
    }

    /// Whether a member of this signature implements a requirement of that one.
    func isWitness(for requirement: CanonicalSignature) -> Bool {
        takesWhat(requirement) && generics == requirement.generics && result == requirement.result
    }

    /// A closure that a request takes without `@escaping` must not escape in the owner either.
    private func takesWhat(_ request: CanonicalSignature) -> Bool {
        parameters == request.parameters && escapingParameters.isSubset(of: request.escapingParameters)
    }

    private static func serves(_ found: TypeSyntax, _ wanted: TypeSyntax) -> Bool {
        if found == wanted || found.withoutSending == wanted { return true }
        switch (found, wanted) {
        case (.opaque(let constraint), _): return serves(constraint, wanted)
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
    /// The type alone, where its value need not be sent.
    var withoutSending: TypeSyntax {
        guard case .attributed(let attributes, let base) = self, attributes.contains("sending") else { return self }
        return attributes.count == 1 ? base : .attributed(attributes.filter { $0 != "sending" }, base)
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
