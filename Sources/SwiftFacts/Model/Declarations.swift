/// The access level of a declaration, from the narrowest to the widest.
public enum AccessLevel: UInt8, Comparable, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    /// - Parameter code: as records hold it.
    init(code: UInt8) { self = AccessLevel(rawValue: code) ?? .internal }

    public static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        left.rawValue < right.rawValue
    }
}

public struct ImportDeclaration: Fact {
    private let facts: SpelledFacts
    private let index: Int

    public init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: ImportRecord { facts.facts.imports[index] }

    public var module: String { facts.name(record.module) }
    /// What stands between `import` and the module: `struct`, `func`, … for the import of one declaration.
    public var importedKind: String? { facts.name(ifAny: record.importedKind) }
    public var access: AccessLevel? {
        record.access == 0 ? nil : AccessLevel(code: UInt8(truncatingIfNeeded: record.access - 1))
    }
    public var attributes: FactList<Attribute> { facts.attributes(record.attributes) }
    public var conditions: [Condition] { facts.conditions(record.branch) }
    public var offset: UInt32 { facts.offset(record.place) }

    /// `@_exported import`, by which an importer of this module sees the other one too.
    public var isExported: Bool { attributes.contains { $0.name == "_exported" } }
    /// `@testable import`, by which a file sees what is internal to the module.
    public var isTestable: Bool { attributes.contains { $0.name == "testable" } }
}

public struct TypealiasDeclaration: Fact {
    private let facts: SpelledFacts
    private let index: Int

    public init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: TypealiasRecord { facts.facts.typealiases[index] }

    /// The qualified name: `Outer.Alias`.
    public var name: String { facts.name(record.name) }
    public var nameID: NameID { record.name }
    /// What the extension around it extends.
    public var extendedName: String? { facts.name(ifAny: record.extendedName) }
    public var offset: UInt32 { facts.offset(record.place) }
    public var access: AccessLevel { AccessLevel(code: UInt8(truncatingIfNeeded: record.access)) }
    public var genericParameters: [String] { facts.names(record.genericParameters) }
    public var typeID: NodeID { record.type }
    public var type: TypeSyntax { facts.type(record.type) }
    public var conditions: [Condition] { facts.conditions(record.branch) }
    public var isLocal: Bool { record.flags.contains(.local) }
    /// The opening brace around a local one, and the last token before the closing one.
    public var scope: (first: UInt32, last: UInt32) { (facts.offset(record.start), facts.offset(record.end)) }
}

/// A class, struct, enum, actor, protocol or extension.
public struct TypeDeclaration: Fact {
    public enum Kind: UInt8, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`

        init(code: UInt8) { self = Kind(rawValue: code) ?? .extension }
    }

    private let facts: SpelledFacts
    private let index: Int

    public init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: TypeRecord { facts.facts.declarations[index] }

    public var kind: Kind { Kind(code: record.kind) }
    /// The qualified name: `Outer.Inner`; of an extension, the extended type as written, qualified by what encloses it.
    public var name: String { facts.name(record.name) }
    public var nameID: NameID { record.name }
    public var offset: UInt32 { facts.offset(record.place) }
    /// As written, else internal (in an extension, the extension's own default).
    public var access: AccessLevel { AccessLevel(code: record.access) }
    /// The narrowest access of the type and of all types around it.
    public var effectiveAccess: AccessLevel { AccessLevel(code: record.effectiveAccess) }
    public var isFinal: Bool { record.flags.contains(.final) }
    public var attributes: FactList<Attribute> { facts.attributes(record.attributes) }
    public var isNonisolated: Bool { record.flags.contains(.nonisolated) }
    /// It stands in a type that is `nonisolated`, which holds for it as well if it says nothing.
    public var isInNonisolated: Bool { record.flags.contains(.inNonisolated) }
    /// The name of the extension around it, or its own: what encloses the extended type is not in sight there. Of a local
    /// type the name of the one around the function.
    public var extendedName: String? { facts.name(ifAny: record.extendedName) }
    public var genericParameters: [String] { facts.names(record.genericParameters) }
    public var hasWhereClause: Bool { record.flags.contains(.whereClause) }
    /// What the `where` clause of an extension or a protocol asks for; of a struct or enum also the bounds of its parameters.
    public var constraints: FactList<TypeConstraint> { FactList(facts, record.constraints.indices) }
    /// Of an extension such as `extension List<Song>`.
    public var extendedArguments: [TypeSyntax] {
        facts.facts.extendedArguments[record.extendedArguments.indices].map(facts.type)
    }
    public var inherits: FactList<TypeReference> { FactList(facts, record.inherits.indices) }
    public var conditions: [Condition] { facts.conditions(record.branch) }
    /// Declared in the body of a function, an accessor or a closure.
    public var isLocal: Bool { record.flags.contains(.local) }
    /// What it inherits first is declared in the same body of a function.
    public var inheritsLocal: Bool { record.flags.contains(.inheritsLocal) }
    /// A macro in it may be anything, other than those of the language.
    public var expandsMacro: Bool { record.flags.contains(.expandsMacro) }
    public var members: FactList<MemberDeclaration> { FactList(facts, record.members.indices) }
    /// What the cases of an enum hold; `Any` stands for what could not be read.
    public var payloads: [TypeSyntax] { facts.facts.payloads[record.payloads.indices].map(facts.type) }
    public var payloadIDs: ArraySlice<NodeID> { facts.facts.payloads[record.payloads.indices] }
    public var inheritedIDs: [NodeID] { facts.facts.inherits[record.inherits.indices].map { $0.type } }
}

/// A type as it stands in the source, with the place of its first token.
public struct TypeReference: Hashable, Sendable {
    public let syntax: TypeSyntax
    public let offset: UInt32
    /// Where the generic arguments of its last name begin.
    public let argumentOffsets: [UInt32]
    /// The type as written, with single spaces and without comments.
    public var text: String { syntax.description }

    public init(syntax: TypeSyntax, offset: UInt32, argumentOffsets: [UInt32] = []) {
        self.syntax = syntax
        self.offset = offset
        self.argumentOffsets = argumentOffsets
    }
}

/// What reading a member may do besides returning: `async`, `throws`, `throws(Failure)`.
public struct Effects: Hashable, Sendable {
    public enum Throwing: Hashable, Sendable {
        case no
        case any
        case typed(TypeSyntax)
        case `rethrows`
    }

    public var isAsync = false
    public var throwing = Throwing.no

    public init(isAsync: Bool = false, throwing: Throwing = .no) {
        self.isAsync = isAsync
        self.throwing = throwing
    }

    /// Whether a requirement with the other effects may be served by a member with these.
    public func areCovered(by wanted: Effects) -> Bool {
        if isAsync, !wanted.isAsync { return false }
        switch (throwing, wanted.throwing) {
        case (.no, _), (_, .any): return true
        default: return throwing == wanted.throwing
        }
    }

    /// What both of two requirements allow.
    public func common(with other: Effects) -> Effects {
        let throwing: Throwing
        switch (self.throwing, other.throwing) {
        case (.no, _), (_, .no): throwing = .no
        case (.any, let narrower), (let narrower, .any): throwing = narrower
        default: throwing = self.throwing
        }
        return Effects(isAsync: isAsync && other.isAsync, throwing: throwing)
    }

    /// The effects in the order and spelling of the source: `["async", "throws(Failure)"]`.
    public var keywords: [String] {
        var words = isAsync ? ["async"] : []
        switch throwing {
        case .no: break
        case .any: words.append("throws")
        case .typed(let type): words.append("throws(\(type))")
        case .rethrows: words.append("rethrows")
        }
        return words
    }
}

/// One parameter of a method or a subscript.
public struct Parameter: Hashable, Sendable {
    /// The argument label; nil where the call has none.
    public let label: String?
    public let name: String
    public let type: TypeSyntax
    public let isVariadic: Bool
    public let hasDefault: Bool

    /// `on actor: isolated Store`.
    public var isIsolated: Bool {
        if case .attributed(let attributes, _) = type { return attributes.contains("isolated") }
        return false
    }
}

extension TypeReference: Fact {
    public init(_ facts: SpelledFacts, at index: Int) {
        let record = facts.facts.inherits[index]
        let first = Int(record.place.index) + 1
        self.init(
            syntax: facts.type(record.type), offset: facts.offset(record.place),
            argumentOffsets: Array(facts.facts.positions.places[first..<first + Int(record.argumentCount)]))
    }
}

extension Parameter: Fact {
    public init(_ facts: SpelledFacts, at index: Int) {
        let record = facts.facts.parameters[index]
        self.init(
            label: facts.name(ifAny: record.label), name: facts.name(record.name), type: facts.type(record.type),
            isVariadic: record.isVariadic != 0, hasDefault: record.hasDefault != 0)
    }
}

/// A property, method, subscript, initialiser, or associated type that stands directly in a type.
public struct MemberDeclaration: Fact {
    public enum Kind: UInt8, Sendable {
        case property, method, `subscript`, initializer, `associatedtype`

        init(code: UInt8) { self = Kind(rawValue: code) ?? .associatedtype }
    }

    private let facts: SpelledFacts
    private let index: Int

    public init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: MemberRecord { facts.facts.members[index] }

    public var kind: Kind { Kind(code: record.kind) }
    /// The base name, without backticks; `init?` for an initialiser that may fail.
    public var name: String { facts.name(record.name) }
    public var nameID: NameID { record.name }
    public var offset: UInt32 { facts.offset(record.place) }
    /// Where the first name stands that the same `let` or `var` declares: that of `a` for `b` in `let a = 1, b = 2`.
    public var declarationOffset: UInt32 { facts.offset(record.declarationPlace) }
    public var access: AccessLevel { AccessLevel(code: record.access) }
    /// Whether the access was written, so that an extension's or a protocol's own does not apply.
    public var accessIsExplicit: Bool { record.flags.contains(.explicitAccess) }
    public var isStatic: Bool { record.flags.contains(.static) }
    /// Whether that is written `class`.
    public var isOfClass: Bool { record.flags.contains(.ofClass) }
    public var isOverride: Bool { record.flags.contains(.override) }
    /// Of an initialiser: it calls another one of its class.
    public var isConvenience: Bool { record.flags.contains(.convenience) }
    public var isLet: Bool { record.flags.contains(.let) }
    public var isSettable: Bool { record.flags.contains(.settable) }
    /// The access of the setter: that of `private(set)`, else that of the member.
    public var setterAccess: AccessLevel { AccessLevel(code: record.setterAccess) }
    public var isNonisolated: Bool { record.flags.contains(.nonisolated) }
    /// `nonisolated(nonsending)`: it runs where its caller does.
    public var isNonsending: Bool { record.flags.contains(.nonsending) }
    /// `@concurrent`: it runs on no actor.
    public var isConcurrent: Bool { attributes.contains { $0.name == "concurrent" } }
    public var attributes: FactList<Attribute> { facts.attributes(record.attributes) }
    /// The property's type or the result of a method or subscript; nil when none is written and none is evident.
    public var type: TypeReference? {
        let record = record
        if record.type == .none { return nil }
        return TypeReference(syntax: facts.type(record.type), offset: facts.offset(record.typePlace))
    }
    public var typeID: NodeID? { record.type == .none ? nil : record.type }
    public var parameterTypeIDs: [NodeID] { facts.facts.parameters[record.parameters.indices].map { $0.type } }
    /// Of `throws(Failure)`.
    public var failureID: NodeID? { record.failure == .none ? nil : record.failure }
    public var typeIsInferred: Bool { record.flags.contains(.inferredType) }

    /// The type as written, or as somebody would write it.
    public var typeText: String? { typeIsInferred ? type?.syntax.withoutSwift.description : type?.text }
    /// The initial value looks like one of a library that may be nil, such as `URL(string: "…")`.
    public var inferenceIsDoubtful: Bool { record.flags.contains(.doubtfulInference) }
    /// Whether an initial value stands there, of a property whose type is not written.
    public var hasValue: Bool { record.flags.contains(.initialized) }
    /// What the initial value names and calls, where that shows no type: `Theme.shared`, `store.copy(to:)`. Empty for a value
    /// that is no such path.
    public var valuePath: FactList<ValueStep> { FactList(facts, typeIsInferred ? 0..<0 : record.value.indices) }
    /// The calls in an initial value that shows a type; nil where there are none, or not known.
    public var calls: [CallLabels]? {
        guard typeIsInferred, record.value.count > 0 else { return nil }
        return FactList<ValueStep>(facts, record.value.indices).compactMap { $0.call }
    }
    /// Whether the initial value ends in `!`.
    public var isUnwrapped: Bool { record.flags.contains(.unwrapped) }
    /// The initial value is a function that is not called, `{ Store() }` or `Store.init`, so that the type is that of one.
    public var holdsClosure: Bool { record.flags.contains(.closure) }
    /// A name in a pattern, as in `let (width, height) = size`: a type is written behind the whole.
    public var isPartOfTuple: Bool { record.flags.contains(.partOfTuple) }
    /// `weak` or `unowned`.
    public var isUnretained: Bool { record.flags.contains(.unretained) }
    /// The value comes from `shared { … }`.
    public var isShared: Bool { record.flags.contains(.shared) }
    public var effects: Effects {
        let record = record
        let failure = record.failure == .none ? nil : facts.type(record.failure)
        return Effects(
            isAsync: record.flags.contains(.async),
            throwing: Effects.Throwing(code: UInt32(record.throwing), failure: failure))
    }
    public var parameters: FactList<Parameter> { FactList(facts, record.parameters.indices) }
    public var generics: GenericClause {
        let record = record
        if record.generics.count == 0, record.requirements.count == 0 { return .none }
        return GenericClause(
            parameters: Array(FactList(facts, record.generics.indices)),
            requirements: Array(FactList(facts, record.requirements.indices)))
    }
    public var conditions: [Condition] { facts.conditions(record.branch) }
    /// A property that stores nothing.
    public var isComputed: Bool { record.flags.contains(.computed) }

    /// Those of its parameters, and its own.
    public var types: [TypeSyntax] {
        var types = parameters.map { $0.type }
        if let type { types.append(type.syntax) }
        return types
    }

    public var mentionsSelf: Bool {
        type?.syntax.mentionsSelf == true || parameters.contains { $0.type.mentionsSelf }
    }

    /// Whether a part of the type, which of a method is that of its result, is `some P`.
    public var hasOpaqueType: Bool { type?.syntax.mentionsOpaque == true }

    /// Whether its types begin with one of the names, or have one after `Self`.
    public func mentions(anyOf names: Set<String>) -> Bool {
        type?.syntax.mentions(anyOf: names) == true || parameters.contains { $0.type.mentions(anyOf: names) }
    }

    /// The names of `mentions(anyOf:)`.
    public var mentionedNames: Set<String> {
        var names: Set<String> = []
        type?.syntax.addMentionedNames(to: &names)
        for parameter in parameters { parameter.type.addMentionedNames(to: &names) }
        return names
    }

    /// `isolation: isolated (any Actor)?`: the argument decides which actor a call belongs to.
    public var hasIsolatedParameter: Bool {
        parameters.contains { $0.isIsolated }
    }

    /// `make(id:)` for a method, `subscript(_:)` and `init(row:)` likewise, the name for all else.
    public var fullName: String {
        switch kind {
        case .method, .subscript, .initializer:
            name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        default: name
        }
    }
}

/// A call that has a `parent:` argument, or a mention of an initialiser that takes one.
public struct Creation: Fact {
    private let facts: SpelledFacts
    private let index: Int

    public init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: CreationRecord { facts.facts.creations[index] }

    public var callee: Callee {
        Callee(code: record.calleeKind, names: facts.facts.calleeNames[record.callee.indices].map(facts.name))
    }
    /// Of the callee's last name.
    public var offset: UInt32 { facts.offset(record.place) }
    /// Of the callee's first token.
    public var startOffset: UInt32 { facts.offset(record.startPlace) }
    /// The argument as written; nil where an initialiser is only mentioned, as in `map(Child.init)`.
    public var parent: String? { facts.name(ifAny: record.parent) }
    /// The parameter that gets it: a label, or which of those without one; nil for `parent`.
    public var parentParameter: String? { facts.name(ifAny: record.parameter) }
    /// The parameter that an initialiser without a `parent` passes on as it is, in `super.init(parent: owner)`.
    public var passedOn: String? { facts.name(ifAny: record.passedOn) }
    /// The argument is `self`, in one of its disguises.
    public var parentIsSelf: Bool { record.flags.contains(.parentIsSelf) }
    /// The argument is a scope that is made by hand.
    public var parentIsHandMade: Bool { record.flags.contains(.parentIsHandMade) }
    /// The index, in the file's types, of the innermost type or extension around the creation.
    public var owner: Int? { record.owner == .max ? nil : Int(record.owner) }
    public var member: String? { facts.name(ifAny: record.member) }
    public var memberIsStatic: Bool { record.flags.contains(.memberIsStatic) }
    /// The member is an initialiser without a `parent` parameter.
    public var memberHidesParent: Bool { record.flags.contains(.memberHidesParent) }
    /// The member is an initialiser with a `parent` parameter, and passes on something else.
    public var parentIsOther: Bool { record.flags.contains(.parentIsOther) }
    /// Another value of the expression may make it a subclass of what the code around tells: `value ?? .init(parent: self)`.
    public var isBesideValue: Bool { record.flags.contains(.besideValue) }
    /// The type that it names is declared in the body of a function around it.
    public var namesLocal: Bool { record.flags.contains(.namesLocal) }
    /// The type that the declaration around `.init(parent: self)` tells.
    public var contextualType: TypeSyntax? {
        guard let contextualMember else { return told }
        return contextualMember.otherwise
    }
    /// Whether what is called is a generic parameter, or a parameter that holds a type.
    public var namesParameter: Bool {
        guard case .named = callee else { return false }
        return contextualType != nil
    }
    /// The member of `self` that it is assigned to, or stands beside, whose type tells the same.
    public var contextualMember: MemberType? { told.flatMap { MemberType($0) } }
    /// The type of which the call of another name has to be, since it is all that is returned or assigned there.
    public var requiredType: TypeSyntax? {
        record.flags.contains(.requiredType) ? facts.type(record.contextualType) : nil
    }
    private var told: TypeSyntax? {
        record.contextualType == .none || record.flags.contains(.requiredType) ? nil : facts.type(record.contextualType)
    }
    public var conditions: [Condition] { facts.conditions(record.branch) }
}

/// Two calls of `shared` in one getter of which both may run.
public struct RepeatedSharedCall: Fact {
    private let facts: SpelledFacts
    private let index: Int

    public init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: RepeatedSharedRecord { facts.facts.repeatedShared[index] }

    public var firstOffset: UInt32 { facts.offset(record.first) }
    public var secondOffset: UInt32 { facts.offset(record.second) }
    /// The index, in the file's types, of the type or extension with the getter.
    public var owner: Int { Int(record.owner) }
    public var member: String { facts.name(record.member) }
    /// After a value that a function makes, so that only the function is known, and no type.
    static let function = "()"

    /// Whether the source shows that both values are of one type.
    public var isSure: Bool { firstValue != nil && firstValue == secondValue }
    /// What makes the values: `Store` of `shared { Store() }`; nil where the source does not show the type.
    public var types: (first: String, second: String)? {
        guard let firstValue, let secondValue, !firstValue.hasSuffix(Self.function),
            !secondValue.hasSuffix(Self.function)
        else { return nil }
        return (firstValue.lastWord, secondValue.lastWord)
    }

    private var firstValue: String? { facts.name(ifAny: record.firstValue) }
    private var secondValue: String? { facts.name(ifAny: record.secondValue) }
}

extension String {
    fileprivate var lastWord: String { split(separator: " ").last.map(String.init) ?? self }
}
