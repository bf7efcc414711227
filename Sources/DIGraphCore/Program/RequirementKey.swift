import SwiftFacts

/// Tells two requirements apart as the compiler does, and finds those that one member can meet.
struct RequirementKey: Hashable {
    let kind: MemberDeclaration.Kind
    let isStatic: Bool
    let name: String
    let labels: [String?]
    /// The places of `Int...`, which is another type than `Int` and than `[Int]`.
    let variadic: [Int]
    let signature: CanonicalSignature
}

extension RequirementKey {
    init(_ request: Request) {
        kind = request.member.kind
        isStatic = request.member.isStatic
        name = request.member.name
        labels = request.member.parameters.map { $0.label }
        variadic = request.member.parameters.indices.filter { request.member.parameters[$0].isVariadic }
        signature = request.signature.withoutEscaping
    }

    /// Equal for all requirements of which one class cannot have two members.
    var ofConflicts: RequirementKey {
        // A property, or a method that is referred to as one is.
        let isAccessedByName = kind == .property || kind == .method && labels.isEmpty
        let none = CanonicalSignature(result: nil, parameters: [], generics: .none)
        return RequirementKey(
            kind: isAccessedByName ? .property : kind, isStatic: isStatic, name: name,
            labels: isAccessedByName ? [] : labels, variadic: isAccessedByName ? [] : variadic,
            signature: isAccessedByName ? none : signature.ofRedeclaration)
    }

    /// Whether one class cannot have both, although neither can stand for the other: `x: Int` and `x: String`, or
    /// `make() -> Int!` and `make() -> Int?`.
    func excludes(_ other: RequirementKey) -> Bool {
        self != other && ofConflicts == other.ofConflicts
            && (kind == .property || other.kind == .property || differsOnlyInUnwrapping(from: other))
    }

    /// The compiler takes `T!` for `T?` where a class declares both, and not where one is to implement the other.
    func differsOnlyInUnwrapping(from other: RequirementKey) -> Bool {
        kind == other.kind && variadic == other.variadic && signature.ofRedeclaration == other.signature.ofRedeclaration
    }
}
