/// The parameters that initialisers pass on as their parent, besides those with the vocabulary's own label:
///
///     init(owner: Scope) { super.init(parent: owner) }
public struct ParentParameters: Equatable, Sendable {
    public static let none = ParentParameters()

    public private(set) var labels: Set<String> = []
    /// Of those without a label: how many others of these come before them.
    public private(set) var positions: Set<Int> = []
    /// The types whose calls may have such arguments.
    private var unlabelledTypes: Set<NameHash> = []

    public init() {}

    public var isEmpty: Bool { labels.isEmpty && positions.isEmpty }

    /// - Parameter text: as creations tell it.
    /// - Parameter types: the last names of those that have it, and of their subclasses.
    public mutating func insert(_ text: String, of types: [NameHash] = []) {
        guard let position = Self.position(text) else {
            labels.insert(text)
            return
        }
        positions.insert(position)
        unlabelledTypes.formUnion(types)
    }

    /// No label begins with a digit.
    public static func text(ofUnlabelled position: Int) -> String { "\(position)" }

    /// The argument by which a call gives itself: `owner: self`, or `self` where it has no label.
    public static func argument(_ text: String?, _ vocabulary: Vocabulary) -> String {
        guard let text else { return "\(vocabulary.parentLabel): self" }
        return position(text) == nil ? "\(text): self" : "self"
    }

    public static func isUnlabelled(_ text: String) -> Bool { position(text) != nil }

    private static func position(_ text: String) -> Int? { Int(text) }

    /// Whether a call of the name may give a parent without a label.
    func mayTakeUnlabelled(_ callee: String) -> Bool {
        if positions.isEmpty { return false }
        switch Callee(callee) {
        case .inferredInitializer, .selfInitializer, .superInitializer: return true
        case .inferredMember: return false
        case .named(let parts, _):
            guard let name = parts.last else { return false }
            return name == "Self" || name == "self" || unlabelledTypes.contains(NameHash(name))
        }
    }
}
