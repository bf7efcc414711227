import SwiftFacts

/// Generic parameters, and the types that are associated with them and with others.
extension TypeResolver {
    /// - Parameter unnamed: the bounds of parameters that have no name.
    func signature(
        of generics: GenericClause, _ unnamed: [TypeSyntax], in context: LookupContext
    ) -> GenericSignature {
        if generics.isEmpty, unnamed.isEmpty { return .none }
        let kinds = generics.parameters.map { "\($0.kind)" } + unnamed.map { _ in "type" }
        var followed: Set<String> = []
        func bounds(of left: TypeSyntax, _ right: TypeSyntax) -> [String] {
            canonical(right, in: context).parts.filter { !Self.universal.contains($0) }.flatMap { bound in
                followed.formUnion(constraints(of: left, impliedBy: bound))
                return boundAndArguments(of: left, bound, in: context)
            }
        }
        let written = generics.constraints.flatMap { constraint -> [String] in
            let left = canonical(constraint.left, in: context).without(["each", "repeat"])
            guard constraint.isSameType else { return bounds(of: left, constraint.right) }
            return [Self.sameType(left, canonical(constraint.right, in: context))]
        }
        let others = unnamed.enumerated().flatMap { bounds(of: .name("τ\(generics.parameters.count + $0)"), $1) }
        let all = Set(written + others).subtracting(followed)
        return GenericSignature(kinds: kinds, constraints: all.sorted(), implied: followed)
    }

    private func constraints(of left: TypeSyntax, impliedBy bound: TypeSyntax) -> [String] {
        guard case .named(let path) = left else { return [] }
        var named = bound
        if case .named(var parts) = bound, let last = parts.last, !last.arguments.isEmpty,
            isProtocol(declared(bound)?.symbol)
        {
            parts[parts.count - 1] = .init(name: last.name)
            named = .named(parts)
        }
        let implied = implied(by: named)
        return implied.bounds.map { "\(left): \($0)" }
            + implied.equalTypes.map { Self.sameType(.named(path + [.init(name: $0.name)]), type(of: $0)) }
    }

    /// What stands for a generic parameter, or for a member of one, `Item.ID`.
    func argument(
        for parts: [TypeSyntax.NamePart], in context: LookupContext, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        guard parts[0].arguments.isEmpty, let argument = context.generics[parts[0].name] else { return nil }
        if parts.count == 1 {
            expansions += argument.size(upTo: Self.mostExpansions)
            return expansions <= Self.mostExpansions ? argument : .named(parts)
        }
        return parts.dropFirst().reduce(argument) { type, part in
            guard let type else { return nil }
            if part.arguments.isEmpty, let member = member(part.name, of: type, depth: depth, &expansions) {
                return member
            }
            guard case .named(let leading) = type else { return nil }
            let arguments = canonicalArguments(of: part, in: context, depth: depth + 1, &expansions)
            let path = leading + [.init(name: part.name, arguments: arguments)]
            return aliasMember(path, of: type, in: context, depth: depth, &expansions) ?? .named(path)
        }
    }

    /// What a typealias inside of a type means that has parameters of its own: `Names<Int>` of `AppState`.
    private func aliasMember(
        _ path: [TypeSyntax.NamePart], of type: TypeSyntax, in context: LookupContext, depth: Int,
        _ expansions: inout Int
    ) -> TypeSyntax? {
        guard let last = path.last, !last.arguments.isEmpty, depth < Self.deepest, let key = declared(type),
            path.dropLast().flatMap({ $0.arguments }).count == genericParameters(of: key).count,
            let place = symbols.member(last.name, of: key)?.aliases.first
        else { return nil }
        return meaning(of: place, path, from: context, depth: depth + 1, &expansions)
    }

    /// What every generic parameter conforms to that does not say otherwise.
    private static let universal: Set<TypeSyntax> = [.name("Any"), .name("Copyable"), .name("Escapable")]

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

    func primaryAssociatedTypes(of protocolName: [TypeSyntax.NamePart], in context: LookupContext) -> [String]? {
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

    /// What a type has by a name that no source declares in it: `User.ID`, `Level.RawValue`, `[User].Element`.
    func inferredAssociatedType(
        _ parts: [TypeSyntax.NamePart], in context: LookupContext, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        guard depth < Self.deepest, let name = parts.last?.name, parts.last?.arguments.isEmpty == true else {
            return nil
        }
        if parts.count == 1 { return associatedType(name, ofTypesAround: context, depth: depth, &expansions) }
        let base = canonical(.named(Array(parts.dropLast())), in: context, depth: depth + Self.stepsOfPart, &expansions)
        return member(name, of: base, depth: depth, &expansions)
    }

    /// Of a longer name of what no source declares the first parts are left as they are.
    private static let stepsOfPart = 8

    /// `Item` in a type that is a `Store`, and `Element` in one that is a `Sequence`.
    private func associatedType(
        _ name: String, ofTypesAround context: LookupContext, depth: Int, _ expansions: inout Int
    ) -> TypeSyntax? {
        for key in conformers(naming: name, around: context) {
            let arguments = allGenericParameters(of: key).compactMap { context.generics[$0] }
            let type = key.canonicalType(arguments: arguments)
            if let found = member(name, of: type, depth: depth, &expansions) { return found }
        }
        return nil
    }

    /// The innermost type around a place of which a name that no source declares is an associated type.
    func conformer(naming name: String, around context: LookupContext) -> DeclaredName? {
        var expansions = 0
        return conformers(naming: name, around: context).first {
            member(name, of: $0.canonicalType, depth: 0, &expansions) != nil
        }
    }

    /// The types around a place, if the name may be an associated type.
    private func conformers(naming name: String, around context: LookupContext) -> [DeclaredName] {
        guard !context.scope.isEmpty, Self.libraryNames.contains(name) || symbols.associatedNames.contains(name)
        else { return [] }
        var scope = context.scope
        var found: [DeclaredName] = []
        while !scope.isEmpty {
            if let key = symbols.key(scope, in: context.module, from: context.summary) { found.append(key) }
            scope = scope == context.outermost ? "" : scope.outerName
        }
        return found
    }

    /// The `String` of `enum Level: String`, also as `Swift.String` or by a typealias.
    func rawType(of key: DeclaredName, depth: Int, _ expansions: inout Int) -> TypeSyntax? {
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
    /// With a name for each `some P` in it, in the order in which they stand.
    /// - Parameter bounds: what these conform to.
    func namingOpaque(after count: Int, _ bounds: inout [TypeSyntax]) -> TypeSyntax {
        guard case .opaque(let bound) = self else {
            return mentionsOpaque ? mappingChildren { $0.namingOpaque(after: count, &bounds) } : self
        }
        let index = bounds.count
        bounds.append(bound)
        let named = bound.namingOpaque(after: count, &bounds)
        bounds[index] = named
        return .name("τ\(count + index)")
    }

    /// Whether two types differ in their parts at most.
    func hasShape(of other: TypeSyntax) -> Bool {
        let hidden = TypeSyntax.tuple([])
        return mappingChildren { _ in hidden } == other.mappingChildren { _ in hidden }
    }
}
