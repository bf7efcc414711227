/// A type as it is written, reduced to its structure: comments and spacing are gone, sugar is kept.
public indirect enum TypeSyntax: Hashable, Sendable {
    /// `Module.Outer<A>.Inner`, part by part.
    case named([NamePart])
    case optional(TypeSyntax)
    case implicitlyUnwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    case tuple([TupleElement])
    case function(parameters: [TupleElement], effects: Effects, result: TypeSyntax)
    case composition([TypeSyntax])
    case existential(TypeSyntax)
    case opaque(TypeSyntax)
    /// `T.Type` or `T.Protocol`.
    case metatype(TypeSyntax, kind: String)
    /// `@Sendable () -> Void`, `inout T`, `borrowing T`, `~Copyable`, `repeat each T`.
    case attributed([String], TypeSyntax)

    public struct NamePart: Hashable, Sendable {
        public let name: String
        public let arguments: [TypeSyntax]

        /// The name, which ends in `::` where it can only be a module's: `Shop::` in `Shop::Item`. In backticks if it is a keyword, or a raw identifier such as `my type`.
        var spelled: String {
            if number != nil { return name }
            if name.isModuleMarked { return NamePart(name: name.withoutModuleMark).spelled + String.moduleMark }
            let isPlain =
                name.hasNameBytesOnly || name.utf8.allSatisfy { $0 == Byte.tilde || Lexer.isNameByte($0) }
            let isReserved = Word.isKeyword(name) && name != "Any" && name != "Self"
            // Where a type stands, these two begin one.
            return isPlain && !isReserved && name != "any" && name != "some" ? name : "`\(name)`"
        }

        /// What an integer literal stands for, as an argument of `struct Grid<let width: Int>`: 16 for `0x1_0`.
        package var number: Int? {
            guard let first = name.utf8.first, first == Byte.minus || Lexer.isDigit(first) else { return nil }
            let sign = first == Byte.minus ? "-" : ""
            let digits = name.dropFirst(sign.utf8.count).filter { $0 != "_" }
            let radix = digits.hasPrefix("0x") ? 16 : digits.hasPrefix("0o") ? 8 : digits.hasPrefix("0b") ? 2 : 10
            return Int(sign + (radix == 10 ? digits : String(digits.dropFirst(2))), radix: radix)
        }

        public init(name: String, arguments: [TypeSyntax] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    public struct TupleElement: Hashable, Sendable {
        /// As written, with both names if there are two: `_ value`.
        public let label: String?
        public let type: TypeSyntax
        public let isVariadic: Bool

        public init(label: String?, type: TypeSyntax, isVariadic: Bool = false) {
            self.label = label
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    /// What the brackets of `Pack<>` hold.
    static let noArgument = TypeSyntax.composition([])

    public static func name(_ name: String) -> TypeSyntax {
        .named(name.nameParts.map { NamePart(name: $0) })
    }

    /// How many types are written in it, itself among them; no more are counted than asked for.
    public func size(upTo limit: Int) -> Int {
        var size = 0
        var pending = [self]
        while size < limit, let type = pending.popLast() {
            size += 1
            pending += type.children
        }
        return size
    }

    /// Whether types stand in each other in it, more of them than that.
    public func isNested(deeperThan limit: Int) -> Bool {
        limit == 0 || children.contains { $0.isNested(deeperThan: limit - 1) }
    }

    /// The type with bare names replaced by what they stand for, as generic parameters are.
    public func replacingNames(_ types: [String: TypeSyntax]) -> TypeSyntax {
        if types.isEmpty { return self }
        if case .named(let parts) = self, let name = dottedName, parts.last?.arguments.isEmpty == true,
            let type = types[name]
        {
            return type
        }
        return mappingChildren { $0.replacingNames(types) }
    }

    /// The same of other types.
    public func mappingChildren(_ change: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
        func inner(_ elements: [TupleElement]) -> [TupleElement] {
            elements.map { .init(label: $0.label, type: change($0.type), isVariadic: $0.isVariadic) }
        }
        switch self {
        case .named(let parts):
            return .named(parts.map { .init(name: $0.name, arguments: $0.arguments.map(change)) })
        case .optional(let type): return .optional(change(type))
        case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(change(type))
        case .array(let type): return .array(change(type))
        case .dictionary(let key, let value): return .dictionary(key: change(key), value: change(value))
        case .tuple(let elements): return .tuple(inner(elements))
        case .function(let parameters, let effects, let result):
            return .function(parameters: inner(parameters), effects: effects, result: change(result))
        case .composition(let members): return .composition(members.map(change))
        case .existential(let type): return .existential(change(type))
        case .opaque(let type): return .opaque(change(type))
        case .metatype(let type, let kind): return .metatype(change(type), kind: kind)
        case .attributed(let attributes, let type): return .attributed(attributes, change(type))
        }
    }

    /// A part of the type has generic arguments.
    public var hasArguments: Bool {
        if case .named(let parts) = self, parts.contains(where: { !$0.arguments.isEmpty }) { return true }
        return children.contains { $0.hasArguments }
    }

    /// The types that it is made of.
    public var children: [TypeSyntax] {
        switch self {
        case .named(let parts): parts.arguments
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .existential(let inner),
            .opaque(let inner), .metatype(let inner, _), .attributed(_, let inner):
            [inner]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map { $0.type }
        case .function(let parameters, _, let result): parameters.map { $0.type } + [result]
        case .composition(let types): types
        }
    }

    /// Those of a composition, else the type itself.
    public var parts: [TypeSyntax] {
        if case .composition(let types) = self { return types }
        return [self]
    }

    /// Whether a part of the type is `Self`.
    var mentionsSelf: Bool {
        if case .named(let parts) = self, parts.count == 1, parts[0].name == "Self", parts[0].arguments.isEmpty {
            return true
        }
        return children.contains { $0.mentionsSelf }
    }

    /// Whether a part of the type is `some P`.
    package var mentionsOpaque: Bool {
        if case .opaque = self { return true }
        return children.contains { $0.mentionsOpaque }
    }

    /// Whether a part of the type begins with one of the names, or has one after `Self`.
    public func mentions(anyOf names: Set<String>) -> Bool {
        mentionedName.map(names.contains) == true || children.contains { $0.mentions(anyOf: names) }
    }

    /// The names of `mentions(anyOf:)`.
    public var mentionedNames: Set<String> {
        var names: Set<String> = []
        addMentionedNames(to: &names)
        return names
    }

    func addMentionedNames(to names: inout Set<String>) {
        if let name = mentionedName { names.insert(name) }
        for child in children { child.addMentionedNames(to: &names) }
    }

    private var mentionedName: String? {
        guard case .named(let parts) = self else { return nil }
        return parts.count > 1 && parts[0].name == "Self" ? parts[1].name : parts[0].name
    }

    /// A closure that the function may keep.
    public var isEscaping: Bool { hasAttribute("@escaping") }

    public var isAutoclosure: Bool { hasAttribute("@autoclosure") }

    package func hasAttribute(_ attribute: String) -> Bool {
        if case .attributed(let attributes, _) = self { return attributes.contains(attribute) }
        return false
    }

    /// `any P` as `P`.
    public var withoutExistential: TypeSyntax {
        if case .existential(let constraint) = self { return constraint }
        return self
    }

    /// `T!` as `T?`.
    public var withoutImplicitUnwrapping: TypeSyntax {
        if case .implicitlyUnwrapped(let wrapped) = self { return .optional(wrapped) }
        return self
    }

    /// What an optional holds, and what that holds.
    public var withoutOptional: TypeSyntax {
        switch sugared {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.withoutOptional
        case .attributed(_, let wrapped): wrapped.withoutOptional
        default: self
        }
    }

    /// What an optional holds and what a function returns; `Page` of `some Page`, where `.init` is that of `Page`.
    public var unwrapped: TypeSyntax {
        switch sugared {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .opaque(let wrapped),
            .attributed(_, let wrapped):
            wrapped.unwrapped
        case .function(_, _, let result): result.unwrapped
        default: self
        }
    }

    /// `[T]` for `Array<T>`, and so on.
    package var sugared: TypeSyntax {
        guard case .named(let parts) = self, let last = parts.last, parts.count == 1 || parts[0].name == "Swift" else {
            return self
        }
        return switch (last.name, last.arguments.count) {
        case ("Optional", 1): .optional(last.arguments[0])
        case ("Array", 1): .array(last.arguments[0])
        case ("Dictionary", 2): .dictionary(key: last.arguments[0], value: last.arguments[1])
        default: self
        }
    }

    /// `Int` for `Swift.Int`.
    package var withoutSwift: TypeSyntax {
        if case .named(let parts) = self, parts.count == 2, parts[0].name == "Swift" { return .named([parts[1]]) }
        return mappingChildren { $0.withoutSwift }
    }

    /// `3` and `Int` of `[3 of Int]`.
    private var partsOfInlineArray: (count: TypeSyntax, element: TypeSyntax)? {
        guard case .array(.attributed(let words, let element)) = self, let count = words.first, count.hasSuffix(" of")
        else { return nil }
        return (.name(String(count.dropLast(3))), element)
    }

    /// `Int` of `[3 of Int]`.
    package var elementOfInlineArray: TypeSyntax? { partsOfInlineArray?.element }

    /// The name that sugar stands for, which a member type may follow: `Array<T>` of `[T]` in `[T].Index`.
    package var unsugared: [NamePart]? {
        switch self {
        case .array(.attributed):
            partsOfInlineArray.map { [NamePart(name: "InlineArray", arguments: [$0.count, $0.element])] }
        case .array(let element): [NamePart(name: "Array", arguments: [element])]
        case .dictionary(let key, let value): [NamePart(name: "Dictionary", arguments: [key, value])]
        case .optional(let wrapped): [NamePart(name: "Optional", arguments: [wrapped])]
        default: nil
        }
    }

    /// What stands before a member type: also `Box<Int>` of `(Box<Int>).Pair`.
    var leadingParts: [NamePart]? {
        if case .named(let parts) = self { return parts }
        return unsugared
    }

    /// `repeat each T`.
    public var isPackExpansion: Bool {
        if case .attributed(let attributes, _) = self { return attributes.contains("repeat") }
        return false
    }

    /// `A.B`, or the names of a composition's parts.
    public var namesOfParts: [String] {
        switch self {
        case .composition(let types): types.flatMap { $0.namesOfParts }
        case .existential(let type), .opaque(let type), .attributed(_, let type): type.namesOfParts
        default: dottedName.map { [$0] } ?? []
        }
    }

    /// `A.B` when the type is a name without generic arguments, or with arguments that are left out.
    public var dottedName: String? {
        guard case .named(let parts) = self else { return nil }
        return parts.count == 1 ? parts[0].name : parts.map { $0.name }.joined(separator: ".")
    }
}

extension TypeSyntax: CustomStringConvertible {
    public var description: String {
        switch self {
        case .named(let parts):
            // Nearly all names have one part and no arguments.
            parts.count == 1 && parts[0].arguments.isEmpty ? parts[0].spelled : Self.path(parts)
        case .optional(let type): "\(type.parenthesized)?"
        case .implicitlyUnwrapped(let type): "\(type.parenthesized)!"
        case .array(let type): "[\(type)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .tuple(let elements): Self.list(elements)
        case .function(let parameters, let effects, let result):
            ([Self.list(parameters)] + effects.keywords + ["-> \(result)"]).joined(separator: " ")
        case .composition(let types): types.map { $0.description }.joined(separator: " & ")
        case .existential(let type): "any \(type)"
        case .opaque(let type): "some \(type)"
        case .metatype(let type, let kind): "\(type.parenthesized).\(kind)"
        case .attributed(["~"], let type): "~\(type)"
        case .attributed(["each"], .named(let parts)) where parts.count > 1:
            "(each \(Self.path([parts[0]]))).\(Self.path(Array(parts.dropFirst())))"
        case .attributed(let attributes, let type): attributes.joined(separator: " ") + " \(type)"
        }
    }

    /// The text, in parentheses where a suffix would otherwise bind to its last part only.
    public var parenthesized: String {
        switch self {
        case .attributed(["each"], .named(let parts)) where parts.count > 1: description
        case .function, .composition, .existential, .opaque, .attributed: "(\(self))"
        default: description
        }
    }

    private static func path(_ parts: [NamePart]) -> String {
        parts.enumerated().map { index, part in
            let separator = index == parts.count - 1 || part.name.isModuleMarked ? "" : "."
            // Behind a period these two are names like others, which have to stand in backticks.
            let isPlace = index > 0 && (part.name == "Any" || part.name == "Self")
            let name = isPlace ? "`\(part.name)`" : part.spelled
            guard !part.arguments.isEmpty else { return name + separator }
            return "\(name)<\(part.arguments.map { $0.description }.joined(separator: ", "))>\(separator)"
        }.joined()
    }

    private static func list(_ elements: [TupleElement]) -> String {
        let texts = elements.map { element in
            (element.label.map { "\($0): " } ?? "") + element.type.description + (element.isVariadic ? "..." : "")
        }
        return "(\(texts.joined(separator: ", ")))"
    }
}

extension [TypeSyntax.NamePart] {
    /// The generic arguments of all parts, as both of `Page<Item>.Cell<Row>`.
    public var arguments: [TypeSyntax] { count == 1 ? self[0].arguments : flatMap { $0.arguments } }
}
