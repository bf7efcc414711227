/// The type of a member of `self`, or of a part of it, where the code says no more: only all files together tell it.
public struct MemberType: Hashable, Sendable {
    /// A way from a type to one in it.
    public enum Part: String, Sendable {
        /// Of an array or a set.
        case element
        /// Of a dictionary.
        case value
        /// Of either, by its subscript.
        case item
        /// Of an optional.
        case wrapped
    }

    public let name: String
    public var parts: [Part] = []
    /// What the code around tells, where the member is of no known type.
    public var otherwise: TypeSyntax?

    /// As facts keep it: the name of a type that no type can have, `self.pages.element`.
    var syntax: TypeSyntax {
        let names = [name] + parts.map { $0.rawValue }
        let base = TypeSyntax.NamePart(name: "self", arguments: otherwise.map { [$0] } ?? [])
        return .named([base] + names.map { TypeSyntax.NamePart(name: $0) })
    }
}

extension MemberType {
    init?(_ type: TypeSyntax) {
        guard case .named(let names) = type, names.count > 1, names[0].name == "self" else { return nil }
        let parts = names.dropFirst(2).compactMap { Part(rawValue: $0.name) }
        guard parts.count == names.count - 2 else { return nil }
        self.init(name: names[1].name, parts: parts, otherwise: names[0].arguments.first)
    }

    /// What the member makes of an initialiser without a name, where the member has this type; nil of what has no such part.
    public func type(inMemberOf type: TypeSyntax) -> TypeSyntax? {
        parts.reduce(type) { $0?.part($1) }?.unwrapped
    }
}

extension TypeSyntax {
    /// A part of a collection, optional or not, or of an optional.
    func part(_ part: MemberType.Part) -> TypeSyntax? {
        if var member = MemberType(self) {
            member.parts.append(part)
            return member.syntax
        }
        if part == .wrapped {
            return switch sugared {
            case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
            default: nil
            }
        }
        return switch (withoutOptional.sugared, part) {
        case (.array(let element), .element), (.array(let element), .item): element
        case (.named(let names), .element) where names.map { $0.name } == ["Set"]: names[0].arguments.first
        case (.dictionary(_, let value), .value), (.dictionary(_, let value), .item): value
        default: nil
        }
    }
}
