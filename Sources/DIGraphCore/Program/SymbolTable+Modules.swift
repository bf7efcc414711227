import SwiftFacts

/// Some nodes of a graph, and all to which steps lead from them.
func reachable<Node, Steps: Sequence<Node>>(from start: some Sequence<Node>, _ steps: (Node) -> Steps) -> Set<Node> {
    var reached: Set<Node> = []
    var pending = Array(start)
    while let node = pending.popLast() {
        if reached.insert(node).inserted { pending += steps(node) }
    }
    return reached
}

extension SymbolTable {
    /// The names at the top of a module that more than one module declares.
    var ambiguousNames: Set<String> {
        Set(entries.filter { $0.value.isOfSeveralModules && !$0.key.isDotted }.keys)
    }

    /// Whether something is declared twice by one name, with no module that could tell the two apart.
    var hasNamesakesWithoutModule: Bool {
        allDeclared.contains { $0.module == nil && hasNamesakes($0) }
    }

    private func hasNamesakes(_ key: DeclaredName) -> Bool {
        guard key.types.count + key.aliases.count > 1 else { return false }
        let types = key.types.map(declaration).filter { $0.effectiveAccess > .fileprivate }
        let aliases = key.aliases.map(alias).filter { !$0.isLocal && $0.access > .fileprivate }
        let conditions = types.map { $0.conditions } + aliases.map { $0.conditions }
        return ConditionLogic.firstOverlaps(conditions).contains { $0 != nil }
    }

    static func exportDeclarations(
        _ summaries: [FileSummary], _ modules: [String?]
    ) -> [String: [ImportDeclaration]] {
        var exports: [String: [ImportDeclaration]] = [:]
        for (summary, module) in zip(summaries, modules) {
            guard let module else { continue }
            for exported in summary.imports where exported.isExported { exports[module, default: []].append(exported) }
        }
        return exports
    }

    /// What a name also means that two modules declare which no build shows a file together: one is imported in one branch
    /// of an `#if`, and one in another. A name with its module before it means one.
    func namesakesInOtherBranches(
        of type: DeclaredName, _ parts: [String], in context: LookupContext
    ) -> [DeclaredName] {
        guard let module = type.module, module != context.module else { return [] }
        let seen = declared(type.name).filter { $0.module.map(visibleModules[context.summary].contains) == true }
        guard seen.count > 1, parts.first != module, !parts[0].isModuleMarked else { return [] }
        return seen.filter { other in
            guard let otherModule = other.module, other != type, !other.types.isEmpty,
                other.access ?? .private >= .package
            else { return false }
            return areExclusive(module, otherModule, in: context.summary)
        }
    }

    /// Whether a file sees one of two modules at most, whatever is compiled.
    private func areExclusive(_ one: String, _ other: String, in summary: Int) -> Bool {
        let ways = conditionsOfSight(of: one, from: summary)
        let others = conditionsOfSight(of: other, from: summary)
        return ways.allSatisfy { way in others.allSatisfy { ConditionLogic.areExclusive(way, $0) } }
    }

    /// The conditions of each way on which a file sees a module: by an import, its own or one of its module that is
    /// exported, and through what is exported again.
    func conditionsOfSight(of module: String, from summary: Int) -> [[Condition]] {
        var ways: [[Condition]] = []
        let own = modules[summary].flatMap { exportDeclarations[$0] } ?? []
        var pending = (summaries[summary].imports + own).map { ($0.module.firstNamePart, $0.conditions) }
        var visited: [String: [[Condition]]] = [:]
        while let (next, conditions) = pending.popLast() {
            if visited[next]?.contains(conditions) == true { continue }
            if next == module { ways.append(conditions) }
            visited[next, default: []].append(conditions)
            // So many ways are as good as one under no condition.
            if visited[next].map({ $0.count > 8 }) == true { return [[]] }
            for exported in exportDeclarations[next] ?? [] {
                pending.append((exported.module.firstNamePart, conditions + exported.conditions.without(conditions)))
            }
        }
        return ways.contains([]) ? [[]] : ways
    }

    /// Per module: the conditions under which it imports some of these modules.
    func conditionsOfImports(of imported: Set<String>) -> [String: [[Condition]]] {
        var conditions: [String: [[Condition]]] = [:]
        if imported.isEmpty { return [:] }
        for (summary, module) in zip(summaries, modules) {
            guard let module else { continue }
            for declaration in summary.imports
            where !declaration.conditions.isEmpty && imported.contains(declaration.module.firstNamePart)
                && conditions[module]?.contains(declaration.conditions) != true
            {
                conditions[module, default: []].append(declaration.conditions)
            }
        }
        return conditions
    }

    func visibleModules(in file: FileID) -> Set<String> { summaryIndices[file].map { visibleModules[$0] } ?? [] }

    /// Per summary: the modules that it imports, and what these export again.
    static func visibleModules(
        _ summaries: [FileSummary], _ modules: [String?], _ exports: [String: Set<String>]
    ) -> [Set<String>] {
        zip(summaries, modules).map { summary, module in
            reachable(from: summary.imports.map { $0.module.firstNamePart } + (module.flatMap { exports[$0] } ?? [])) {
                exports[$0] ?? []
            }
        }
    }

    /// Per name at the top of a module: which modules export it alone, by `@_exported import struct`, and of which one.
    static func namedExports(_ exports: [String: [ImportDeclaration]]) -> [String: [(by: String, of: String)]] {
        var found: [String: [(by: String, of: String)]] = [:]
        for module in exports.keys.sorted() {
            for exported in exports[module] ?? [] where exported.importedKind != nil {
                guard let name = exported.module.innerName?.firstNamePart else { continue }
                found[name, default: []].append((module, exported.module.firstNamePart))
            }
        }
        return found
    }

    /// Whether a file may be of any module, or of one that was only guessed.
    func isOpen(_ module: String?) -> Bool { module.map(guessedModules.contains) ?? true }

    /// Whether something is `package`, and a module is certainly of another package than it.
    func isOfOtherPackage(_ declared: DeclaredName, from module: String?) -> Bool {
        guard declared.access == .package, let own = declared.module.flatMap({ packages[$0] }) else { return false }
        return module.flatMap { packages[$0] }.map { $0 != own } ?? false
    }

    /// Per summary: what it imports by its name from modules that are not of the sources, as in `import struct UIKit.CGSize`,
    /// and that some module of the sources declares too: in modules that are imported whole, such an import hides that.
    func findForeignNames(besides known: Set<String>) -> [Int: [String: String]] {
        var modules: [Int: [String: String]] = [:]
        for (index, summary) in summaries.enumerated() {
            for declaration in summary.imports where declaration.importedKind != nil && declaration.conditions.isEmpty {
                let module = declaration.module.firstNamePart
                guard let name = declaration.module.innerName?.lastNamePart, !known.contains(module),
                    names.contains(name)
                else { continue }
                modules[index, default: [:]][name] = module
            }
        }
        return modules
    }

    /// The module by whose import of this name alone a file means something that is not of the sources.
    func foreignModule(of name: String, in context: LookupContext) -> String? {
        foreignNames[context.summary]?[name]
    }

    /// Whether what stands before a name is taken for the sources' own module, and may as well be a type of a library that
    /// the file imports.
    func mayBeOfLibrary(_ parts: [TypeSyntax.NamePart], taken symbol: Symbol?, in context: LookupContext) -> Bool {
        parts.count > 1 && symbol != nil && mayBeOfLibrary(parts[0].name, taken: symbol, in: context)
    }

    func mayBeOfLibrary(_ prefix: String, taken symbol: Symbol?, in context: LookupContext) -> Bool {
        guard hasOpenModules, entries[prefix] == nil, !prefix.isModuleMarked else { return false }
        if moduleNames.contains(prefix) || RuntimeNames.modules.contains(prefix) || lies(symbol, inFolder: prefix) {
            return false
        }
        return importsLibrary(context.summary)
    }

    func lies(_ symbol: Symbol?, inFolder folder: String) -> Bool {
        if paths.isEmpty { return false }
        switch symbol {
        case nil: return false
        case .alias(let place): return paths[place.summary].folders.contains(folder[...])
        case .type(let key): return key.types.contains { paths[$0.summary].folders.contains(folder[...]) }
        }
    }

    /// Whether what another file keeps to itself may be meant by a name, which is a mistake then: but where a file imports a
    /// library, hardly by that of a plain type, since the library may have one of that name.
    func mayMeanHidden(_ name: String, in context: LookupContext) -> Bool {
        guard let entry = entries[name], entry.isHiddenInFile, !LibraryTypes.declare(name), !RuntimeNames.declare(name)
        else { return false }
        if entry.isNested || !importsLibrary(context.summary) { return true }
        return entry.declared.contains { $0.types.contains(where: mayBeOfGraph) }
    }

    private func mayBeOfGraph(_ reference: DeclarationReference) -> Bool {
        let type = declaration(reference)
        return (type.kind == .class || type.kind == .protocol) && !type.inherits.isEmpty
    }

    /// Whether a file imports a module whose sources are not read.
    private func importsLibrary(_ summary: Int) -> Bool {
        summaries[summary].imports.contains { declaration in
            let module = declaration.module.firstNamePart
            return !moduleNames.contains(module) && !RuntimeNames.modules.contains(module)
        }
    }

    /// Of what several modules declare by one name, what a file means: the one that is imported by this name, in the file
    /// or by a module that exports it so, or else one that a module shows to everybody, or else to its own package.
    func nearest(of declared: [DeclaredName], from context: LookupContext) -> DeclaredName? {
        let imports = summaries[context.summary].imports
        let visible = visibleModules[context.summary]
        let top = declared[0].name.firstNamePart
        let exported = (namedExports[top] ?? []).filter { $0.by == context.module || visible.contains($0.by) }
        if !exported.isEmpty || imports.contains(where: { $0.importedKind != nil }) {
            let named = imports.filter { $0.importedKind != nil && $0.module.innerName?.firstNamePart == top }
            let whole = imports.filter { $0.importedKind == nil }.map { $0.module.firstNamePart }
            let own = context.module.flatMap { exports[$0] } ?? []
            for modules in [named.map { $0.module.firstNamePart }, exported.map { $0.of }, whole + own] {
                let seen = reachable(from: modules) { exports[$0] ?? [] }
                if let found = declared.first(seenIn: seen, from: .public) { return found }
            }
        }
        return declared.first(seenIn: visible, from: .public) ?? declared.first(seenIn: visible)
    }

    /// What a name with a module before it means: what the module declares, or else one that it exports again; or what
    /// stands behind a typealias of these. What the module keeps to itself hides nothing from others.
    func symbol(_ parts: [String], ofModule module: String, in context: LookupContext) -> Symbol? {
        let name = parts.joined(separator: ".")
        if let symbol = symbol(name, ofModule: module, from: context.module) { return symbol }
        guard parts.count > 1, let outer = symbol(parts[0], ofModule: module, from: context.module) else { return nil }
        if let symbol = resolve(parts, throughAlias: outer) { return symbol }
        // Any module may nest more in it: `Names.Profile.EditComponent`.
        let extending = declared(name).filter { key(parts[0], in: $0.module)?.symbol == nil }
        return extending.first { isSeen($0, in: context) }?.symbol
    }

    /// Whether the files of a module see what is internal to another one, by `@testable import`.
    func isTested(_ module: String?, by other: String?) -> Bool {
        other != nil && other == tester && module.map(testedModules.contains) == true
    }

    private func isSeen(_ name: DeclaredName, in context: LookupContext) -> Bool {
        if name.module == context.module { return name.isSeen(in: context) }
        return [name].first(seenIn: visibleModules[context.summary]) != nil
    }

    private func symbol(_ name: String, ofModule module: String, from other: String?) -> Symbol? {
        let own = key(name, in: module)
        if let own, other == module || own.access ?? .private >= .package, let symbol = own.symbol { return symbol }
        let exported = exports[module].flatMap { modules in
            declared(name).first(seenIn: reachable(from: modules) { exports[$0] ?? [] })
        }
        return (exported ?? own)?.symbol
    }
}

extension [DeclaredName] {
    /// The first that one of the modules shows to others, or to its tests what is `internal`.
    func first(seenIn modules: Set<String>, from access: AccessLevel = .package) -> DeclaredName? {
        first { ($0.access ?? .private) >= access && $0.module.map(modules.contains) == true }
    }
}

extension SymbolTable {
    /// Whether both modules are known, and differ.
    func isOfAnotherModule(_ declared: DeclaredName, than summary: Int) -> Bool {
        guard let module = declared.module, let own = modules[summary] else { return false }
        return module != own
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

    /// The generic arguments that an extension fixes, by its own name or by that of a typealias, each with the place that
    /// it is looked up from; `anyArgument` for what a typealias leaves open by a parameter of its own.
    func extendedArguments(of extending: DeclarationReference) -> [(type: TypeSyntax, context: LookupContext)] {
        let declaration = declaration(extending)
        let context = context(atTopOf: extending.summary)
        if !declaration.extendedArguments.isEmpty { return declaration.extendedArguments.map { ($0, context) } }
        guard case .alias(let first) = resolve(named: declaration.name, in: context) else { return [] }
        let place = lastAlias(first)
        guard case .named(let parts) = alias(place).type else { return [] }
        let open = Dictionary(alias(place).genericParameters.map { ($0, TypeSyntax.anyArgument) }) { first, _ in first }
        return parts.arguments.map { ($0.replacingNames(open), aliasContext(place)) }
    }
}

extension TypeSyntax {
    /// What an extension leaves open.
    static let anyArgument = TypeSyntax.name("_")
}
