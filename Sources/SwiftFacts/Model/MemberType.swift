/// The type of a member of `self`, or of a part of it, where the code says no more: only all files together tell it.
public struct MemberType: Hashable, Sendable {
    /// A way from a type to one in it.
    public enum Part: Hashable, Sendable {
        /// Of an array or a set.
        case element
        /// Of a dictionary.
        case value
        /// Of either, by its subscript.
        case item
        /// Of an optional.
        case wrapped
        /// Of a tuple.
        case place(Int)
    }

    public let name: String
    public var parts: [Part] = []
    /// What the code around tells, where the member is of no known type.
    public var otherwise: TypeSyntax?

    /// As facts keep it: the name of a type that no type can have, `self.pages.element`.
    var syntax: TypeSyntax {
        let base = TypeSyntax.NamePart(name: "self", arguments: otherwise.map { [$0] } ?? [])
        return .named([base, .init(name: name)] + parts.map { TypeSyntax.NamePart(name: $0.name) })
    }
}

extension MemberType.Part {
    /// As facts keep it, behind the name of a type: `Pages.#element`, as no type is called.
    var name: String {
        switch self {
        case .element: "#element"
        case .value: "#value"
        case .item: "#item"
        case .wrapped: "#wrapped"
        case .place(let place): "#\(place)"
        }
    }

    init?(name: String) {
        switch name {
        case "#element": self = .element
        case "#value": self = .value
        case "#item": self = .item
        case "#wrapped": self = .wrapped
        default:
            guard name.hasPrefix("#"), let place = Int(name.dropFirst()) else { return nil }
            self = .place(place)
        }
    }
}

extension MemberType {
    init?(_ type: TypeSyntax) {
        guard case .named(let names) = type, names.count > 1, names[0].name == "self" else { return nil }
        let parts = names.dropFirst(2).compactMap { Part(name: $0.name) }
        guard parts.count == names.count - 2 else { return nil }
        self.init(name: names[1].name, parts: parts, otherwise: names[0].arguments.first)
    }

    /// What the member makes of an initialiser without a name, where the member has this type; nil of what has no such part.
    public func type(inMemberOf type: TypeSyntax) -> TypeSyntax? {
        type.part(along: parts)?.unwrapped
    }
}

extension TypeSyntax {
    /// A part of a collection or a tuple, optional or not, or of an optional. What a name stands for only all files together
    /// tell.
    func part(_ part: MemberType.Part) -> TypeSyntax? {
        if let known = knownPart(part) { return known }
        guard case .named(let names) = part == .wrapped ? self : withoutOptional else { return nil }
        return .named(names + [NamePart(name: part.name)])
    }

    /// The type that a name stands for a part of, and the way to it.
    public var partOfNamed: (whole: TypeSyntax, parts: [MemberType.Part])? {
        guard case .named(let names) = self, MemberType(self) == nil else { return nil }
        let parts = names.compactMap { MemberType.Part(name: $0.name) }
        return parts.isEmpty ? nil : (.named(names.dropLast(parts.count)), parts)
    }

    /// What a way leads to from a type without typealiases, or from what a function returns; nil where it has no such part.
    public func part(along parts: [MemberType.Part]) -> TypeSyntax? {
        parts.reduce(resultOfFunction ?? self) { $0?.knownPart($1) }
    }

    /// Of a function, optional or not.
    var resultOfFunction: TypeSyntax? {
        if case .function(_, _, let result) = withoutOptional { return result }
        return nil
    }

    private func knownPart(_ part: MemberType.Part) -> TypeSyntax? {
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
        case (.tuple(let elements), .place(let place)): place < elements.count ? elements[place].type : nil
        default: nil
        }
    }
}
