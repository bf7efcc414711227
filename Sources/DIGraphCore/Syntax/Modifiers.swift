/// The attributes and modifiers before a declaration's keyword.
struct Modifiers {
    private(set) var attributes: [Attribute] = []
    private var words: Set<String> = []
    private(set) var explicitAccess: AccessLevel?
    /// Of `private(set)` and its kind.
    private(set) var setterAccess: AccessLevel?
    private let defaultAccess: AccessLevel
    /// The index of the first of them, or of the declaration's keyword.
    let start: Int
    /// The index of the declaration's keyword.
    private(set) var next: Int

    var access: AccessLevel { explicitAccess ?? defaultAccess }
    var isStatic: Bool { has("static") || has("class") }

    func has(_ word: String) -> Bool { words.contains(word) }

    /// An attribute may be a property wrapper, which decides the type that its initial value only hints at.
    var mayWrapValue: Bool {
        !attributes.allSatisfy { attribute in
            switch attribute.name {
            case "available", "objc", "nonobjc", "inlinable", "usableFromInline", "IBOutlet", "GKInspectable",
                "preconcurrency",
                "Published", "State", "StateObject", "ObservationIgnored", "ObservationTracked":
                true
            default: attribute.name.hasSuffix("Actor")
            }
        }
    }

    /// Nil when what follows is no declaration.
    init?(_ buffer: TokenBuffer, at index: Int, defaultAccess: AccessLevel) {
        self.defaultAccess = defaultAccess
        start = index
        next = index
        while true {
            if buffer.kind(next) == .at {
                guard readAttribute(buffer) else { return nil }
            } else if let directiveEnd = buffer.directiveEnd(next), next > index {
                // `#if … @available(…) #endif` between an attribute and its declaration.
                next = directiveEnd
            } else if buffer.kind(next) == .identifier, !buffer.isEscaped(next), Self.isModifier(buffer, next) {
                readModifier(buffer)
            } else {
                break
            }
        }
        guard Self.isDeclarationKeyword(buffer, next) else { return nil }
    }

    private mutating func readAttribute(_ buffer: TokenBuffer) -> Bool {
        guard buffer.kind(next + 1) == .identifier else { return false }
        var end = next + 1
        while buffer.kind(end + 1) == .period, buffer.kind(end + 2) == .identifier { end += 2 }
        let name = buffer.text(from: next + 1, through: end)
        end = buffer.skipAngles(end + 1) - 1
        var arguments: String?
        if buffer.kind(end + 1) == .leftParen, buffer.touchesNext(end) || name == "available" {
            guard buffer.isClosed(end + 1) else { return false }
            let close = buffer.closer(of: end + 1)
            arguments = buffer.text(from: end + 2, through: close - 1)
            end = close
        }
        attributes.append(Attribute(name: name, arguments: arguments))
        next = end + 1
        return true
    }

    private mutating func readModifier(_ buffer: TokenBuffer) {
        let word = buffer.text(next)
        next += 1
        var argument: String?
        if buffer.kind(next) == .leftParen {
            argument = buffer.text(next + 1)
            next = buffer.skip(next)
        }
        if let access = AccessLevel(rawValue: word) {
            if argument == "set" { setterAccess = access } else { explicitAccess = access }
        } else {
            words.insert(word)
        }
    }

    private static func isModifier(_ buffer: TokenBuffer, _ index: Int) -> Bool {
        switch buffer.text(index) {
        case "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy", "weak",
            "unowned", "override", "mutating", "nonmutating", "required", "convenience", "dynamic", "optional",
            "indirect",
            "prefix", "postfix", "infix", "nonisolated", "isolated", "distributed", "borrowing", "consuming",
            "__consuming":
            break
        case "class":
            // `class func`, `class var`; otherwise the keyword of a class.
            return isMemberKeyword(buffer, index + 1)
        default: return false
        }
        // A modifier's name may also be called: `open(file)`.
        guard buffer.kind(index + 1) == .leftParen else { return true }
        return buffer.kind(buffer.skip(index + 1)) == .identifier
    }

    private static func isMemberKeyword(_ buffer: TokenBuffer, _ index: Int) -> Bool {
        switch buffer.text(index) {
        case "func", "var", "let", "subscript", "override", "final", "private", "public", "internal", "fileprivate",
            "package", "open", "typealias":
            buffer.kind(index) == .identifier
        default: false
        }
    }

    private static func isDeclarationKeyword(_ buffer: TokenBuffer, _ index: Int) -> Bool {
        guard buffer.kind(index) == .identifier, !buffer.isEscaped(index) else { return false }
        let follower = buffer.kind(index + 1)
        switch buffer.text(index) {
        case "class", "struct", "enum", "protocol", "extension", "typealias", "import", "associatedtype",
            "precedencegroup":
            return follower == .identifier
        case "actor", "macro":
            return follower == .identifier && !buffer.startsLine(index + 1)
        case "var", "let":
            return follower == .identifier || follower == .leftParen
        case "func":
            return follower == .identifier || follower == .operatorCharacter || follower == .period
                || follower == .regex
        case "init":
            return follower == .leftParen || follower == .operatorCharacter
        case "subscript":
            return follower == .leftParen || follower == .operatorCharacter
        case "deinit": return follower == .leftBrace
        case "case": return true
        case "operator": return follower == .operatorCharacter || follower == .period
        default: return false
        }
    }
}
