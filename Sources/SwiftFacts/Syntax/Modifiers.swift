/// The attributes and modifiers before a declaration's keyword.
package struct Modifiers {
    private(set) var attributes: [Attribute] = []
    private var flags = Flags()
    private(set) var explicitAccess: AccessLevel?
    /// Of `private(set)` and its kind.
    private(set) var setterAccess: AccessLevel?
    private let defaultAccess: AccessLevel
    /// The index of the first of them, or of the declaration's keyword.
    let start: Int
    /// The index of the declaration's keyword.
    package private(set) var next: Int

    var access: AccessLevel { explicitAccess ?? defaultAccess }
    var isStatic: Bool { flags.rawValue & Flags.static.rawValue != 0 }
    var isOfClass: Bool { flags.rawValue & Flags.ofClass.rawValue != 0 }
    var isFinal: Bool { flags.rawValue & Flags.final.rawValue != 0 }
    var isNonisolated: Bool { flags.rawValue & Flags.nonisolated.rawValue != 0 }
    var isolation: MemberRecord.Flags {
        isNonisolated ? flags.contains(.nonsending) ? [.nonisolated, .nonsending] : .nonisolated : []
    }
    var isOverride: Bool { flags.rawValue & Flags.override.rawValue != 0 }
    var isConvenience: Bool { flags.rawValue & Flags.convenience.rawValue != 0 }
    var isLazy: Bool { flags.rawValue & Flags.lazy.rawValue != 0 }
    var isUnowned: Bool { flags.rawValue & Flags.unowned.rawValue != 0 }
    var isWeak: Bool { flags.rawValue & Flags.weak.rawValue != 0 }

    /// The modifiers that the scanner asks for.
    private struct Flags: OptionSet {
        let rawValue: UInt16

        static let final = Flags(rawValue: 1)
        static let nonisolated = Flags(rawValue: 2)
        static let override = Flags(rawValue: 4)
        static let `static` = Flags(rawValue: 8)
        static let weak = Flags(rawValue: 16)
        static let lazy = Flags(rawValue: 32)
        static let unowned = Flags(rawValue: 64)
        static let nonsending = Flags(rawValue: 128)
        static let convenience = Flags(rawValue: 256)
        static let ofClass = Flags(rawValue: 512)
    }

    /// An attribute may be a property wrapper, which decides the type that its initial value only hints at.
    var mayWrapValue: Bool {
        !attributes.allSatisfy { attribute in
            switch attribute.name {
            case "available", "objc", "nonobjc", "inlinable", "usableFromInline", "IBOutlet", "GKInspectable",
                "preconcurrency", "NSCopying", "NSManaged", "IBInspectable", "nonisolated", "safe", "unsafe",
                "Published", "State", "StateObject", "ObservationIgnored", "ObservationTracked":
                true
            default: attribute.name.hasSuffix("Actor") || Self.isUnderscored(attribute.name)
            }
        }
    }

    /// Whether an attribute is one of the compiler's own, such as `@_spi(Tests)`; a wrapper is a type, `@_Clamped`.
    private static func isUnderscored(_ name: String) -> Bool {
        let bytes = name.utf8.prefix(2)
        guard bytes.first == Byte.underscore, let second = bytes.last else { return false }
        return second &- Byte.a < 26
    }

    /// Nil when what follows is no declaration.
    package init?(_ buffer: TokenBuffer, at index: Int, defaultAccess: AccessLevel) {
        self.defaultAccess = defaultAccess
        start = index
        next = index
        while true {
            if buffer.kind(next) == .at {
                if buffer.noDeclaration.contains(index) { return nil }
                guard readAttribute(buffer) else {
                    buffer.noDeclaration = index..<next
                    return nil
                }
            } else if let directiveEnd = buffer.directiveEnd(next), next > index {
                // `#if … @available(…) #endif` between an attribute and its declaration.
                next = directiveEnd
            } else if Self.isModifier(buffer, next) {
                if buffer.noDeclaration.contains(index) { return nil }
                readModifier(buffer)
            } else {
                break
            }
        }
        guard Self.isDeclarationKeyword(buffer, next) else {
            if next > index { buffer.noDeclaration = index..<next }
            return nil
        }
    }

    private mutating func readAttribute(_ buffer: TokenBuffer) -> Bool {
        guard buffer.kind(next + 1) == .identifier else { return false }
        var end = buffer.lastOfAttributeName(from: next + 1)
        let name = buffer.attributeName(from: next + 1, through: end)
        end = buffer.skipAngles(end + 1) - 1
        var arguments: String?
        if buffer.kind(end + 1) == .leftParen, buffer.touchesNext(end) || name == "available" {
            guard buffer.isClosed(end + 1) else { return false }
            let close = buffer.closer(of: end + 1)
            arguments = buffer.text(from: end + 2, through: close - 1)
            end = close
        }
        // It runs on no actor, also in a type that is on one.
        if name == "concurrent" { flags.insert(.nonisolated) }
        attributes.append(Attribute(name: name, arguments: arguments))
        next = end + 1
        return true
    }

    private mutating func readModifier(_ buffer: TokenBuffer) {
        let word = buffer.word(next)
        next += 1
        var isOfSetter = false
        if buffer.kind(next) == .leftParen {
            isOfSetter = buffer.isWord(next + 1, .set)
            if word == .nonisolated, buffer.text(next + 1) == "nonsending" { flags.insert(.nonsending) }
            // `unowned(unsafe)` makes the use of a member unsafe, as the attribute does.
            if buffer.isWord(next + 1, .unsafe) {
                attributes.append(word == .nonisolated ? .nonisolatedUnsafe : Attribute(name: "unsafe", arguments: nil))
            }
            next = buffer.skip(next)
        }
        if let access = AccessLevel(word) {
            if isOfSetter { setterAccess = access } else { explicitAccess = access }
        } else {
            insert(word)
        }
    }

    private mutating func insert(_ word: Word) {
        switch word {
        case .final: flags.insert(.final)
        case .nonisolated: flags.insert(.nonisolated)
        case .override: flags.insert(.override)
        case .convenience: flags.insert(.convenience)
        case .static: flags.insert(.static)
        case .class: flags.formUnion([.static, .ofClass])
        case .weak: flags.insert(.weak)
        case .lazy: flags.insert(.lazy)
        case .unowned: flags.insert(.unowned)
        default: break
        }
    }

    private static func isModifier(_ buffer: TokenBuffer, _ index: Int) -> Bool {
        switch buffer.word(index) {
        case .none: return false
        case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .lazy, .weak, .unowned,
            .override, .mutating, .nonmutating, .required, .convenience, .dynamic, .optional, .indirect, .prefix,
            .postfix, .infix, .nonisolated, .isolated, .distributed, .borrowing, .consuming, .underscoredConsuming:
            break
        case .class:
            // `class func`, `class var`; otherwise the keyword of a class.
            return isMemberKeyword(buffer, index + 1)
        default: return false
        }
        // A modifier's name may also be called: `open(file)`.
        guard buffer.kind(index + 1) == .leftParen else { return true }
        return buffer.kind(buffer.skip(index + 1)) == .identifier
    }

    private static func isMemberKeyword(_ buffer: TokenBuffer, _ index: Int) -> Bool {
        switch buffer.word(index) {
        case .func, .var, .let, .subscript, .override, .final, .private, .public, .internal, .fileprivate, .package,
            .open, .typealias:
            true
        default: false
        }
    }

    private static func isDeclarationKeyword(_ buffer: TokenBuffer, _ index: Int) -> Bool {
        let word = buffer.word(index)
        if word == .none { return false }
        let follower = buffer.kind(index + 1)
        switch word {
        case .extension: return follower == .identifier || follower == .leftParen || follower == .leftBracket
        case .class, .struct, .enum, .protocol, .typealias, .import, .associatedtype, .precedencegroup:
            return follower == .identifier
        case .actor, .macro:
            return follower == .identifier && !buffer.startsLine(index + 1)
        case .var, .let:
            return follower == .identifier || follower == .leftParen
        case .func:
            return follower == .identifier || follower == .operatorCharacter || follower == .period
                || follower == .regex
        case .initializer, .subscript:
            return follower == .leftParen || follower == .operatorCharacter
        case .deinit: return follower == .leftBrace
        case .case: return true
        case .operator: return follower == .operatorCharacter || follower == .period
        default: return false
        }
    }
}

extension AccessLevel {
    package init?(_ word: Word) {
        switch word {
        case .private: self = .private
        case .fileprivate: self = .fileprivate
        case .internal: self = .internal
        case .package: self = .package
        case .public: self = .public
        case .open: self = .open
        default: return nil
        }
    }
}
