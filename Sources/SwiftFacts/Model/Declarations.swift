/// The access level of a declaration, from the narrowest to the widest.
package enum AccessLevel: String, CaseIterable, Comparable, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    /// Its rank, as records hold it.
    var code: UInt8 {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    init(code: UInt8) {
        switch code {
        case 0: self = .private
        case 1: self = .fileprivate
        case 3: self = .package
        case 4: self = .public
        case 5: self = .open
        default: self = .internal
        }
    }

    package static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        left.code < right.code
    }
}

package struct ImportDeclaration: Fact {
    private let facts: SpelledFacts
    private let index: Int

    package init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: ImportRecord { facts.facts.imports[index] }

    package var module: String { facts.name(record.module) }
    /// What stands between `import` and the module: `struct`, `func`, … for the import of one declaration.
    package var importedKind: String? { facts.name(ifAny: record.importedKind) }
    package var access: AccessLevel? {
        record.access == 0 ? nil : AccessLevel(code: UInt8(truncatingIfNeeded: record.access - 1))
    }
    package var attributes: FactList<Attribute> { facts.attributes(record.attributes) }
    package var conditions: [Condition] { facts.conditions(record.branch) }
    package var offset: UInt32 { facts.offset(record.place) }

    /// `@_exported import`, by which an importer of this module sees the other one too.
    package var isExported: Bool { attributes.contains { $0.name == "_exported" } }
}

package struct TypealiasDeclaration: Fact {
    private let facts: SpelledFacts
    private let index: Int

    package init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: TypealiasRecord { facts.facts.typealiases[index] }

    /// The qualified name: `Outer.Alias`.
    package var name: String { facts.name(record.name) }
    package var nameID: NameID { record.name }
    package var offset: UInt32 { facts.offset(record.place) }
    package var access: AccessLevel { AccessLevel(code: UInt8(truncatingIfNeeded: record.access)) }
    package var genericParameters: [String] { facts.names(record.genericParameters) }
    package var typeID: NodeID { record.type }
    package var type: TypeSyntax { facts.type(record.type) }
    package var conditions: [Condition] { facts.conditions(record.branch) }
    package var isLocal: Bool { record.flags.contains(.local) }
}

/// A class, struct, enum, actor, protocol or extension.
package struct TypeDeclaration: Fact {
    package enum Kind: String, CaseIterable, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`

        var code: UInt8 {
            switch self {
            case .class: 0
            case .struct: 1
            case .enum: 2
            case .actor: 3
            case .protocol: 4
            case .extension: 5
            }
        }

        init(code: UInt8) {
            switch code {
            case 0: self = .class
            case 1: self = .struct
            case 2: self = .enum
            case 3: self = .actor
            case 4: self = .protocol
            default: self = .extension
            }
        }
    }

    private let facts: SpelledFacts
    private let index: Int

    package init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: TypeRecord { facts.facts.declarations[index] }

    package var kind: Kind { Kind(code: record.kind) }
    /// The qualified name: `Outer.Inner`; of an extension, the extended type as written, qualified by what encloses it.
    package var name: String { facts.name(record.name) }
    package var nameID: NameID { record.name }
    package var offset: UInt32 { facts.offset(record.place) }
    /// As written, else internal (in an extension, the extension's own default).
    package var access: AccessLevel { AccessLevel(code: record.access) }
    /// The narrowest access of the type and of all types around it.
    package var effectiveAccess: AccessLevel { AccessLevel(code: record.effectiveAccess) }
    package var isFinal: Bool { record.flags.contains(.final) }
    package var attributes: FactList<Attribute> { facts.attributes(record.attributes) }
    package var isNonisolated: Bool { record.flags.contains(.nonisolated) }
    /// It stands in a type that is `nonisolated`, which holds for it as well if it says nothing.
    package var isInNonisolated: Bool { record.flags.contains(.inNonisolated) }
    /// The name of the extension around it, or its own: what encloses the extended type is not in sight there.
    package var extendedName: String? { facts.name(ifAny: record.extendedName) }
    package var genericParameters: [String] { facts.names(record.genericParameters) }
    package var hasWhereClause: Bool { record.flags.contains(.whereClause) }
    /// What the `where` clause of an extension asks for.
    package var constraints: FactList<TypeConstraint> { FactList(facts, record.constraints.indices) }
    /// Of an extension such as `extension List<Song>`.
    package var extendedArguments: [TypeSyntax] {
        facts.facts.extendedArguments[record.extendedArguments.indices].map(facts.type)
    }
    package var inherits: FactList<TypeReference> { FactList(facts, record.inherits.indices) }
    package var conditions: [Condition] { facts.conditions(record.branch) }
    /// Declared in the body of a function, an accessor or a closure.
    package var isLocal: Bool { record.flags.contains(.local) }
    /// A macro in it may be anything, other than those of the language.
    package var expandsMacro: Bool { record.flags.contains(.expandsMacro) }
    package var members: FactList<MemberDeclaration> { FactList(facts, record.members.indices) }
    /// What the cases of an enum hold; `Any` stands for what could not be read.
    package var payloads: [TypeSyntax] { facts.facts.payloads[record.payloads.indices].map(facts.type) }
    package var payloadIDs: ArraySlice<NodeID> { facts.facts.payloads[record.payloads.indices] }
    package var inheritedIDs: [NodeID] { facts.facts.inherits[record.inherits.indices].map(\.type) }
}

/// A type as it stands in the source, with the place of its first token.
package struct TypeReference: Hashable, Sendable {
    package let syntax: TypeSyntax
    package let offset: UInt32
    /// Where the generic arguments of its last name begin.
    package let argumentOffsets: [UInt32]
    /// The type as written, with single spaces and without comments.
    package var text: String { syntax.description }

    package init(syntax: TypeSyntax, offset: UInt32, argumentOffsets: [UInt32] = []) {
        self.syntax = syntax
        self.offset = offset
        self.argumentOffsets = argumentOffsets
    }
}

/// What reading a member may do besides returning: `async`, `throws`, `throws(Failure)`.
package struct Effects: Hashable, Sendable {
    package enum Throwing: Hashable, Sendable {
        case no
        case any
        case typed(TypeSyntax)
        case `rethrows`
    }

    package var isAsync = false
    package var throwing = Throwing.no

    package init(isAsync: Bool = false, throwing: Throwing = .no) {
        self.isAsync = isAsync
        self.throwing = throwing
    }

    /// Whether a requirement with the other effects may be served by a member with these.
    package func areCovered(by wanted: Effects) -> Bool {
        if isAsync, !wanted.isAsync { return false }
        switch (throwing, wanted.throwing) {
        case (.no, _), (_, .any): return true
        default: return throwing == wanted.throwing
        }
    }

    /// What both of two requirements allow.
    package func common(with other: Effects) -> Effects {
        let throwing: Throwing
        switch (self.throwing, other.throwing) {
        case (.no, _), (_, .no): throwing = .no
        case (.any, let narrower), (let narrower, .any): throwing = narrower
        default: throwing = self.throwing
        }
        return Effects(isAsync: isAsync && other.isAsync, throwing: throwing)
    }

    /// The effects in the order and spelling of the source: `["async", "throws(Failure)"]`.
    package var keywords: [String] {
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
package struct Parameter: Hashable, Sendable {
    /// The argument label; nil where the call has none.
    package let label: String?
    package let name: String
    package let type: TypeSyntax
    package let isVariadic: Bool
    package let hasDefault: Bool
}

extension TypeReference: Fact {
    package init(_ facts: SpelledFacts, at index: Int) {
        let record = facts.facts.inherits[index]
        let first = Int(record.place.index) + 1
        self.init(
            syntax: facts.type(record.type), offset: facts.offset(record.place),
            argumentOffsets: Array(facts.facts.positions.places[first..<first + Int(record.argumentCount)]))
    }
}

extension Parameter: Fact {
    package init(_ facts: SpelledFacts, at index: Int) {
        let record = facts.facts.parameters[index]
        self.init(
            label: facts.name(ifAny: record.label), name: facts.name(record.name), type: facts.type(record.type),
            isVariadic: record.isVariadic != 0, hasDefault: record.hasDefault != 0)
    }
}

/// A property, method, subscript, initialiser, or associated type that stands directly in a type.
package struct MemberDeclaration: Fact {
    package enum Kind: String, CaseIterable, Sendable {
        case property, method, `subscript`, initializer, `associatedtype`

        var code: UInt8 {
            switch self {
            case .property: 0
            case .method: 1
            case .subscript: 2
            case .initializer: 3
            case .associatedtype: 4
            }
        }

        init(code: UInt8) {
            switch code {
            case 0: self = .property
            case 1: self = .method
            case 2: self = .subscript
            case 3: self = .initializer
            default: self = .associatedtype
            }
        }
    }

    private let facts: SpelledFacts
    private let index: Int

    package init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: MemberRecord { facts.facts.members[index] }

    package var kind: Kind { Kind(code: record.kind) }
    /// The base name, without backticks; `init?` for an initialiser that may fail.
    package var name: String { facts.name(record.name) }
    package var nameID: NameID { record.name }
    package var offset: UInt32 { facts.offset(record.place) }
    package var access: AccessLevel { AccessLevel(code: record.access) }
    /// Whether the access was written, so that an extension's or a protocol's own does not apply.
    package var accessIsExplicit: Bool { record.flags.contains(.explicitAccess) }
    package var isStatic: Bool { record.flags.contains(.static) }
    package var isOverride: Bool { record.flags.contains(.override) }
    package var isLet: Bool { record.flags.contains(.let) }
    package var isSettable: Bool { record.flags.contains(.settable) }
    /// The access of the setter: that of `private(set)`, else that of the member.
    package var setterAccess: AccessLevel { AccessLevel(code: record.setterAccess) }
    package var isNonisolated: Bool { record.flags.contains(.nonisolated) }
    package var attributes: FactList<Attribute> { facts.attributes(record.attributes) }
    /// The property's type or the result of a method or subscript; nil when none is written and none is evident.
    package var type: TypeReference? {
        let record = record
        if record.type == .none { return nil }
        return TypeReference(syntax: facts.type(record.type), offset: facts.offset(record.typePlace))
    }
    package var typeID: NodeID? { record.type == .none ? nil : record.type }
    package var parameterTypeIDs: [NodeID] { facts.facts.parameters[record.parameters.indices].map(\.type) }
    package var typeIsInferred: Bool { record.flags.contains(.inferredType) }
    /// The initial value looks like one of a library that may be nil, such as `URL(string: "…")`.
    package var inferenceIsDoubtful: Bool { record.flags.contains(.doubtfulInference) }
    /// `weak` or `unowned`.
    package var isUnretained: Bool { record.flags.contains(.unretained) }
    /// The value comes from `shared { … }`.
    package var isShared: Bool { record.flags.contains(.shared) }
    package var effects: Effects {
        let record = record
        let failure = record.failure == .none ? nil : facts.type(record.failure)
        return Effects(
            isAsync: record.flags.contains(.async),
            throwing: Effects.Throwing(code: UInt32(record.throwing), failure: failure))
    }
    package var parameters: FactList<Parameter> { FactList(facts, record.parameters.indices) }
    package var generics: GenericClause {
        let record = record
        if record.generics.count == 0, record.requirements.count == 0 { return .none }
        return GenericClause(
            parameters: Array(FactList(facts, record.generics.indices)),
            requirements: Array(FactList(facts, record.requirements.indices)))
    }
    package var conditions: [Condition] { facts.conditions(record.branch) }
    /// A property that stores nothing.
    package var isComputed: Bool { record.flags.contains(.computed) }

    package var mentionsSelf: Bool {
        type?.syntax.mentionsSelf == true || parameters.contains { $0.type.mentionsSelf }
    }

    /// `isolation: isolated (any Actor)?`: the argument decides which actor a call belongs to.
    package var hasIsolatedParameter: Bool {
        parameters.contains { parameter in
            if case .attributed(let attributes, _) = parameter.type { return attributes.contains("isolated") }
            return false
        }
    }

    /// What somebody types to declare the method again.
    package func signatureText(_ effects: Effects) -> String {
        let list = parameters.map { parameter in
            let label = parameter.label ?? "_"
            return "\(label == parameter.name ? label : "\(label) \(parameter.name)"): \(parameter.type)"
        }
        let result = type.map { " -> \($0.text)" } ?? ""
        let effects = effects.keywords.map { " \($0)" }.joined()
        let generics = generics
        let head = "func \(name)\(generics.parameterText)"
        return "\(head)(\(list.joined(separator: ", ")))\(effects)\(result)\(generics.whereText)"
    }

    /// `make(id:)` for a method, `subscript(_:)` for a subscript, the name for all else.
    package var fullName: String {
        switch kind {
        case .method, .subscript:
            name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        default: name
        }
    }
}

/// A call that has a `parent:` argument, or a mention of an initialiser that takes one.
package struct Creation: Fact {
    private let facts: SpelledFacts
    private let index: Int

    package init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: CreationRecord { facts.facts.creations[index] }

    package var callee: Callee {
        Callee(code: record.calleeKind, names: facts.facts.calleeNames[record.callee.indices].map(facts.name))
    }
    /// Of the callee's last name.
    package var offset: UInt32 { facts.offset(record.place) }
    /// Of the callee's first token.
    package var startOffset: UInt32 { facts.offset(record.startPlace) }
    /// The argument as written; nil where an initialiser is only mentioned, as in `map(Child.init)`.
    package var parent: String? { facts.name(ifAny: record.parent) }
    /// The argument is `self`, in one of its disguises.
    package var parentIsSelf: Bool { record.flags.contains(.parentIsSelf) }
    /// The index, in the file's types, of the innermost type or extension around the creation.
    package var owner: Int? { record.owner == .max ? nil : Int(record.owner) }
    package var member: String? { facts.name(ifAny: record.member) }
    package var memberIsStatic: Bool { record.flags.contains(.memberIsStatic) }
    /// The member is an initialiser without a `parent` parameter.
    package var memberHidesParent: Bool { record.flags.contains(.memberHidesParent) }
    /// The type that the declaration around `.init(parent: self)` tells.
    package var contextualType: TypeSyntax? {
        record.contextualType == .none ? nil : facts.type(record.contextualType)
    }
    package var conditions: [Condition] { facts.conditions(record.branch) }
}

/// Two calls of `shared` in one getter of which both may run.
package struct RepeatedSharedCall: Fact {
    private let facts: SpelledFacts
    private let index: Int

    package init(_ facts: SpelledFacts, at index: Int) {
        self.facts = facts
        self.index = index
    }

    private var record: RepeatedSharedRecord { facts.facts.repeatedShared[index] }

    package var firstOffset: UInt32 { facts.offset(record.first) }
    package var secondOffset: UInt32 { facts.offset(record.second) }
    /// The index, in the file's types, of the type or extension with the getter.
    package var owner: Int { Int(record.owner) }
    package var member: String { facts.name(record.member) }
    /// After a value that a function makes, so that only the function is known, and no type.
    static let function = "()"

    /// Whether the source shows that both values are of one type.
    package var isSure: Bool { firstValue != nil && firstValue == secondValue }
    /// What makes the values: `Store` of `shared { Store() }`; nil where the source does not show the type.
    package var types: (first: String, second: String)? {
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
