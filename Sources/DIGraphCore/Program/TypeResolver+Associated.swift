import SwiftFacts

/// Generic parameters, and the types that are associated with them and with others.
extension TypeResolver {
    /// - Parameter unnamed: the bounds of parameters that have no name.
    func signature(
        of generics: GenericClause, _ unnamed: [TypeSyntax], in context: LookupContext
    ) -> GenericSignature {
        if generics.isEmpty, unnamed.isEmpty { return .none }
        let kinds = generics.parameters.map { "\($0.kind)" } + unnamed.map { _ in "type" }
        func bounds(of left: TypeSyntax, _ right: TypeSyntax) -> [String] {
            canonical(right, in: context).parts.filter { !Self.implied.contains($0) }.flatMap {
                boundAndArguments(of: left, $0, in: context)
            }
        }
        let constraints = generics.constraints.flatMap { constraint -> [String] in
            // A pack's bound holds for each of its types: `<each T: P>` is `where repeat each T: P`.
            let left = canonical(constraint.left.repeatedPack ?? constraint.left, in: context)
            guard constraint.isSameType else { return bounds(of: left, constraint.right) }
            return [Self.sameType(left, canonical(constraint.right, in: context))]
        }
        let others = unnamed.enumerated().flatMap { bounds(of: .name("τ\(generics.parameters.count + $0)"), $1) }
        return GenericSignature(kinds: kinds, constraints: Set(constraints + others).sorted())
    }

    /// What every generic parameter conforms to that does not say otherwise.
    private static let implied: Set<TypeSyntax> = [.name("Any"), .name("Copyable"), .name("Escapable")]

    /// What the types of generic parameters are by `where T.Item == User`, in either order.
    func equalTypes(of generics: GenericClause, in context: LookupContext) -> [String: TypeSyntax] {
        var equal: [String: TypeSyntax] = [:]
        for constraint in generics.requirements where constraint.isSameType {
            let sides = [constraint.left, constraint.right].map { canonical($0, in: context) }
            for (side, other) in zip(sides, sides.reversed()) {
                guard let name = side.dottedName, name.hasPrefix("τ"), name.isDotted,
                    other.dottedName?.hasPrefix("τ") != true
                else { continue }
                equal[name] = other
            }
        }
        return equal
    }

    private static func sameType(_ left: TypeSyntax, _ right: TypeSyntax) -> String {
        ["\(left)", "\(right)"].sorted().joined(separator: " == ")
    }

    /// `T: Collection<Int>` requires that `T` is a `Collection` and that `T.Element == Int`.
    private func boundAndArguments(of left: TypeSyntax, _ bound: TypeSyntax, in context: LookupContext) -> [String] {
        guard case .named(var parts) = bound, let last = parts.last, !last.arguments.isEmpty,
            case .named(let path) = left, let associated = primaryAssociatedTypes(of: parts, in: context),
            associated.count >= last.arguments.count
        else { return ["\(left): \(bound)"] }
        parts[parts.count - 1] = .init(name: last.name)
        return ["\(left): \(TypeSyntax.named(parts))"]
            + zip(associated, last.arguments).map { Self.sameType(.named(path + [.init(name: $0)]), $1) }
    }

    private func primaryAssociatedTypes(of protocolName: [TypeSyntax.NamePart], in context: LookupContext) -> [String]?
    {
        guard case .type(let key) = symbols.resolve(protocolName, in: context) else {
            return Self.libraryAssociatedTypes[protocolName.last?.name ?? ""]
        }
        return key.types.first.flatMap {
            let declaration = symbols.declaration($0)
            return declaration.kind == .protocol ? declaration.genericParameters : nil
        }
    }

    /// By the names of protocols of the standard library, in the order in which `AsyncSequence<Song, Never>` names them.
    static let libraryAssociatedTypes: [String: [String]] = {
        let collections = [
            "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
            "RangeReplaceableCollection", "IteratorProtocol", "SetAlgebra",
        ]
        return Dictionary(uniqueKeysWithValues: collections.map { ($0, ["Element"]) }).merging([
            "AsyncSequence": ["Element", "Failure"], "AsyncIteratorProtocol": ["Element", "Failure"],
            "Identifiable": ["ID"], "RawRepresentable": ["RawValue"], "Clock": ["Duration"],
        ]) { $1 }
    }()

    /// `Item` for `Self.Item`: in a type, and in what inherits from it, both are the same.
    static func withoutSelf(_ parts: [TypeSyntax.NamePart], in context: LookupContext) -> [TypeSyntax.NamePart] {
        parts.count > 1 && parts[0].name == "Self" && !context.scope.isEmpty ? Array(parts.dropFirst()) : parts
    }

    /// Whether a typealias of a protocol stands for what only a conformer knows, which has no name outside of it.
    func namesAssociatedType(_ alias: [TypeSyntax.NamePart], in context: LookupContext) -> Bool {
        canonical(.named(alias), in: context).mentions(anyOf: Set(context.generics.keys).union(["Self"]))
    }

    /// What an associated type of a protocol of the standard library stands for: `User.ID`, `Level.RawValue`, `[User].Element`.
    func inferredAssociatedType(
        _ parts: [TypeSyntax.NamePart], in context: LookupContext, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        guard parts.count > 1, depth < Self.deepest, let name = parts.last?.name else { return nil }
        if let argument = argument(called: name, ofLibraryType: parts.dropLast(), in: context) { return argument }
        guard name == "ID" || name == "RawValue", parts.allSatisfy(\.arguments.isEmpty),
            let key = symbols.resolveType(parts.dropLast().map(\.name), in: context)
        else { return nil }
        if name == "RawValue", let type = rawType(of: key, depth: depth, &expansions) { return type }
        var visited: Set<DeclaredName> = []
        guard conforms(key, to: name == "ID" ? ["Identifiable"] : ["RawRepresentable", "OptionSet"], &visited) else {
            return nil
        }
        let witness = name == "ID" ? "id" : "rawValue"
        let places = symbols.classes(from: key).flatMap { $0.types + $0.extensions }
        for place in places where symbols.declaration(place).genericParameters.isEmpty {
            for member in symbols.declaration(place).members where member.name == witness && !member.isStatic {
                guard let type = member.type else { return nil }
                return canonical(type.syntax, in: symbols.context(inside: place), depth: depth + 1, &expansions)
            }
        }
        return nil
    }

    /// Of `Array<User>` the `Element`; the arguments are canonical.
    private func argument(
        called name: String, ofLibraryType parts: ArraySlice<TypeSyntax.NamePart>, in context: LookupContext
    ) -> TypeSyntax? {
        guard let type = parts.last, !type.arguments.isEmpty,
            parts.count == 1 || parts.count == 2 && parts.first?.name == "Swift",
            let index = Self.libraryParameters[type.name]?.firstIndex(of: name), index < type.arguments.count,
            symbols.resolve([type], in: context) == nil
        else { return nil }
        return type.arguments[index]
    }

    /// By the names of generic types of the standard library, their parameters that are types of theirs as well.
    private static let libraryParameters: [String: [String]] = [
        "Array": ["Element"], "ArraySlice": ["Element"], "ContiguousArray": ["Element"],
        "Dictionary": ["Key", "Value"],
        "Set": ["Element"], "Range": ["Bound"], "ClosedRange": ["Bound"],
    ]

    /// The `String` of `enum Level: String`, also as `Swift.String` or by a typealias.
    private func rawType(of key: DeclaredName, depth: Int, _ expansions: inout Int) -> TypeSyntax? {
        guard let place = key.types.first(where: { symbols.declaration($0).kind == .enum }),
            let first = symbols.declaration(place).inherits.first?.syntax
        else { return nil }
        let context = symbols.context(around: place)
        let type = canonical(first, in: context, depth: depth + 1, &expansions)
        guard let name = type.dottedName, LibraryTypes.standard.contains(name),
            symbols.key(name, in: nil)?.symbol == nil
        else { return nil }
        return type
    }

    private func conforms(
        _ key: DeclaredName, to protocols: Set<String>, _ visited: inout Set<DeclaredName>
    ) -> Bool {
        guard visited.insert(key).inserted else { return false }
        for place in key.types + key.extensions {
            for inherited in symbols.declaration(place).inherits.flatMap(\.syntax.parts) {
                if protocols.contains(inherited.description.lastNamePart) { return true }
                if let name = inherited.dottedName,
                    let above = symbols.resolveType(named: name, in: symbols.context(around: place)),
                    conforms(above, to: protocols, &visited)
                {
                    return true
                }
            }
        }
        return false
    }

    /// Whether a type without `any` is surely that of a protocol.
    func isProtocol(_ type: TypeSyntax, in context: LookupContext) -> Bool {
        if case .composition = type { return true }
        guard case .named(let parts) = type else { return false }
        return isProtocol(symbols.resolve(parts, in: context))
    }

    func isProtocol(_ symbol: SymbolTable.Symbol?) -> Bool {
        switch symbol {
        case .type(let key):
            return !key.types.isEmpty && key.protocols.count == key.types.count
        case .alias(let first):
            let place = symbols.lastAlias(first)
            return symbols.variants(place).allSatisfy { variant in
                let target = symbols.alias(variant).type
                let context = symbols.aliasContext(variant)
                guard case .named(let parts) = target else { return isProtocol(target, in: context) }
                // The chain has ended, but for one of an alias with branches of `#if`.
                guard case .type = symbols.resolve(parts, in: context) else { return false }
                return isProtocol(target, in: context)
            }
        case nil: return false
        }
    }
}

extension TypeSyntax {
    /// Whether two types differ in their parts at most.
    func hasShape(of other: TypeSyntax) -> Bool {
        let hidden = TypeSyntax.tuple([])
        return mappingChildren { _ in hidden } == other.mappingChildren { _ in hidden }
    }
}
