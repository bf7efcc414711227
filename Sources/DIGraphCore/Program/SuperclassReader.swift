import SwiftFacts

/// Follows the superclasses of all classes; a class itself, since its tables grow while its methods read them.
final class SuperclassReader {
    typealias Classification = ComponentClassifier.Classification
    typealias Argument = ComponentClassifier.Argument
    typealias UnknownBase = ComponentClassifier.UnknownBase

    private(set) var classifications: [DeclarationReference: Classification] = [:]
    private(set) var unknownBases: [DeclarationReference: UnknownBase] = [:]
    /// Those with more base classes in the branches of `#if` than are followed.
    private(set) var withManyBases: Set<DeclarationReference> = []
    /// Structs, enums and actors that name a component as their base class.
    private(set) var withoutClass: [DeclarationReference] = []
    /// Each is a scope of its own, and again for each class that inherits from it.
    static let mostBases = 16
    /// How many typealiases may be around the base classes of one class: each of them may stand in several branches.
    private static let mostExpansions = 64
    private var expansions = 0
    private let runtime: RuntimeVisibility
    private let symbols: SymbolTable
    private let resolver: TypeResolver
    private typealias Inheritable = (bases: [DeclarationReference], unknown: [DeclarationReference])
    private var inheritables: [DeclaredName: Inheritable] = [:]
    private var visited: Set<DeclarationReference> = []
    /// How many declarations of a name were looked at.
    private var visitedCounts: [DeclaredName: Int] = [:]

    init(_ runtime: RuntimeVisibility) {
        self.runtime = runtime
        symbols = runtime.symbols
        resolver = TypeResolver(symbols: symbols, names: TypeSpelling(outputModule: nil))
    }

    /// Also classes in the bodies of functions: they can be no scope, and must be known to be reported.
    func readAll() {
        for (summaryIndex, summary) in symbols.summaries.enumerated() {
            for (index, type) in summary.types.enumerated() where type.kind == .class {
                classifyWithBases(DeclarationReference(summary: summaryIndex, type: index))
            }
        }
        withoutClass = symbols.typeReferences.filter(namesComponent)
    }

    private func namesComponent(_ reference: DeclarationReference) -> Bool {
        let declaration = symbols.declaration(reference)
        guard [.struct, .enum, .actor].contains(declaration.kind) else { return false }
        expansions = 0
        return declaration.inherits.contains { entry in
            let clause = Clause(declaration: reference, entry: entry, mayBeSuperclass: false)
            let found = classify(entry.syntax, clause, in: symbols.context(around: reference))
            // Another library may have a protocol 'Component', which takes no arguments.
            return variants(found, of: declaration).contains {
                $0.superclass != nil || $0.kind == .bootstrap || !$0.arguments.isEmpty
            }
        }
    }

    /// Classifies base classes before their subclasses, with a stack of its own: chains may be deeper than the thread's.
    private func classifyWithBases(_ reference: DeclarationReference) {
        guard visited.insert(reference).inserted else { return }
        var open = [(class: reference, bases: baseNames(of: reference))]
        while let (next, bases) = open.last {
            if let base = nextUnvisited(among: bases) {
                visited.insert(base)
                open.append((base, baseNames(of: base)))
            } else {
                open.removeLast()
                classify(next)
            }
        }
    }

    /// The declarations of a name are looked through once for all classes that inherit from it.
    private func nextUnvisited(among names: [DeclaredName]) -> DeclarationReference? {
        for name in names {
            for declaration in name.types.dropFirst(visitedCounts[name, default: 0]) {
                visitedCounts[name, default: 0] += 1
                if symbols.declaration(declaration).kind == .class, !visited.contains(declaration) {
                    return declaration
                }
            }
        }
        return nil
    }

    /// What stands in the inheritance clause of a class, also behind typealiases.
    private func baseNames(of reference: DeclarationReference) -> [DeclaredName] {
        let declaration = symbols.declaration(reference)
        guard declaration.kind == .class else { return [] }
        var types = declaration.inherits.map {
            (type: $0.syntax, context: symbols.context(around: reference), depth: 0)
        }
        var names: [DeclaredName] = []
        // Each of many layers may have two branches.
        var expanded: Set<AliasPlace> = []
        while let (type, context, depth) = types.popLast() {
            switch type {
            case .attributed(_, let base): types.append((base, context, depth))
            case .composition(let members): types += members.map { ($0, context, depth) }
            case .named(let parts):
                guard let symbol = symbols.resolve(parts, in: context) else { continue }
                if case .type(let name) = symbol { names.append(name) }
                guard depth < 16, names.count + types.count < Self.mostExpansions else { continue }
                types += symbols.aliases(of: symbol).filter { expanded.insert($0).inserted }.map {
                    (symbols.alias($0).type, symbols.aliasContext($0), depth + 1)
                }
            default: break
            }
        }
        return names
    }

    private func classify(_ reference: DeclarationReference) {
        let declaration = symbols.declaration(reference)
        guard declaration.kind == .class else { return }
        let context = symbols.context(around: reference)
        expansions = 0
        for (index, entry) in declaration.inherits.enumerated() {
            let clause = Clause(declaration: reference, entry: entry, mayBeSuperclass: index == 0)
            let meant =
                index == 0 && declaration.inheritsLocal
                ? classifyLocal(entry.syntax, clause, in: context) : classify(entry.syntax, clause, in: context)
            let found = variants(meant.flatMap(inBranches), of: declaration)
            var followed = Array(found.prefix(Self.mostBases))
            if found.count > Self.mostBases {
                withManyBases.insert(reference)
                // What tells them apart is then of no use, other than to say who is inherited from.
                var met: Set<DeclarationReference?> = []
                followed.removeAll { !met.insert($0.superclass).inserted }
            }
            for (variant, classification) in followed.enumerated() {
                classifications[reference.variant(variant)] = classification
            }
            if !found.isEmpty { return }
        }
    }

    /// What a class inherits in the branches of an `#if`, as far as it stands there; one where that makes no difference.
    private func variants(_ found: [Classification], of declaration: TypeDeclaration) -> [Classification] {
        if found.allSatisfy({ $0.conditions.isEmpty }), found.count < 2 { return found }
        // One more than are followed tells that there are more.
        let met = Array(
            found.lazy.filter { !ConditionLogic.areExclusive(declaration.conditions, $0.conditions) }
                .prefix(Self.mostBases + 1))
        let kept = zip(met, ConditionLogic.firstOverlaps(met.map { $0.conditions })).filter { $0.1 == nil }.map { $0.0 }
        let areMany = kept.count > Self.mostBases
        guard let first = kept.first, kept.dropFirst().allSatisfy({ isEqual($0, first, areMany: areMany) }),
            ConditionLogic.implies(declaration.conditions, anyOf: kept.map { $0.conditions })
        else { return kept }
        var only = first
        only.conditions = []
        return [only]
    }

    /// - Parameter areMany: of more than are followed, only the spelling is compared.
    private func isEqual(_ left: Classification, _ right: Classification, areMany: Bool) -> Bool {
        left.kind == right.kind && left.isMainActor == right.isMainActor && left.superclass == right.superclass
            && left.superclassGenerics == right.superclassGenerics
            && left.arguments.elementsEqual(right.arguments) {
                areMany
                    ? $0.type == $1.type
                    : resolver.canonical($0.type, in: $0.context) == resolver.canonical($1.type, in: $1.context)
            }
    }

    /// An entry of the inheritance clause of a class; only the first can be a superclass.
    private struct Clause {
        let declaration: DeclarationReference
        let entry: TypeReference
        let mayBeSuperclass: Bool
        /// How many typealiases were expanded.
        var depth = 0
        /// What the parameters of the typealias around the name stand for.
        var parameters: [String: Argument] = [:]
    }

    private func classify(
        _ type: TypeSyntax, _ clause: Clause, in context: LookupContext
    ) -> [Classification] {
        switch type {
        case .attributed(_, let base):
            return classify(base, clause, in: context)
        case .composition(let types):
            for member in types {
                let found = classify(member, clause, in: context)
                if !found.isEmpty { return found }
            }
            return []
        case .named(let parts):
            return classify(parts.map { $0.name }, arguments(of: parts, clause, in: context), clause, in: context)
        default: return []
        }
    }

    /// What a class of a body inherits from a class or typealias of that, which hide all else of their name.
    private func classifyLocal(_ type: TypeSyntax, _ clause: Clause, in context: LookupContext) -> [Classification] {
        guard case .named(let parts) = type, parts.count == 1 else { return [] }
        let arguments = arguments(of: parts, clause, in: context)
        let own = symbols.declaration(clause.declaration).conditions
        let bases = symbols.localClasses(named: parts[0].name, in: context.summary).prefix(Self.mostBases)
        let aliases = symbols.localAliases[context.summary][parts[0].name]?.indices.prefix(Self.mostBases) ?? []
        return bases.flatMap(classifications.variants).compactMap {
            inherit(from: $0, arguments, under: own, isOnly: true)
        } + aliases.flatMap { expand(AliasPlace(summary: context.summary, index: $0), arguments, clause) }
    }

    private func arguments(
        of parts: [TypeSyntax.NamePart], _ clause: Clause, in context: LookupContext
    ) -> [Argument] {
        (parts.last?.arguments ?? []).enumerated().map { index, argument in
            self.argument(argument, at: index, of: clause, in: context)
        }
    }

    private func argument(
        _ type: TypeSyntax, at index: Int, of clause: Clause, in context: LookupContext
    ) -> Argument {
        if let name = type.dottedName, let given = clause.parameters[name] { return given }
        let offsets = clause.entry.argumentOffsets
        let isInPlace = clause.depth == 0 && index < offsets.count
        let location = symbols.location(
            at: isInPlace ? offsets[index] : clause.entry.offset, in: clause.declaration.summary)
        guard namesGenericAlias(type, in: context) else {
            return Argument(type: type, context: context, location: location)
        }
        return Argument(
            type: resolver.canonical(type, in: context), context: symbols.context(atTopOf: context.summary),
            location: location)
    }

    /// Whether what it means, also behind other typealiases, is told by arguments that are given to a typealias.
    private func namesGenericAlias(_ type: TypeSyntax, in context: LookupContext) -> Bool {
        var (type, context) = (type, context)
        for _ in 0..<32 {
            guard case .named(let parts) = type, case .alias(let first) = symbols.resolve(parts, in: context) else {
                return false
            }
            let place = symbols.lastAlias(first)
            if !symbols.alias(place).genericParameters.isEmpty { return parts.last?.arguments.isEmpty == false }
            (type, context) = (symbols.alias(place).type, symbols.aliasContext(place))
        }
        return false
    }

    private func classify(
        _ name: [String], _ arguments: [Argument], _ clause: Clause, in context: LookupContext
    ) -> [Classification] {
        switch symbols.resolve(name, in: context) {
        case .type(let key):
            if runtime.isNamesake(key, called: name, by: clause.declaration, in: context) {
                let base = UnknownBase(
                    name: name, declaration: clause.declaration, reference: clause.entry, arguments: arguments,
                    summary: context.summary, namesake: key)
                note(base, of: clause)
            }
            return inherit(from: key, arguments, clause) + expand(.type(key), arguments, clause)
        case .alias(let place): return expand(.alias(place), arguments, clause)
        case nil:
            let runtime = runtime.name(name, in: context)
            if let base = runtime.flatMap({ RuntimeNames.classes[$0] }) {
                return [
                    Classification(
                        kind: base.kind, isMainActor: base.isMainActor, superclass: nil, arguments: arguments,
                        superclassGenerics: [:])
                ]
            }
            if let runtime, RuntimeNames.otherProtocols.contains(runtime) { return [] }
            note(
                UnknownBase(
                    name: name, declaration: clause.declaration, reference: clause.entry, arguments: arguments,
                    summary: context.summary), of: clause)
            return []
        }
    }

    /// One for each thing that the arguments mean in the branches of an `#if`, where typealiases are declared.
    private func inBranches(_ found: Classification) -> [Classification] {
        if !found.arguments.contains(where: mayBeInBranches) { return [found] }
        let start: Branches<[Argument]> = [([], found.conditions)]
        let all = found.arguments.reduce(start) { Self.joined($0, branches(of: $1)) { $0 + [$1] } }
        return all.map { arguments, conditions in
            var branch = found
            branch.arguments = arguments
            branch.conditions = conditions
            return branch
        }
    }

    private func mayBeInBranches(_ argument: Argument) -> Bool {
        guard case .named(let parts) = argument.type else { return true }
        return symbols.resolve(parts, in: argument.context).map { !symbols.aliases(of: $0).isEmpty } ?? false
    }

    /// What something means in the branches of an `#if`.
    private typealias Branches<Value> = [(value: Value, conditions: [Condition])]

    private func branches(of argument: Argument) -> Branches<Argument> {
        let found = branches(ofPart: argument, depth: 0)
        let areMany = found.count > Self.mostBases
        return found.map { parts, conditions in
            guard parts.count > 1 else { return (parts.first?.argument ?? argument, conditions) }
            // The parts may be named from several places, so they are canonical.
            let context = symbols.context(atTopOf: argument.context.summary)
            let types = parts.map { areMany ? $0.argument.type : $0.canonical }
            return (Argument(type: .composition(types), context: context, location: argument.location), conditions)
        }
    }

    /// A part of an argument, which several of its branches may have.
    private final class Part {
        let argument: Argument
        private let resolver: TypeResolver
        private(set) lazy var canonical = resolver.canonical(argument.type, in: argument.context)

        init(_ argument: Argument, _ resolver: TypeResolver) {
            self.argument = argument
            self.resolver = resolver
        }
    }

    private func branches(ofPart argument: Argument, depth: Int) -> Branches<[Part]> {
        var found: Branches<[Part]> = []
        switch argument.type {
        case .named(let parts):
            guard depth < 16, expansions < Self.mostExpansions, parts.last?.arguments.isEmpty != false,
                let symbol = symbols.resolve(parts, in: argument.context)
            else { break }
            let aliases = symbols.branches(of: symbol)
            if case .type(let key) = symbol, !aliases.isEmpty {
                found = key.types.map { ([Part(argument, resolver)], symbols.declaration($0).conditions) }
            }
            expansions += aliases.reduce(0) { $0 + Self.cost($1.conditions) }
            // One more than are followed tells that there are more.
            for (alias, conditions) in aliases where found.count <= Self.mostBases {
                let meant = Argument(
                    type: symbols.alias(alias).type, context: symbols.aliasContext(alias), location: argument.location)
                found += Self.joined([((), conditions)], branches(ofPart: meant, depth: depth + 1)) { $1 }
            }
        case .composition(let types):
            let parts = types.map { type in
                branches(
                    ofPart: Argument(type: type, context: argument.context, location: argument.location), depth: depth)
            }
            if parts.contains(where: { $0.count > 1 }) {
                found = parts.reduce([([], [])]) { Self.joined($0, $1, +) }
            }
        default: break
        }
        return found.count > 1 ? found : [([Part(argument, resolver)], [])]
    }

    /// Each with each, as far as their conditions agree; one more than are followed tells that there are more.
    private static func joined<Left, Right, Joined>(
        _ left: Branches<Left>, _ right: Branches<Right>, _ join: (Left, Right) -> Joined
    ) -> Branches<Joined> {
        var all: Branches<Joined> = []
        for left in left {
            for right in right where all.count <= mostBases {
                guard let conditions = joined(left.conditions, right.conditions) else { continue }
                all.append((join(left.value, right.value), conditions))
            }
        }
        return all
    }

    private func note(_ base: UnknownBase, of clause: Clause) {
        guard clause.mayBeSuperclass else { return }
        // Of a composition, the class is likely the part with arguments.
        if let known = unknownBases[clause.declaration], !known.arguments.isEmpty || base.arguments.isEmpty { return }
        unknownBases[clause.declaration] = base
    }

    /// What the typealiases of a name inherit from.
    private func expand(
        _ symbol: SymbolTable.Symbol, _ arguments: [Argument], _ clause: Clause
    ) -> [Classification] {
        let branches = symbols.branches(of: symbol)
        guard !branches.isEmpty, clause.depth < 16 else { return [] }
        guard expansions < Self.mostExpansions else {
            withManyBases.insert(clause.declaration)
            return []
        }
        expansions += branches.reduce(0) { max($0, Self.cost($1.conditions)) }
        return branches.flatMap { place, conditions in
            expand(place, arguments, clause).compactMap { classification -> Classification? in
                var found = classification
                guard let all = Self.joined(found.conditions, conditions) else { return nil }
                found.conditions = all
                return found
            }
        }
    }

    private func expand(_ place: AliasPlace, _ arguments: [Argument], _ clause: Clause) -> [Classification] {
        let alias = symbols.alias(place)
        var inner = symbols.aliasContext(place)
        var clause = clause
        clause.depth += 1
        // `typealias Screen = Component` passes on the arguments of `Screen<D>`.
        if alias.genericParameters.isEmpty, !arguments.isEmpty, let target = alias.type.dottedName {
            return classify(target.nameParts, arguments, clause, in: inner)
        }
        for (parameter, argument) in zip(alias.genericParameters, arguments) {
            inner.generics[parameter] = resolver.canonical(argument.type, in: argument.context)
        }
        clause.parameters = Dictionary(zip(alias.genericParameters, arguments)) { first, _ in first }
        return classify(alias.type, clause, in: inner)
    }

    /// A subclass of a component of the sources: its dependency is the base's, with the base's generic parameters filled in.
    private func inherit(from key: DeclaredName, _ arguments: [Argument], _ clause: Clause) -> [Classification] {
        let (bases, unknown) = inheritable(from: key)
        for declaration in unknown {
            if let base = unknownBases[declaration] { note(filled(base, from: declaration, arguments), of: clause) }
        }
        let isOnly = bases.count == 1 && key.aliases.isEmpty
        let own = symbols.declaration(clause.declaration).conditions
        var found: [Classification] = []
        for base in bases {
            // One more than are followed tells that there are more. The conditions of a typealias may rule some of them out.
            if clause.depth == 0, found.count > Self.mostBases { break }
            if let inherited = inherit(from: base, arguments, under: own, isOnly: isOnly) { found.append(inherited) }
        }
        return found
    }

    /// - Parameter isOnly: the name means nothing but this base class, whose conditions are then of no matter.
    /// - Returns: nil for a base class that is no component, or not compiled together with the class.
    private func inherit(
        from base: DeclarationReference, _ arguments: [Argument], under own: [Condition], isOnly: Bool
    ) -> Classification? {
        let around = isOnly ? [] : symbols.declaration(base).conditions
        guard !ConditionLogic.areExclusive(own, around), let inherited = classifications[base],
            let conditions = isOnly ? [] : Self.joined(around, inherited.conditions)
        else { return nil }
        var generics: [String: TypeSyntax] = [:]
        for (parameter, argument) in zip(symbols.declaration(base).genericParameters, arguments) {
            generics[parameter] = resolver.canonical(argument.type, in: argument.context)
        }
        return Classification(
            kind: inherited.kind, isMainActor: inherited.isMainActor, superclass: base,
            arguments: filled(inherited.arguments, from: base, arguments), superclassGenerics: generics,
            conditions: conditions)
    }

    /// What following a typealias counts for: long lists of conditions take longer to join.
    private static func cost(_ conditions: [Condition]) -> Int { 1 + conditions.count / 8 }

    /// All of the conditions; nil where they contradict each other.
    private static func joined(_ conditions: [Condition], _ others: [Condition]) -> [Condition]? {
        let all = conditions + others.without(conditions)
        return conditions.isEmpty || others.isEmpty || !ConditionLogic.isNeverMet(all) ? all : nil
    }

    /// The declarations of a class that are components, and those that may be, with a base that is not seen. Of the latter
    /// the first will do, and the first with arguments.
    private func inheritable(from key: DeclaredName) -> Inheritable {
        if let known = inheritables[key] { return known }
        var found = Inheritable(bases: [], unknown: [])
        for declaration in key.types {
            let variants = classifications.variants(of: declaration)
            found.bases += variants
            if variants.isEmpty, unknownBases[declaration] != nil { found.unknown.append(declaration) }
        }
        let telling = found.unknown.first { unknownBases[$0]?.arguments.isEmpty == false }
        found.unknown = Array(found.unknown.prefix(1)) + (telling.map { [$0] } ?? [])
        inheritables[key] = found
        return found
    }

    /// What a subclass makes of the arguments of its base class, whose generic parameters it fills in.
    private func filled(
        _ inherited: [Argument], from base: DeclarationReference, _ arguments: [Argument]
    ) -> [Argument] {
        let parameters = symbols.declaration(base).genericParameters
        return inherited.map { argument in
            guard let name = argument.type.dottedName, let index = parameters.firstIndex(of: name),
                index < arguments.count
            else { return argument }
            return arguments[index]
        }
    }

    private func filled(_ unknown: UnknownBase, from base: DeclarationReference, _ arguments: [Argument]) -> UnknownBase
    {
        UnknownBase(
            name: unknown.name, declaration: unknown.declaration, reference: unknown.reference,
            arguments: filled(unknown.arguments, from: base, arguments), summary: unknown.summary,
            namesake: unknown.namesake)
    }
}
