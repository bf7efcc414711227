import SwiftFacts

/// Every type and typealias of the sources by its qualified name, and Swift's rules for finding one by a shorter name.
/// Its changes are not checked at run time for others that happen meanwhile: none calls code that could make one.
final class SymbolTable {
    enum Symbol: Equatable {
        case type(DeclaredName)
        case alias(AliasPlace)
    }

    let summaries: [FileSummary]
    /// The module of each summary.
    let modules: [String?]
    /// The path of each summary, where nobody names modules: a module's folder often has its name.
    let paths: [String]
    /// All that is declared by each name, and the parts of such names.
    @exclusivity(unchecked) private(set) var entries: [String: NameEntry] = [:]
    /// What is declared inside of a name that is known: scopes may be deep, and their names long.
    @exclusivity(unchecked) private(set) var nested: [NestedName: NameEntry] = [:]
    /// Something is declared inside of a name that is not.
    private(set) var hasLooseNames = false
    /// The dotted names whose parts are among them.
    private var notedNames = NotedNames()
    private let namesOfFiles: NamesOfFiles
    /// Per summary and type: its normalized name in its module.
    @exclusivity(unchecked) private var typeNames: [[DeclaredName]] = []
    /// Per summary and typealias: likewise.
    private var aliasNames: [[DeclaredName]] = []
    /// All declarations of types other than extensions, in the order of files and places.
    private(set) var typeReferences: [DeclarationReference] = []
    /// All typealiases, likewise.
    private(set) var aliasPlaces: [AliasPlace] = []
    /// The last parts of the names of all typealiases.
    private(set) var namesOfAliases: Set<String> = []
    /// The names that types are declared by, in the order of their first declarations.
    private(set) var typesByName: [DeclaredName] = []
    /// All names of the sources, and the parts of dotted ones.
    private(set) var names: Set<String> = []
    /// What a typealias at the top of some file is only another name of: an extension of it is one of that.
    private(set) var namespaceAliases: [String: String] = [:]
    /// A typealias shares its name with something in another branch of an `#if`.
    private(set) lazy var hasBranches = aliasPlaces.contains { place in
        let name = key(ofAlias: place)
        return name.aliases.count > 1 || !name.types.isEmpty
    }
    /// Per summary and typealias: where a chain of typealiases that only name each other ends.
    private var lastAliases: [AliasPlace: AliasPlace] = [:]
    /// Of extensions of such a name: under which each of the types is extended.
    private(set) var extensionsInBranches: [DeclarationReference: [DeclaredName: [Condition]]] = [:]
    /// The superclass of each class, whose nested names are inherited.
    @exclusivity(unchecked) private(set) var superclasses: [DeclaredName: DeclaredName] = [:]
    @exclusivity(unchecked) private(set) var classTree = ClassTree()
    private(set) var nearestHeirs: [DeclaredName: DeclaredName] = [:]
    /// The typealiases in protocols, which their heirs have as well; nil where there are none.
    private(set) var protocolAliases: ProtocolAliases?
    private(set) var moduleNames: Set<String> = []
    let guessedModules: Set<String>
    /// Per module: its package, where that is known.
    let packages: [String: String]
    /// Whether a file without a module may be of any.
    let hasOpenModules: Bool
    /// The typealiases whose targets are being looked up.
    private var openAliases: Set<AliasPlace> = []
    /// Per summary: the types and typealiases in the bodies of functions, by name, which most files have none of.
    let localTypes: [[String: [Int]]]
    let localAliases: [[String: LocalAliases]]
    /// Of the typealiases in bodies, those that were followed.
    var localEnds = ChainEnds<AliasPlace>()
    /// Per summary: the modules whose names the file can see, through re-exports too.
    private(set) var visibleModules: [Set<String>] = []
    /// Per module: those that its files import.
    private(set) lazy var imports = zip(summaries, modules).reduce(into: [String?: Set<String>]()) { imports, file in
        imports[file.1, default: []].formUnion(file.0.imports.map { $0.module.firstNamePart })
    }
    /// The modules that some file imports.
    private(set) lazy var importedModules = imports.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    /// The indices of the summaries, by their files.
    private(set) lazy var summaryIndices = Dictionary(
        zip(summaries.map { $0.file }, summaries.indices)
    ) { first, _ in first }
    /// Per module: those that it exports again.
    let exports: [String: Set<String>]
    /// Per module: how it exports others again.
    let exportDeclarations: [String: [ImportDeclaration]]
    private(set) lazy var namedExports = Self.namedExports(exportDeclarations)
    private(set) lazy var foreignNames = hasOpenModules ? [:] : findForeignNames(besides: moduleNames)
    /// Per summary, of those that were asked for: the names of the generic parameters in it.
    var genericNames: [Int: Set<String>] = [:]
    /// A module that tests others, whose internal names its files see.
    let tester: String?
    let testedModules: Set<String>

    init(
        summaries: [FileSummary], modules: [String?], moduleNames: [String], guessedModules: Set<String>,
        hasOpenModules: Bool, tester: String?, testedModules: Set<String>, packages: [String: String], paths: [String]
    ) {
        self.summaries = summaries
        self.modules = modules
        self.paths = paths
        self.moduleNames = guessedModules.union(moduleNames)
        self.guessedModules = guessedModules
        self.hasOpenModules = hasOpenModules || moduleNames.isEmpty
        self.tester = tester
        self.packages = packages
        self.testedModules = testedModules
        exportDeclarations = Self.exportDeclarations(summaries, modules)
        exports = exportDeclarations.mapValues { Set($0.map { $0.module.firstNamePart }) }
        (localTypes, localAliases) = Self.localNames(summaries)
        namesOfFiles = NamesOfFiles(summaries, modules)
        // Room to spare, since most names that are looked for are in no source, and a full table is searched far for them.
        entries.reserveCapacity(summaries.reduce(0) { $0 + $1.types.count + $1.typealiases.count } * 2)
        for (summaryIndex, summary) in summaries.enumerated() {
            for type in summary.types where type.kind != .extension {
                note(type.name, in: summaryIndex, access: type.effectiveAccess)
            }
            for alias in summary.typealiases { note(alias.name, in: summaryIndex, access: alias.access) }
        }
        for type in summaries.lazy.flatMap({ $0.types }) {
            for parameter in type.genericParameters { entries[parameter]?.isParameter = true }
        }
        names = Set(entries.keys)
        namespaceAliases = findNamespaceAliases()
        for (summaryIndex, summary) in summaries.enumerated() {
            typeNames.append(summary.types.map { declaredName($0, in: summaryIndex) })
            aliasNames.append(
                summary.typealiases.map { declaredName($0.name, extending: $0.extendedName, in: summaryIndex) })
            for alias in summary.typealiases { namesOfAliases.insert(alias.name.lastNamePart) }
        }
        visibleModules = Self.visibleModules(summaries, modules, exports)
        registerTypes()
        followAliases()
        (superclasses, classTree, nearestHeirs) = readSuperclasses()
        // What a class inherits may give a name another meaning.
        if !superclasses.isEmpty { followAliases() }
        registerExtensions()
        protocolAliases = ProtocolAliases(self)
        if protocolAliases != nil { followAliases() }
    }

    func declaration(_ reference: DeclarationReference) -> TypeDeclaration {
        summaries[reference.summary].type(at: reference.type)
    }

    /// The name of a declaration; an extension has that of the type that it extends, as it is written there.
    func key(of reference: DeclarationReference) -> DeclaredName {
        typeNames[reference.summary][reference.type]
    }

    /// A type with its extensions.
    func parts(of reference: DeclarationReference) -> [DeclarationReference] {
        [reference] + key(of: reference).extensions
    }

    /// The name of a typealias.
    func key(ofAlias place: AliasPlace) -> DeclaredName {
        aliasNames[place.summary][place.index]
    }

    /// The name in a module, where something is declared by it or extends it.
    func key(_ name: String, in module: String?, from summary: Int? = nil) -> DeclaredName? {
        entries[name]?.find(module, from: summary)
    }

    /// The place outside of all types of a file.
    func context(atTopOf summary: Int) -> LookupContext {
        LookupContext(summary: summary, module: modules[summary], scope: "")
    }

    /// The place inside a declaration, for looking up what its members mention.
    func context(inside reference: DeclarationReference) -> LookupContext {
        LookupContext(
            summary: reference.summary, module: modules[reference.summary], scope: key(of: reference).name,
            outermost: outermost(of: reference))
    }

    /// The place of a declaration's own inheritance clause.
    func context(around reference: DeclarationReference) -> LookupContext {
        let name = key(of: reference).name
        let outermost = outermost(of: reference)
        let isLocal = declaration(reference).isLocal
        return LookupContext(
            summary: reference.summary, module: modules[reference.summary],
            scope: isLocal ? outermost : name == outermost ? "" : name.outerName, outermost: isLocal ? "" : outermost)
    }

    func alias(_ place: AliasPlace) -> TypealiasDeclaration {
        summaries[place.summary].typealiases[place.index]
    }

    /// What the name is at the top of each module that declares it.
    func declared(_ name: String) -> [DeclaredName] {
        entries[name]?.declared ?? []
    }

    /// In no order.
    var allDeclared: some Sequence<DeclaredName> { entries.values.lazy.flatMap { $0.declared } }

    /// What protocols call their associated types.
    private(set) lazy var associatedNames = associatedTypes(
        of: typeReferences.filter { declaration($0).kind == .protocol })
    /// The last names of types that lack what nearly all have, which are few, by what that is.
    private(set) lazy var namesLacking = findNamesLacking()
    /// The last names of types that are unsafe to use.
    private(set) lazy var unsafeNames = findUnsafeNames()

    // MARK: Lookup

    /// Finds what a dotted name means at a place; nil for a type that the sources do not declare.
    func resolve(named name: String, in context: LookupContext) -> Symbol? {
        if !name.isDotted { return resolve(plain: name, in: context) }
        if context.scope.isEmpty, let symbol = symbol(name, in: context) { return symbol }
        return resolve(name.nameParts, in: context)
    }

    func resolve(_ parts: [TypeSyntax.NamePart], in context: LookupContext) -> Symbol? {
        if parts.count == 1 { return resolve(plain: parts[0].name, in: context) }
        // A module has no arguments.
        if !parts[0].arguments.isEmpty, entries[parts[0].name] == nil { return nil }
        return resolve(parts.map { $0.name }, in: context)
    }

    /// Nearly all names have one part, and nearly all of these are of libraries: where nothing is declared that ends like
    /// this, no scope need be searched, and what is declared nowhere inside of something need not be looked for there.
    private func resolve(plain name: String, in context: LookupContext) -> Symbol? {
        guard let entry = entries[name] else { return nil }
        if let seen = look(for: name, entry, in: context) { return seen }
        if context.showsHidden || !mayMeanHidden(name, in: context) { return nil }
        return look(for: name, entry, in: context.showingHidden)
    }

    private func look(for name: String, _ entry: NameEntry, in context: LookupContext) -> Symbol? {
        var place = entry.isNested || entry.isParameter ? innermostPlace(in: context) : nil
        while let scope = place {
            if let symbol = symbol([name], inside: scope, in: context) { return symbol }
            if let symbol = inheritedSymbol([name], in: scope, from: context) { return symbol }
            if entry.isParameter, isParameter(name, of: scope, in: context) { return nil }
            place = self.place(around: scope, in: context)
        }
        return symbol(entry, in: context) ?? conformedAlias(name, entry, in: context)
    }

    /// What a type has of its protocols is hidden by all that is in sight; what a protocol inherits is not.
    private func conformedAlias(_ name: String, _ entry: NameEntry, in context: LookupContext) -> Symbol? {
        guard let protocolAliases, entry.isNested else { return nil }
        var place = innermostPlace(in: context)
        while let scope = place {
            if case .type(let key) = symbol(scope, in: context),
                let alias = protocolAliases.alias(name, inheritedBy: key, seenFrom: context.module, in: self)
            {
                return alias
            }
            place = self.place(around: scope, in: context)
        }
        return nil
    }

    func resolve(_ parts: [String], in context: LookupContext) -> Symbol? {
        guard let first = parts.first, let last = parts.last, let end = entries[last] else { return nil }
        if parts.count == 1 { return resolve(plain: first, in: context) }
        if first.isModuleMarked { return resolve(Array(parts.dropFirst()), inModule: first.withoutModuleMark, context) }
        if let seen = look(for: parts, first, end, in: context) { return seen }
        guard !context.showsHidden, parts.contains(where: { mayMeanHidden($0, in: context) }) else { return nil }
        return look(for: parts, first, end, in: context.showingHidden)
    }

    private func look(for parts: [String], _ first: String, _ end: NameEntry, in context: LookupContext) -> Symbol? {
        let name = parts.joined(separator: ".")
        let isParameter = entries[first]?.isParameter == true
        let isNested = entries[first]?.isNested == true || end.isNested && hasLooseNames
        var place = isNested || isParameter ? innermostPlace(in: context) : nil
        while let scope = place {
            if let symbol = symbol(parts, inside: scope, in: context) { return symbol }
            if let symbol = inheritedSymbol(parts, in: scope, from: context) { return symbol }
            let outer = symbol([first], inside: scope, in: context)
            if let symbol = resolve(parts, throughAlias: outer) { return symbol }
            // `Feature.Child` inside `Feature` may also be meant from the outside; an inner `Feature` hides the outer.
            if outer != nil { return inheritedMember(parts, in: context) }
            if isParameter, self.isParameter(first, of: scope, in: context) { return nil }
            place = self.place(around: scope, in: context)
        }
        if let symbol = symbol(name, in: context) { return symbol }
        if let prefixed = resolve(parts, throughAliasSeenIn: context) { return prefixed }
        // A type hides the module of its name, but only where it is seen.
        if symbol(first, in: context) != nil { return inheritedMember(parts, in: context) }
        if mayBeGeneric(first, in: context) { return nil }
        let rest = Array(parts.dropFirst())
        if moduleNames.contains(first) {
            return symbol(rest, ofModule: first, in: context) ?? inheritedMember(parts, in: context)
        }
        guard hasOpenModules, !LibraryTypes.implicitModules.contains(first), !RuntimeNames.modules.contains(first),
            !LibraryTypes.declare(first)
        else { return nil }
        let top = symbol(rest[0], in: context)
        if case .alias = top, rest.count > 1,
            !visibleModules[context.summary].contains(first) || lies(top, inFolder: first)
        {
            return resolve(rest, throughAlias: top)
        }
        guard let symbol = symbol(rest.joined(separator: "."), in: context) else { return nil }
        if context.showsHidden, mayBeOfLibrary(first, taken: symbol, in: context) { return nil }
        // Without modules, any other prefix may be the name of the sources' own one; that of an imported module is one of
        // theirs where the declaration lies in a folder of that name.
        return !visibleModules[context.summary].contains(first) || lies(symbol, inFolder: first) ? symbol : nil
    }

    /// `Shop::Item` is never a member of a type `Shop`.
    private func resolve(_ parts: [String], inModule module: String, _ context: LookupContext) -> Symbol? {
        if moduleNames.contains(module) { return symbol(parts, ofModule: module, in: context) }
        guard moduleNames.isEmpty, !LibraryTypes.implicitModules.contains(module),
            !RuntimeNames.modules.contains(module)
        else { return nil }
        return resolve(parts, in: self.context(atTopOf: context.summary))
    }

    /// The type that a dotted name means, through typealiases of names.
    func resolveType(named name: String, in context: LookupContext) -> DeclaredName? {
        type(of: resolve(named: name, in: context))
    }

    func resolveType(_ parts: [String], in context: LookupContext) -> DeclaredName? {
        type(of: resolve(parts, in: context))
    }

    func type(of symbol: Symbol?, depth: Int = 0) -> DeclaredName? {
        switch symbol {
        case .type(let key): return key
        case .alias(let place):
            let place = lastAlias(place)
            guard depth < 16, let name = alias(place).type.dottedName else { return nil }
            return type(of: resolve(named: name, in: aliasContext(place)), depth: depth + 1)
        case nil: return nil
        }
    }

    /// The end of a chain of typealiases, each of which is only another name of the next: the one that names a type.
    func lastAlias(_ place: AliasPlace) -> AliasPlace { lastAliases[place] ?? place }

    /// - Parameter first: what the first part names.
    func resolve(_ parts: [String], throughAlias first: Symbol?) -> Symbol? {
        guard case .alias(let named) = first else { return nil }
        let place = lastAlias(named)
        guard let target = alias(place).type.dottedName, !target.hasPrefix(parts[0] + ".") else { return nil }
        let expanded = target.nameParts + parts.dropFirst()
        // Each of two may name the other, in two branches of an `#if` or in two modules that are taken for one.
        guard expanded.count <= 16, openAliases.insert(place).inserted else { return nil }
        defer { openAliases.remove(place) }
        return resolve(expanded, in: aliasContext(place))
    }

    func symbol(_ name: String, in context: LookupContext) -> Symbol? {
        entries[name].flatMap { symbol($0, in: context) }
    }

    func symbol(_ entry: NameEntry, in context: LookupContext) -> Symbol? {
        let declared = entry.declared
        if declared.isEmpty { return nil }
        if let own = entry.find(declaredIn: context.module, from: context.summary), own.isSeen(in: context) {
            return own.symbol
        }
        if !foreignNames.isEmpty, foreignModule(of: entry.name.firstNamePart, in: context) != nil { return nil }
        let visible = visibleModules[context.summary]
        let seen = declared.count == 1 ? declared.first(seenIn: visible) : nearest(of: declared, from: context)
        if let seen, !isOfOtherPackage(seen, from: context.module) { return seen.symbol }
        if !testedModules.isEmpty, context.module == tester,
            let tested = declared.first(seenIn: visible.intersection(testedModules), from: .internal)
        {
            return tested.symbol
        }
        guard hasOpenModules else { return nil }
        return declared.first { (isOpen(context.module) || isOpen($0.module)) && $0.isSeen(in: context) }?.symbol
    }

    // MARK: Registration

    private func entry(_ name: String) -> NameEntry {
        if let known = entries[name] { return known }
        let entry = NameEntry(name)
        entries[name] = entry
        return entry
    }

    private func declaredName(_ type: TypeDeclaration, in summary: Int) -> DeclaredName {
        let name = type.kind == .extension ? throughAlias(type.name) : type.name
        return declaredName(name, extending: type.kind == .extension ? name : type.extendedName, in: summary)
    }

    /// - Parameter extended: what the extension extends in which the name is declared; nothing else begins with a module.
    private func declaredName(_ name: String, extending extended: String?, in summary: Int) -> DeclaredName {
        let normalized = name.isDotted && extended?.isDotted == false ? throughAlias(name) : normalized(name)
        return entry(normalized).findOrAdd(
            normalized, in: modules[summary], for: namesOfFiles.file(of: name, in: summary))
    }

    /// The first look at a name: whether a dotted one begins with a module is not known before all were seen.
    private func note(_ name: String, in summary: Int, access: AccessLevel) {
        if name.isDotted {
            for part in notedNames.newParts(of: name) { _ = entry(part) }
            return
        }
        let entry = entry(name)
        entry.declare(declaredName(name, extending: nil, in: summary), access)
        if access <= .fileprivate { entry.isHiddenInFile = true }
    }

    private func registerTypes() {
        for (summaryIndex, summary) in summaries.enumerated() {
            for (index, type) in summary.types.enumerated() where type.kind != .extension && !type.isLocal {
                let key = typeNames[summaryIndex][index]
                let reference = DeclarationReference(summary: summaryIndex, type: index)
                if key.types.isEmpty { typesByName.append(key) }
                key.add(type: reference, isProtocol: type.kind == .protocol)
                typeReferences.append(reference)
                if type.name.isDotted { declareNested(key, type.effectiveAccess) }
            }
            for (index, alias) in summary.typealiases.enumerated() where !alias.isLocal {
                let key = aliasNames[summaryIndex][index]
                let place = AliasPlace(summary: summaryIndex, index: index)
                key.add(alias: place)
                aliasPlaces.append(place)
                if alias.name.isDotted { declareNested(key, alias.access) }
            }
        }
    }

    /// - Parameter key: of what is written with a dot, which may be a module's.
    private func declareNested(_ key: DeclaredName, _ access: AccessLevel) {
        let entry = entry(key.name)
        if key.name.isDotted { nest(entry) }
        if access <= .fileprivate { self.entry(key.name.lastNamePart).isHiddenInFile = true }
        entry.declare(key, access)
    }

    private func nest(_ nested: NameEntry) {
        let name = nested.name.lastNamePart
        entry(name).isNested = true
        if let outer = entries[nested.name.outerName] {
            nested.nest(in: outer)
            self.nested[NestedName(outer: ObjectIdentifier(outer), name: name)] = nested
        } else {
            hasLooseNames = true
        }
    }

    /// Finds where each chain of typealiases ends, once for all.
    private func followAliases() {
        lastAliases = [:]
        var ends = ChainEnds<AliasPlace>()
        for place in aliasPlaces { _ = ends.end(from: place, next: plainTarget) }
        lastAliases = ends.known
    }

    /// The typealias that another one is only a name of.
    private func plainTarget(of place: AliasPlace) -> AliasPlace? {
        let declaration = alias(place)
        guard variants(place).count == 1, declaration.genericParameters.isEmpty, !declaration.type.hasArguments,
            let name = declaration.type.dottedName,
            case .alias(let target) = resolve(named: name, in: aliasContext(place)),
            alias(target).genericParameters.isEmpty
        else { return nil }
        return target
    }

    private func registerExtensions() {
        for (summaryIndex, summary) in summaries.enumerated() {
            for (index, type) in summary.types.enumerated() where type.kind == .extension {
                let context = context(atTopOf: summaryIndex)
                let reference = DeclarationReference(summary: summaryIndex, type: index)
                if registerExtensionInBranches(reference, of: type.name, in: context) { continue }
                resolveType(named: type.name, in: context)?.add(extension: reference)
            }
        }
    }

    /// Of a name that means several types in the branches of an `#if`.
    private func registerExtensionInBranches(
        _ reference: DeclarationReference, of name: String, in context: LookupContext
    ) -> Bool {
        guard hasBranches else { return false }
        var branches: [DeclaredName: Alternatives] = [:]
        for (part, conditions) in constraintsInBranches(of: .name(name), in: context) {
            guard case .named(let parts) = part.type, case .type(let key) = resolve(parts, in: part.context) else {
                continue
            }
            branches[key, default: Alternatives(conditions)].add(conditions)
        }
        if branches.count < 2 { return false }
        extensionsInBranches[reference] = branches.mapValues({ $0.conditions })
        for key in branches.keys { key.add(extension: reference) }
        return true
    }
}
