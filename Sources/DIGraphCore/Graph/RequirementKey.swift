import SwiftFacts

/// Tells two requirements apart as the compiler does, and finds those that one member can meet.
struct RequirementKey: Hashable {
    let kind: MemberDeclaration.Kind
    let isStatic: Bool
    let name: String
    let labels: [String?]
    let signature: CanonicalSignature

    private init(
        kind: MemberDeclaration.Kind, isStatic: Bool, name: String, labels: [String?], signature: CanonicalSignature
    ) {
        self.kind = kind
        self.isStatic = isStatic
        self.name = name
        self.labels = labels
        self.signature = signature
    }

    init(_ request: Request) {
        kind = request.member.kind
        isStatic = request.member.isStatic
        name = request.member.name
        labels = request.member.parameters.map(\.label)
        signature = request.signature.ofRedeclaration
    }

    /// Equal for all requirements of which one class cannot have two members.
    var ofConflicts: RequirementKey {
        guard isAccessedByName else { return self }
        let signature = CanonicalSignature(result: nil, parameters: [], generics: "")
        return RequirementKey(kind: .property, isStatic: isStatic, name: name, labels: [], signature: signature)
    }

    /// Whether one class cannot have both, although neither can stand for the other: `x: Int` and `x: String`.
    func excludes(_ other: RequirementKey) -> Bool {
        self != other && (kind == .property || other.kind == .property) && ofConflicts == other.ofConflicts
    }

    /// A property, or a method that is referred to as one is.
    private var isAccessedByName: Bool { kind == .property || kind == .method && labels.isEmpty }
}
