import SwiftFacts

/// Tells two requirements apart as the compiler does, and finds those that one member can meet.
struct RequirementKey: Hashable {
    let kind: MemberDeclaration.Kind
    let isStatic: Bool
    /// A method with `async` is an overload of the one without; what a property has of its getter tells none apart.
    let isAsync: Bool
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
        isAsync = kind == .method && request.effects.isAsync
        name = request.member.name
        labels = request.member.parameters.map { $0.label }
        variadic = request.member.parameters.indices.filter { request.member.parameters[$0].isVariadic }
        signature = request.signature.withoutEscaping
    }

    /// Equal for all requirements that a class may be unable to have two members of.
    var ofConflicts: RequirementKey {
        // A property, or a method that is referred to as one is.
        let isAccessedByName = kind == .property || kind == .method && labels.isEmpty
        let none = CanonicalSignature(result: nil, parameters: [], generics: .none)
        return RequirementKey(
            kind: isAccessedByName ? .property : kind, isStatic: isStatic, isAsync: false,
            name: nameWithoutFailing, labels: labels, variadic: variadic,
            signature: isAccessedByName ? none : signature.ofParametersAlone.ofRedeclaration)
    }

    /// Whether one class cannot have both, although neither can stand for the other: `x: Int` and `x: String`, or
    /// `make() -> Int!` and `make() -> Int?`. A method with `async` stands beside a property.
    func excludes(_ other: RequirementKey) -> Bool {
        guard self != other, ofConflicts == other.ofConflicts else { return false }
        let isWithProperty = kind == .property || other.kind == .property
        return isWithProperty ? !isAsync && !other.isAsync : differsOnlyInUnwrapping(from: other)
    }

    /// Whether one member meets both: a method without `async` meets the requirement with it, an initialiser that cannot
    /// fail that of one that may, and a parameter `() -> Void` that of `@Sendable () -> Void`.
    func isMet(with other: RequirementKey) -> Bool { ofMember == other.ofMember }

    private var ofMember: RequirementKey {
        RequirementKey(
            kind: kind, isStatic: isStatic, isAsync: false, name: nameWithoutFailing, labels: labels,
            variadic: variadic, signature: signature.ofParametersAlone)
    }

    var mayFail: Bool { name != nameWithoutFailing }

    private var nameWithoutFailing: String { kind == .initializer ? "init" : name }

    /// The compiler takes `T!` for `T?` where a class declares both, and not where one is to implement the other.
    func differsOnlyInUnwrapping(from other: RequirementKey) -> Bool {
        kind == other.kind && isAsync == other.isAsync && variadic == other.variadic
            && signature.ofRedeclaration == other.signature.ofRedeclaration
    }
}
