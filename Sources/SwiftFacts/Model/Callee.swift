/// What a creation calls.
public enum Callee: Hashable, Sendable {
    /// `Child`, `Outer.Child`, `Self`; also a function or a member of a value, for all that a scan can tell.
    /// - Parameter namesInitializer: it is `Outer.Child.init`.
    case named([String], namesInitializer: Bool)
    /// `.init`, whose type the context tells.
    case inferredInitializer
    /// `.make`: another member of a type that the context tells.
    case inferredMember(String)
    /// `self.init`, by which an initialiser passes on its parent.
    case selfInitializer
    case superInitializer

    /// - Parameter text: as written, without generic arguments.
    init(_ text: String) {
        switch text {
        case ".init": self = .inferredInitializer
        case "self.init": self = .selfInitializer
        case "super.init": self = .superInitializer
        default:
            var parts = text.namePartsOfExpression
            let namesInitializer = parts.count > 1 && parts.last == "init"
            if namesInitializer { parts.removeLast() }
            self =
                text.utf8.first == Byte.period
                ? .inferredMember(text) : .named(parts, namesInitializer: namesInitializer)
        }
    }

    /// - Parameter code: as records hold it.
    init(code: UInt16, names: [String]) {
        switch code {
        case 0: self = .named(names, namesInitializer: false)
        case 1: self = .named(names, namesInitializer: true)
        case 2: self = .inferredInitializer
        case 3: self = .selfInitializer
        case 4: self = .superInitializer
        default: self = .inferredMember(names.first ?? "")
        }
    }

    var code: UInt16 {
        switch self {
        case .named(_, let namesInitializer): namesInitializer ? 1 : 0
        case .inferredInitializer: 2
        case .selfInitializer: 3
        case .superInitializer: 4
        case .inferredMember: 5
        }
    }

    /// What has to be kept besides the code.
    var names: [String] {
        switch self {
        case .named(let parts, _): parts
        case .inferredMember(let text): [text]
        case .inferredInitializer, .selfInitializer, .superInitializer: []
        }
    }

    /// As written, without generic arguments of the call.
    public var text: String {
        switch self {
        case .named(let parts, let namesInitializer): Self.joined(parts) + (namesInitializer ? ".init" : "")
        case .inferredInitializer: ".init"
        case .inferredMember(let text): text
        case .selfInitializer: "self.init"
        case .superInitializer: "super.init"
        }
    }

    /// The type that it may make, as written; the context may tell it.
    public var typeText: String {
        if case .named(let parts, _) = self { return Self.joined(parts) }
        return text
    }

    /// With a period after each part but the last, and after no module of `Shop::Item`.
    private static func joined(_ parts: [String]) -> String {
        parts.dropLast().map { $0.isModuleMarked ? $0 : $0 + "." }.joined() + (parts.last ?? "")
    }

    /// The last name of the type that it may make; nil where the context tells it.
    public var typeName: String? {
        if case .named(let parts, _) = self { return parts.last }
        return nil
    }

    /// The initialiser is named after the type.
    public var namesInitializer: Bool {
        if case .named(_, let namesInitializer) = self { return namesInitializer }
        return false
    }

    /// `Self` or `Self.init`.
    public var isSelfType: Bool {
        if case .named(let parts, _) = self { return parts == ["Self"] }
        return false
    }
}
