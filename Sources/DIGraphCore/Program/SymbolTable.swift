import SwiftFacts

/// Every type and typealias of the sources by its qualified name, and Swift's rules for finding one by a shorter name.
final class SymbolTable {
    enum Symbol: Equatable {
        case type(TypeKey)
        case alias(summary: Int, index: Int)
    }

    let summaries: [FileSummary]
    /// The module of each summary.
    let modules: [String?]
    /// The path of each summary, where nobody names modules: a module's folder often has its name.
    private let paths: [String]
    private(set) var types: [TypeKey: [DeclarationReference]] = [:]
    /// All of them, in the order of files and places.
    var typeReferences: [DeclarationReference] {
        types.values.joined().sorted { ($0.summary, $0.type) < ($1.summary, $1.type) }
    }

    /// In the order of the sources.
    private(set) var extensions: [TypeKey: [DeclarationReference]] = [:]
    private(set) var names: Set<String> = []
    /// Per summary and type: its normalized name.
    private var typeNames: [[String]] = []
    /// Several under `#if`.
    private var aliases: [TypeKey: [(summary: Int, index: Int)]] = [:]
    /// Per summary and typealias: where a chain of typealiases that only name each other ends.
    private var lastAliases: [[(summary: Int, index: Int)]] = []
    /// The superclass of each class, whose nested names are inherited.
    private var superclasses: [TypeKey: TypeKey] = [:]
    /// The nearest class above each class, itself included, in which something is declared; without those, a chain of
    /// classes would be searched whole for every name.
    private var nearestNamespaces: [TypeKey: TypeKey] = [:]
    /// The last names of all that is declared inside of something.
    private var nestedNames: Set<String> = []
    /// The modules that declare a qualified name, with the widest access it has there.
    private var declaringModules: [String: [(module: String?, access: AccessLevel)]] = [:]
    private var moduleNames: Set<String> = []
    private let guessedModules: Set<String>
    /// Whether a file without a module may be of any.
    let hasOpenModules: Bool
    /// Nil while the tables still grow.
    private var lastAnswer: Answer?
    /// The typealiases whose targets are being looked up.
    private var openAliases: Set<AliasPlace> = []
    /// Per summary: the types in the bodies of functions, which most files have none of.
    let localTypes: [[Int]]
    /// Per summary: the modules whose names the file can see, through re-exports too.
    private(set) var visibleModules: [Set<String>] = []

    init(
        summaries: [FileSummary], modules: [String?], moduleNames: [String], guessedModules: Set<String> = [],
        hasOpenModules: Bool = false, paths: [String]
    ) {
        self.summaries = summaries
        self.modules = modules
        self.paths = paths
        self.moduleNames = guessedModules.union(moduleNames)
        self.guessedModules = guessedModules
        self.hasOpenModules = hasOpenModules || moduleNames.isEmpty
        localTypes = summaries.map { summary in summary.types.indices.filter { summary.types[$0].isLocal } }
        for (summaryIndex, summary) in summaries.enumerated() {
            for type in summary.types where type.kind != .extension {
                note(type.name, in: modules[summaryIndex], access: type.access)
            }
            for alias in summary.typealiases { note(alias.name, in: modules[summaryIndex], access: alias.access) }
        }
        typeNames = summaries.map { summary in summary.types.map { normalized($0.name) } }
        visibleModules = Self.visibleModules(summaries, modules)
        registerTypes()
        followAliases()
        registerSuperclasses()
        // What a class inherits may give a name another meaning.
        if !superclasses.isEmpty { followAliases() }
        registerExtensions()
    }

    private static func visibleModules(_ summaries: [FileSummary], _ modules: [String?]) -> [Set<String>] {
        var exports: [String: Set<String>] = [:]
        for (summary, module) in zip(summaries, modules) {
            guard let module else { continue }
            for exported in summary.imports where exported.isExported {
                exports[module, default: []].insert(exported.module.firstNamePart)
            }
        }
        return zip(summaries, modules).map { summary, module in
            var visible: Set<String> = []
            var pending = summary.imports.map(\.module.firstNamePart) + (module.flatMap { exports[$0] } ?? [])
            while let next = pending.popLast() {
                if visible.insert(next).inserted { pending += exports[next] ?? [] }
            }
            return visible
        }
    }

    func declaration(_ reference: DeclarationReference) -> TypeDeclaration {
        summaries[reference.summary].types[reference.type]
    }

    private func name(of reference: DeclarationReference) -> String {
        typeNames[reference.summary][reference.type]
    }

    /// The key that a declaration, other than an extension, is registered under.
    func key(of reference: DeclarationReference) -> TypeKey {
        TypeKey(name: name(of: reference), module: modules[reference.summary])
    }

    /// The place inside a declaration, for looking up what its members mention.
    func context(inside reference: DeclarationReference) -> LookupContext {
        LookupContext(
            summary: reference.summary, module: modules[reference.summary], scope: name(of: reference),
            outermost: outermost(of: reference))
    }

    /// The place of a declaration's own inheritance clause.
    func context(around reference: DeclarationReference) -> LookupContext {
        let name = name(of: reference)
        let outermost = outermost(of: reference)
        return LookupContext(
            summary: reference.summary, module: modules[reference.summary],
            scope: name == outermost ? "" : name.outerName, outermost: outermost)
    }

    private func outermost(of reference: DeclarationReference) -> String {
        declaration(reference).extendedName.map(normalized) ?? ""
    }

    func alias(_ summary: Int, _ index: Int) -> TypealiasDeclaration {
        summaries[summary].typealiases[index]
    }

    /// More than one module declares the name.
    func isAmbiguous(_ name: String) -> Bool {
        (declaringModules[name]?.count ?? 0) > 1
    }

    /// The names at the top of a module that more than one module declares.
    var ambiguousNames: Set<String> {
        Set(declaringModules.filter { $0.value.count > 1 && !$0.key.isDotted }.keys)
    }

    /// The last name of what a typealias stands for, or of each part of a composition → the files of such aliases.
    var aliasFiles: [String: Set<FileID>] {
        var files: [String: Set<FileID>] = [:]
        for summary in summaries {
            for name in summary.typealiases.flatMap({ $0.type.namesOfParts }) {
                files[name.lastNamePart, default: []].insert(summary.file)
            }
        }
        return files
    }

    static let noncopyableLibraryTypes: Set<String> = ["Atomic", "AtomicLazyReference", "Mutex"]

    /// The last names of types that may not be copied, which are few.
    private(set) lazy var noncopyableNames: Set<String> = {
        var names = Self.noncopyableLibraryTypes
        for (key, references) in types where references.contains(where: { declaration($0).isNoncopyable }) {
            names.insert(key.name.lastNamePart)
        }
        return names
    }()

    // MARK: Lookup

    /// Finds what a dotted name means at a place; nil for a type that the sources do not declare.
    func resolve(_ parts: [String], in context: LookupContext) -> Symbol? {
        if let last = lastAnswer, last.isOf(parts, in: context) { return last.symbol }
        let symbol = lookUp(parts, in: context)
        lastAnswer = Answer(parts: parts, context: context, symbol: symbol)
        return symbol
    }

    /// What a name means: all that a stage wants to know of a type begins with that, so each name is asked for repeatedly.
    private struct Answer {
        let parts: [String]
        let context: LookupContext
        let symbol: Symbol?

        func isOf(_ parts: [String], in context: LookupContext) -> Bool {
            context.summary == self.context.summary && parts == self.parts && context.scope == self.context.scope
                && context.outermost == self.context.outermost
        }
    }

    private func lookUp(_ parts: [String], in context: LookupContext) -> Symbol? {
        // Nearly all names are of libraries: where nothing is declared that ends like this, no scope need be searched.
        guard let first = parts.first, let last = parts.last, names.contains(last) else { return nil }
        if first.isModuleMarked { return resolve(Array(parts.dropFirst()), inModule: first.withoutModuleMark, context) }
        let name = parts.count == 1 ? first : parts.joined(separator: ".")
        // What is declared nowhere inside of something need not be looked for there.
        let mayBeNested = nestedNames.contains(last) || nestedNames.contains(first)
        var scope = mayBeNested ? context.scope : ""
        while !scope.isEmpty {
            if let symbol = symbol(scope + "." + name, in: context) { return symbol }
            if let symbol = inheritedSymbol(parts, in: scope, from: context) { return symbol }
            if parts.count > 1, let symbol = resolveThroughAlias(parts, at: scope + ".", in: context) { return symbol }
            // `Feature.Child` inside `Feature` may also be meant from the outside; an inner `Feature` hides the outer.
            if symbol(scope + "." + first, in: context) != nil { return nil }
            scope = scope == context.outermost ? "" : scope.outerName
        }
        if let symbol = symbol(name, in: context) { return symbol }
        if parts.count > 1, let prefixed = resolveThroughAlias(parts, at: "", in: context) { return prefixed }
        guard parts.count > 1, declaringModules[first] == nil else { return nil }
        let rest = parts.dropFirst().joined(separator: ".")
        if moduleNames.contains(first) { return symbol(rest, inModule: first) }
        guard hasOpenModules, first != "Swift", !ComponentClassifier.runtimeModules.contains(first),
            let symbol = symbol(rest, in: context)
        else { return nil }
        // Without modules, any other prefix may be the name of the sources' own one; that of an imported module is one of
        // theirs where the declaration lies in a folder of that name.
        return !visibleModules[context.summary].contains(first) || lies(symbol, inFolder: first) ? symbol : nil
    }

    /// `Shop::Item` is never a member of a type `Shop`.
    private func resolve(_ parts: [String], inModule module: String, _ context: LookupContext) -> Symbol? {
        if moduleNames.contains(module) { return symbol(parts.joined(separator: "."), inModule: module) }
        guard moduleNames.isEmpty, module != "Swift", !ComponentClassifier.runtimeModules.contains(module) else {
            return nil
        }
        return resolve(parts, in: LookupContext(summary: context.summary, module: context.module, scope: ""))
    }

    private func lies(_ symbol: Symbol, inFolder folder: String) -> Bool {
        if paths.isEmpty { return false }
        switch symbol {
        case .alias(let summary, _): return paths[summary].folders.contains(folder[...])
        case .type(let key): return types[key, default: []].contains { paths[$0.summary].folders.contains(folder[...]) }
        }
    }

    /// A name that a class inherits from a class above it.
    private func inheritedSymbol(_ parts: [String], in scope: String, from context: LookupContext) -> Symbol? {
        guard !superclasses.isEmpty, parts.last.map(nestedNames.contains) == true,
            case .type(var key) = symbol(scope, in: context)
        else { return nil }
        var visited: Set<TypeKey> = []
        while let base = superclasses[key].flatMap({ nearestNamespaces[$0] }), visited.insert(base).inserted {
            if let symbol = symbol(([base.name] + parts).joined(separator: "."), inModule: base.module) {
                return symbol
            }
            key = base
        }
        return nil
    }

    /// All that a dotted name may mean, where it is an alias that stands in several branches of an `#if`.
    func resolveTypes(_ parts: [String], in context: LookupContext) -> [TypeKey] {
        guard case .alias(let first, let firstIndex) = resolve(parts, in: context) else {
            return resolveType(parts, in: context).map { [$0] } ?? []
        }
        let (summary, index) = lastAlias(first, firstIndex)
        return variants(summary, index).compactMap { variant in
            alias(variant.summary, variant.index).type.dottedName.flatMap { name in
                resolveType(
                    name.nameParts, in: aliasContext(variant.summary, variant.index))
            }
        }
    }

    /// The type that a dotted name means, through typealiases of names.
    func resolveType(_ parts: [String], in context: LookupContext, depth: Int = 0) -> TypeKey? {
        switch resolve(parts, in: context) {
        case .type(let key): return key
        case .alias(let summary, let index):
            let (summary, index) = lastAlias(summary, index)
            guard depth < 16, let name = alias(summary, index).type.dottedName else { return nil }
            return resolveType(
                name.nameParts, in: aliasContext(summary, index), depth: depth + 1)
        case nil: return nil
        }
    }

    /// The typealiases that share a name, itself included: several in the branches of an `#if`.
    func variants(_ summary: Int, _ index: Int) -> [(summary: Int, index: Int)] {
        let known = aliases[TypeKey(name: normalized(alias(summary, index).name), module: modules[summary])]
        return known ?? [(summary, index)]
    }

    /// The end of a chain of typealiases, each of which is only another name of the next: the one that names a type.
    func lastAlias(_ summary: Int, _ index: Int) -> (summary: Int, index: Int) {
        lastAliases.isEmpty ? (summary, index) : lastAliases[summary][index]
    }

    func aliasContext(_ summary: Int, _ index: Int) -> LookupContext {
        LookupContext(
            summary: summary, module: modules[summary], scope: normalized(alias(summary, index).name).outerName)
    }

    private func resolveThroughAlias(
        _ parts: [String], at prefix: String, in context: LookupContext
    ) -> Symbol? {
        guard case .alias(let summary, let index) = symbol(prefix + parts[0], in: context),
            let target = alias(summary, index).type.dottedName, !target.hasPrefix(parts[0] + ".")
        else { return nil }
        let expanded = target.nameParts + parts.dropFirst()
        // Each of two may name the other, in two branches of an `#if` or in two modules that are taken for one.
        guard expanded.count <= 16, openAliases.insert(AliasPlace(summary: summary, index: index)).inserted else {
            return nil
        }
        defer { openAliases.remove(AliasPlace(summary: summary, index: index)) }
        return resolve(expanded, in: aliasContext(summary, index))
    }

    private func symbol(_ name: String, in context: LookupContext) -> Symbol? {
        guard let declaring = declaringModules[name] else { return nil }
        if declaring.contains(where: { $0.module == context.module }) { return symbol(name, inModule: context.module) }
        let visible = visibleModules[context.summary]
        let candidate = declaring.first { candidate in
            candidate.access >= .package && candidate.module.map(visible.contains) == true
        }
        if let candidate { return symbol(name, inModule: candidate.module) }
        guard hasOpenModules else { return nil }
        let open = declaring.first { isOpen(context.module) || isOpen($0.module) }
        return open.flatMap { symbol(name, inModule: $0.module) }
    }

    /// The types of a name that is not found at a place, in modules that are seen there, which keep them to themselves.
    func hiddenTypes(_ parts: [String], in context: LookupContext) -> [DeclarationReference] {
        let name = parts.joined(separator: ".")
        let visible = visibleModules[context.summary]
        let hiding = (declaringModules[name] ?? []).filter { declaring in
            declaring.access < .package && declaring.module.map(visible.contains) == true
        }
        return hiding.flatMap { types[TypeKey(name: name, module: $0.module)] ?? [] }
    }

    private func isOpen(_ module: String?) -> Bool { module.map(guessedModules.contains) ?? true }

    private func symbol(_ name: String, inModule module: String?) -> Symbol? {
        let key = TypeKey(name: name, module: module)
        if types[key] != nil { return .type(key) }
        return aliases[key]?.first.map { .alias(summary: $0.summary, index: $0.index) }
    }

    /// The generic arguments that an extension fixes, by its own name or by that of a typealias, each with the place that
    /// it is looked up from.
    func extendedArguments(of extending: DeclarationReference) -> [(type: TypeSyntax, context: LookupContext)] {
        let declaration = declaration(extending)
        let context = LookupContext(summary: extending.summary, module: modules[extending.summary], scope: "")
        if !declaration.extendedArguments.isEmpty { return declaration.extendedArguments.map { ($0, context) } }
        guard case .alias(let first, let firstIndex) = resolve(declaration.name.nameParts, in: context) else {
            return []
        }
        let (summary, index) = lastAlias(first, firstIndex)
        guard case .named(let parts) = alias(summary, index).type else { return [] }
        return parts.flatMap(\.arguments).map { ($0, aliasContext(summary, index)) }
    }

    /// The class above a class, where the sources declare it.
    func superclass(of key: TypeKey) -> TypeKey? {
        superclasses[key]
    }

    // MARK: Registration

    /// The name without a leading module: `extension Module.Foo { class Bar }` declares `Foo.Bar`.
    func normalized(_ name: String) -> String {
        guard let rest = name.innerName, declaringModules[name.firstNamePart] == nil else { return name }
        return declaringModules[rest.firstNamePart] == nil ? name : rest
    }

    /// The first look at a name: whether a dotted one begins with a module is not known before all were seen.
    private func note(_ name: String, in module: String?, access: AccessLevel) {
        if name.isDotted { return names.formUnion(name.nameParts) }
        names.insert(name)
        declare(name, in: module, access: access)
    }

    private func declare(_ name: String, in module: String?, access: AccessLevel) {
        if let index = declaringModules[name]?.firstIndex(where: { $0.module == module }) {
            let known = declaringModules[name]?[index].access ?? access
            declaringModules[name]?[index].access = max(known, access)
        } else {
            declaringModules[name, default: []].append((module, access))
        }
    }

    private func registerTypes() {
        for (summaryIndex, summary) in summaries.enumerated() {
            let module = modules[summaryIndex]
            for (index, type) in summary.types.enumerated() where type.kind != .extension && !type.isLocal {
                let key = TypeKey(name: typeNames[summaryIndex][index], module: module)
                types[key, default: []].append(DeclarationReference(summary: summaryIndex, type: index))
                if key.name.isDotted { nestedNames.insert(key.name.lastNamePart) }
                if type.name.isDotted { declare(key.name, in: module, access: type.access) }
            }
            for (index, alias) in summary.typealiases.enumerated() where !alias.isLocal {
                let key = TypeKey(name: normalized(alias.name), module: module)
                aliases[key, default: []].append((summaryIndex, index))
                if key.name.isDotted { nestedNames.insert(key.name.lastNamePart) }
                if alias.name.isDotted { declare(key.name, in: module, access: alias.access) }
            }
        }
    }

    /// Finds where each chain of typealiases ends, once for all; one that ends nowhere stops where it repeats itself.
    private func followAliases() {
        lastAliases = []
        lastAnswer = nil
        var ends: [[(summary: Int, index: Int)?]] = summaries.map { Array(repeating: nil, count: $0.typealiases.count) }
        var isOnChain: Set<DeclarationReference> = []
        for summary in summaries.indices {
            for index in summaries[summary].typealiases.indices where ends[summary][index] == nil {
                var chain = [(summary: summary, index: index)]
                isOnChain = [DeclarationReference(summary: summary, type: index)]
                var end = chain[0]
                while let next = plainTarget(end.summary, end.index) {
                    if let known = ends[next.summary][next.index] {
                        end = known
                        break
                    }
                    guard isOnChain.insert(DeclarationReference(summary: next.summary, type: next.index)).inserted
                    else {
                        break
                    }
                    chain.append(next)
                    end = next
                }
                for alias in chain { ends[alias.summary][alias.index] = end }
            }
        }
        lastAliases = ends.enumerated().map { summary, ends in
            ends.enumerated().map { index, end in end ?? (summary, index) }
        }
    }

    /// The typealias that another one is only a name of.
    private func plainTarget(_ summary: Int, _ index: Int) -> (summary: Int, index: Int)? {
        let declaration = alias(summary, index)
        guard variants(summary, index).count == 1, declaration.genericParameters.isEmpty,
            !declaration.type.hasArguments,
            let name = declaration.type.dottedName,
            case .alias(let targetSummary, let target) = resolve(name.nameParts, in: aliasContext(summary, index)),
            alias(targetSummary, target).genericParameters.isEmpty
        else { return nil }
        return (targetSummary, target)
    }

    private func registerSuperclasses() {
        var found: [TypeKey: TypeKey] = [:]
        for (key, references) in types {
            for reference in references where declaration(reference).kind == .class {
                guard let name = declaration(reference).inherits.first?.syntax.dottedName,
                    let base = resolveType(name.nameParts, in: context(around: reference)),
                    base != key, types[base]?.contains(where: { declaration($0).kind == .class }) == true
                else { continue }
                found[key] = base
            }
        }
        superclasses = found
        nearestNamespaces = namespaces(among: found)
        lastAnswer = nil
    }

    /// For each class of a chain the nearest one, itself included, whose name begins that of another declaration.
    private func namespaces(among superclasses: [TypeKey: TypeKey]) -> [TypeKey: TypeKey] {
        if superclasses.isEmpty { return [:] }
        var outerNames: Set<String> = []
        for key in [types.keys.map(\.name), aliases.keys.map(\.name)].joined() where key.isDotted {
            var outer = key.outerName
            while !outer.isEmpty, outerNames.insert(outer).inserted { outer = outer.outerName }
        }
        var nearest: [TypeKey: TypeKey] = [:]
        var isVisited: Set<TypeKey> = []
        for start in superclasses.keys {
            var chain: [TypeKey] = []
            var next: TypeKey? = start
            while let key = next, nearest[key] == nil, isVisited.insert(key).inserted {
                chain.append(key)
                next = superclasses[key]
            }
            var found = next.flatMap { nearest[$0] }
            for key in chain.reversed() {
                if outerNames.contains(key.name) { found = key }
                nearest[key] = found
            }
        }
        return nearest
    }

    private func registerExtensions() {
        for (summaryIndex, summary) in summaries.enumerated() {
            for (index, type) in summary.types.enumerated() where type.kind == .extension {
                let context = LookupContext(summary: summaryIndex, module: modules[summaryIndex], scope: "")
                guard let key = resolveType(type.name.nameParts, in: context) else {
                    continue
                }
                extensions[key, default: []].append(DeclarationReference(summary: summaryIndex, type: index))
            }
        }
    }
}
