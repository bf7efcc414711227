/// Everything that the scanner keeps of one file: its declarations and creations, without the bytes.
package struct FileSummary: Sendable {
    package let file: FileID
    package let lines: LineTable
    /// The names of the folders around it, where nobody names modules: a module's folder often has its name.
    package var folders: Set<String> = []
    package var imports: [ImportDeclaration] = []
    /// Types and extensions in source order, nested ones after the type that holds them.
    package var types: [TypeDeclaration] = []
    package var typealiases: [TypealiasDeclaration] = []
    package var creations: [Creation] = []
    /// The functions of the file whose names look like types.
    package var functions: Set<String> = []
    /// The last names of the types that are called, `Root` of `App.Root()`: they tell which roots are created.
    package var calledTypes: [NameHash] = []
    /// The calls of types that get `self` and have no `parent:` label: they may want to be creations.
    package var unlabelledCreations: [(name: String, offset: UInt32)] = []
    /// Line → the diagnostic ids that a `// needle:ignore` comment on it, or alone on the line above it, silences.
    package var suppressions: [Int: [String]] = [:]
    /// The protocols and typealiases, by index, that a `// needle:mock` comment marks.
    package var markedTypes: Set<Int> = []
    package var markedTypealiases: Set<Int> = []
    /// Where a `// needle:mock` comment marks neither.
    package var strayMarks: [UInt32] = []

    package init(file: FileID, lines: LineTable) {
        self.file = file
        self.lines = lines
    }
}

/// The access level of a declaration, from the narrowest to the widest.
package enum AccessLevel: String, Comparable, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    private var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    package static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        left.rank < right.rank
    }
}

/// An attribute as it was written: `@available(iOS 17, *)` has the name `available` and the arguments `iOS 17, *`.
package struct Attribute: Hashable, Sendable {
    package let name: String
    package let arguments: String?

    package var text: String {
        arguments.map { "@\(name)(\($0))" } ?? "@\(name)"
    }

    /// `@available(*, unavailable)`.
    package var isUnavailable: Bool { availability?.first == "*" && availability?.contains("unavailable") == true }

    /// `@available(*, deprecated, message: "…")`, also of one platform only.
    package var isDeprecated: Bool {
        availability?.contains { $0 == "deprecated" || $0.hasPrefix("deprecated:") } == true
    }

    /// Whether it says from which version on a platform has the declaration.
    package var isPlatformVersion: Bool { platformVersions != nil }

    /// `iOS 17, *`, also of `@available(iOS, introduced: 17)`.
    package var platformVersions: String? {
        guard let parts = availability, let first = parts.first, !first.hasPrefix("swift") else { return nil }
        if parts.last == "*", parts.count > 1 { return arguments }
        let introduced = parts.first { $0.hasPrefix("introduced:") }
        return introduced.map { "\(first) \($0.dropFirst(11)), *" }
    }

    /// The arguments of `@available`, without blanks, up to the first that is text.
    var availability: [String]? {
        guard name == "available" else { return nil }
        return arguments.map { arguments in
            arguments.split(separator: "\"", maxSplits: 1)[0].split(separator: ",").map { $0.filter { $0 != " " } }
        }
    }
}

extension [Attribute] {
    /// The places where a declaration with these attributes exists, as far as `#if` can tell: not on a platform or in a
    /// language mode that it is unavailable for.
    package var unavailabilityConditions: [Condition] {
        compactMap { attribute in
            guard let arguments = attribute.availability, let domain = arguments.first, domain != "*" else {
                return nil
            }
            if domain == "swift" { return languageMode(arguments.dropFirst()) }
            if domain.hasPrefix("swift"), arguments.count == 1, domain.dropFirst(5).first?.isNumber == true {
                return .test("swift(>=\(domain.dropFirst(5)))")
            }
            let isPlatform = domain.allSatisfy(\.isLetter) && !domain.hasSuffix("Extension")
            return isPlatform && arguments.contains("unavailable")
                ? Condition(text: "!os(\(domain))", formula: .not(.test("os(\(domain))"))) : nil
        }
    }

    private func languageMode(_ arguments: ArraySlice<String>) -> Condition? {
        for argument in arguments {
            if argument.hasPrefix("introduced:") { return .test("swift(>=\(argument.dropFirst(11)))") }
            if argument.hasPrefix("obsoleted:") { return .test("swift(<\(argument.dropFirst(10)))") }
        }
        return nil
    }
}

/// A requirement of a `where` clause: `D == any PlayerDependency`, `Item: Codable`.
package struct TypeConstraint: Hashable, Sendable, CustomStringConvertible {
    package let left: TypeSyntax
    package let right: TypeSyntax
    package let isSameType: Bool

    package var description: String { "\(left)\(isSameType ? " ==" : ":") \(right)" }
}

package struct ImportDeclaration: Sendable {
    package let module: String
    /// What stands between `import` and the module: `struct`, `func`, … for the import of one declaration.
    package let importedKind: String?
    package let access: AccessLevel?
    package let attributes: [Attribute]
    package let conditions: [Condition]
    package let offset: UInt32

    /// `@_exported import`, by which an importer of this module sees the other one too.
    package var isExported: Bool { attributes.contains { $0.name == "_exported" } }
}

package struct TypealiasDeclaration: Sendable {
    /// The qualified name: `Outer.Alias`.
    package let name: String
    package let offset: UInt32
    package let access: AccessLevel
    package let genericParameters: [String]
    package let type: TypeSyntax
    package let conditions: [Condition]
    package let isLocal: Bool
}

/// A class, struct, enum, actor, protocol or extension.
package struct TypeDeclaration: Sendable {
    package enum Kind: String, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    }

    package let kind: Kind
    /// The qualified name: `Outer.Inner`; of an extension, the extended type as written, qualified by what encloses it.
    package let name: String
    package let offset: UInt32
    /// As written, else internal (in an extension, the extension's own default).
    package let access: AccessLevel
    /// The narrowest access of the type and of all types around it.
    package let effectiveAccess: AccessLevel
    package let isFinal: Bool
    package let attributes: [Attribute]
    /// The name of the extension around it, or its own: what encloses the extended type is not in sight there.
    package let extendedName: String?
    /// It stands in a type that is `nonisolated`, which holds for it as well if it says nothing.
    package let isInNonisolated: Bool
    package let isNonisolated: Bool
    package let genericParameters: [String]
    package let hasWhereClause: Bool
    /// What the `where` clause of an extension asks for.
    package let constraints: [TypeConstraint]
    /// Of an extension such as `extension List<Song>`.
    package let extendedArguments: [TypeSyntax]
    package let inherits: [TypeReference]
    package let conditions: [Condition]
    /// Declared in the body of a function, an accessor or a closure.
    package let isLocal: Bool
    package var members: [MemberDeclaration] = []
    /// What the cases of an enum hold; `Any` stands for what could not be read.
    package var payloads: [TypeSyntax] = []
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

/// A property, method, subscript, initialiser, or associated type that stands directly in a type.
package struct MemberDeclaration: Sendable {
    package enum Kind: String, Sendable {
        case property, method, `subscript`, initializer, `associatedtype`
    }

    package let kind: Kind
    /// The base name, without backticks; `init?` for an initialiser that may fail.
    package let name: String
    package let offset: UInt32
    package let access: AccessLevel
    /// Whether the access was written, so that an extension's or a protocol's own does not apply.
    package let accessIsExplicit: Bool
    package let isStatic: Bool
    package let isOverride: Bool
    package let isLet: Bool
    package var isSettable: Bool
    /// The access of the setter: that of `private(set)`, else that of the member.
    package let setterAccess: AccessLevel
    package let isNonisolated: Bool
    package let attributes: [Attribute]
    /// The property's type or the result of a method or subscript; nil when none is written and none is evident.
    package let type: TypeReference?
    package let typeIsInferred: Bool
    /// The initial value looks like one of a library that may be nil, such as `URL(string: "…")`.
    package let inferenceIsDoubtful: Bool
    /// The value comes from `shared { … }`.
    package let isShared: Bool
    package var effects: Effects
    package let parameters: [Parameter]
    /// `<T: Equatable>`, or the bounds of an associated type, and the `where` clause, as written; empty when there are
    /// none.
    package let genericParameters: String
    package let whereClause: String
    package let conditions: [Condition]
    /// A property that stores nothing.
    package var isComputed = false

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
    package var signatureText: String {
        let list = parameters.map { parameter in
            let label = parameter.label ?? "_"
            return "\(label == parameter.name ? label : "\(label) \(parameter.name)"): \(parameter.type)"
        }
        let result = type.map { " -> \($0.text)" } ?? ""
        let effects = effects.keywords.map { " \($0)" }.joined()
        let constraints = whereClause.isEmpty ? "" : " \(whereClause)"
        return "func \(name)\(genericParameters)(\(list.joined(separator: ", ")))\(effects)\(result)\(constraints)"
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
package struct Creation: Sendable {
    /// As written, without generic arguments of the call: `Child`, `Outer.Child`, `Child.init`, `Self`, `.init`.
    package let callee: String
    /// Of the callee's last name.
    package let offset: UInt32
    /// Of the callee's first token.
    package let startOffset: UInt32
    /// The argument as written; nil where an initialiser is only mentioned, as in `map(Child.init)`.
    package let parent: String?
    /// The argument is `self`, in one of its disguises.
    package let parentIsSelf: Bool
    /// The index, in the file's types, of the innermost type or extension around the creation.
    package let owner: Int?
    package let member: String?
    package let memberIsStatic: Bool
    /// The member is an initialiser without a `parent` parameter.
    package let memberHidesParent: Bool
    /// The type that the declaration around `.init(parent: self)` tells.
    package let contextualType: TypeSyntax?
    package let conditions: [Condition]
}
