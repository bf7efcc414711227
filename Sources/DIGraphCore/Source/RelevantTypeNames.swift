import SwiftFacts

/// The names that the graph of the files lexed so far mentions, so that the files that declare them are lexed too.
///
/// Names are compared by their last part only, which errs on the side of lexing a file too much.
final class RelevantTypeNames {
    struct Mentioned {
        fileprivate(set) var all: NumberedNames
        /// Names that must be looked up even if they are declared once: protocols with requirements of their own, and types
        /// whose nesting decides how they are spelled.
        fileprivate(set) var ambiguous: NumberedNames

        fileprivate mutating func insert(_ name: Int, isNested: Bool) {
            all.insert(name)
            if isNested { ambiguous.insert(name) }
        }
    }

    private(set) var mentioned: Mentioned
    /// What public dependencies ask for: whether it is public as well matters.
    private(set) var published: NumberedNames
    /// Those whose extensions matter too: protocols, for members; classes that may be components; and types that may be
    /// `Sendable` by one.
    private(set) var extended: NumberedNames
    /// Roots with subclasses, and those that the generated file cannot see: whether they are created themselves is told by
    /// files that hold nothing else of the graph.
    private(set) var rootBases: [String] = []
    /// How initialisers of components call their parent, if not `parent`.
    private(set) var parents = ParentParameters.none
    /// The last names of the classes whose calls may have such an argument without a label.
    private(set) var namesOfUnlabelled: Set<String> = []

    /// Whether a class or protocol reaches the runtime.
    let holdsGraph: Bool
    /// The types around components, and the classes that these inherit from: names nested in them hide others.
    private(set) var scopes: NumberedNames

    private let lexed: LexedNames
    /// The types that values show.
    private var inferred: [Int] = []
    /// Those that are called, also of libraries.
    private var called: Set<Int> = []
    /// Those that have associated types which are asked for.
    private var openTypes: [Int] = []

    /// - Parameter mocked: what a mock is asked for, by name or by a mark.
    /// - Parameter isForeign: whether a file is of another module than the generated file.
    init(_ lexed: LexedNames, mocked: [Int], isForeign: (FileID) -> Bool) {
        let runtimeNames = (RuntimeNames.classes.keys + RuntimeNames.protocols)
            .map { lexed.number(of: $0) }
        let runtimeRoots = RuntimeNames.classes.filter { $0.value.kind == .bootstrap }.keys
            .map { lexed.number(of: $0) }
        let codable = ["Codable", "Decodable", "Encodable"].map { lexed.number(of: $0) }
        let known = LibraryTypes.all.map { lexed.number(of: $0) }
        let none = NumberedNames(of: lexed.names.count)
        (published, extended, scopes, self.lexed) = (none, none, none, lexed)
        mentioned = Mentioned(all: none, ambiguous: none)

        // Not the runtime's names themselves: what other libraries call `Component` is none of the graph.
        var heirs = none
        for name in runtimeNames { lexed.heirs.forEach(name) { heirs.insert($0) } }
        let family = heirs.closure(of: [], lexed.heirs)
        holdsGraph = !family.isEmpty
        if holdsGraph { insertScopes() }
        // A type of that name hides the module from generated code.
        mentioned.insert(lexed.number(of: RuntimeNames.modules[0]), isNested: false)
        // What components and dependency protocols inherit, and inherit from that, may hold requirements as well.
        let inherited = none.closure(of: family.members + mocked + lexed.runtimeConformances) { name, insert in
            lexed.mentions.forEach(name) { if !lexed.isShared($0) || family.contains($0) { insert($0) } }
        }
        for name in inherited.members {
            if !lexed.isShared(name) { mentioned.insert(name, isNested: true) }
            if !family.contains(name) { extended.insert(name) }
        }
        rootBases = Self.rootBases(none.closure(of: runtimeRoots, lexed.heirs), runtimeRoots, lexed, isForeign)
        for (type, parameter) in lexed.passedOn where family.contains(type) { insertParent(parameter, of: type) }
        insertTypes(of: family, protocols: inherited)
        for alias in lexed.aliases where mentioned.all.contains(alias.name) {
            insert(alias.type, of: alias.summary, isNested: alias.isNested)
        }
        if holdsGraph { insertBases(family) }
        insertWithExtensions(SentTypeNames(lexed, family: family).all, known: Set(known))
        // What a value is made by may give nil, by an extension of its type too, or of what that inherits.
        var made = none.closure(of: inferred, lexed.conformances)
        if made.contains(codable[0]) { made.formUnion(codable) }
        insertWithExtensions(made, known: Set(known).subtracting(called))
        insertOpenTypes()
        insertNamespaces()
        insertAliasesOfExtended()
    }

    /// The names as the files that are not lexed tell them.
    func hashes(_ names: NumberedNames) -> NameNumbers {
        var hashes = NameNumbers()
        for name in names.members { hashes.insert(lexed.names[name]) }
        return hashes
    }

    private func insertScopes() {
        scopes = scopes.closure(of: lexed.outerNames) { name, insert in
            lexed.classesByName.forEach(name) { lexed.path(of: lexed.classes[$0]).forEach(insert) }
        }
    }

    /// What a type is nested in begins its name where it is written, perhaps after a module: whether several modules declare
    /// that, too, matters.
    private func insertNamespaces() {
        for type in lexed.types where type.isNested && mentioned.all.contains(type.name) {
            let name = lexed.declaration(type).name
            for part in [name.firstNamePart] + (name.innerName.map { [$0.firstNamePart] } ?? []) {
                lexed.names.number(of: NameHash(part)).map { mentioned.insert($0, isNested: false) }
            }
        }
    }

    private static func rootBases(
        _ roots: NumberedNames, _ runtimeRoots: [Int], _ lexed: LexedNames, _ isForeign: (FileID) -> Bool
    ) -> [String] {
        var subclassed = NumberedNames(of: lexed.names.count)
        for name in roots.members { lexed.mentions.forEach(name) { subclassed.insert($0) } }
        let bases = Set(roots.members).subtracting(runtimeRoots).intersection(subclassed.members)
        let hidden = lexed.classes.filter { $0.isInternal && roots.contains($0.name) && isForeign($0.file) }
        let all = bases.union(hidden.map { $0.name })
        return all.isEmpty ? [] : texts(of: all.contains, aliases: roots.contains, lexed).sorted()
    }

    private static func texts(
        of isType: (Int) -> Bool, aliases isAlias: (Int) -> Bool, _ lexed: LexedNames
    ) -> Set<String> {
        var texts: Set<String> = []
        for type in lexed.types where isType(type.name) {
            texts.insert(lexed.declaration(type).name.lastNamePart)
        }
        for alias in lexed.aliases where isAlias(alias.name) {
            texts.insert(lexed.summaries[alias.summary].typealiases[alias.index].name.lastNamePart)
        }
        return texts
    }

    private func insertParent(_ parameter: String, of type: Int) {
        guard ParentParameters.isUnlabelled(parameter) else { return parents.insert(parameter) }
        let heirs = NumberedNames(of: lexed.names.count).closure(of: [type], lexed.heirs)
        namesOfUnlabelled.formUnion(Self.texts(of: heirs.contains, aliases: heirs.contains, lexed))
        parents.insert(parameter, of: heirs.members.map { lexed.names[$0] })
    }

    private func insertTypes(of family: NumberedNames, protocols: NumberedNames) {
        var requested = NumberedNames(of: lexed.names.count)
        // What a component hosts is told to be no slot where its file does not import the runtime.
        let plugins = lexed.number(of: RuntimeNames.plugins)
        for type in lexed.types where type.kind == .protocol && protocols.contains(type.name) {
            let declaration = lexed.declaration(type)
            insertAttributes(declaration.attributes)
            for member in declaration.members {
                requested.insert(lexed.number(of: member.nameID, in: type.summary))
                insert(member, of: type)
                if declaration.access >= .public { publish(member, of: type) }
            }
        }
        // Protocols that a component conforms to provide as well, by their extensions.
        for type in lexed.types where type.kind != .protocol && protocols.contains(type.name) {
            insertAttributes(lexed.declaration(type).attributes)
            for member in lexed.declaration(type).members {
                if requested.contains(lexed.number(of: member.nameID, in: type.summary)) {
                    insert(member, of: type)
                } else if let written = member.typeID, names(plugins, in: written, of: type.summary) {
                    insert(written, of: type.summary, isNested: true)
                }
            }
        }
    }

    private func names(_ name: Int, in type: NodeID, of summary: Int) -> Bool {
        var isFound = false
        lexed.forEachName(in: type, of: summary) { found, _ in isFound = isFound || found == name }
        return isFound
    }

    /// Whether a class that is created as components are, or that names a dependency, is one is told by what it inherits,
    /// and by the initialisers in its extensions.
    private func insertBases(_ family: NumberedNames) {
        var open = NumberedNames(of: lexed.names.count)
        for name in lexed.created + lexed.creators + lexed.contextual + typesOfTargets(family) {
            open.insert(name)
            mentioned.insert(name, isNested: true)
        }
        for name in family.members { lexed.heirs.forEach(name) { open.insert($0) } }
        _ = open.closure(of: []) { name, insertOpen in
            lexed.classesByName.forEach(name) { index in
                let entry = lexed.classes[index]
                let base = lexed.path(of: entry)
                for name in usesArguments(base) ? lexed.bases(of: entry) : base {
                    insertOpen(name)
                    // What hides a plain `Component` is found by its place, not by its name alone.
                    if !lexed.isShared(name) || entry.baseIsQualified { mentioned.insert(name, isNested: true) }
                }
                if !family.contains(name) { extended.insert(name) }
            }
            lexed.aliasesByName.forEach(name) { index in
                let alias = lexed.aliases[index]
                let target = lexed.path(of: alias)
                for name in usesArguments(target[...]) ? lexed.allNames(of: alias) : target {
                    insertOpen(name)
                    if !lexed.isShared(name) { mentioned.insert(name, isNested: true) }
                }
            }
        }
    }

    /// Of a base class the arguments are of no use, except to a typealias that may stand for one of them, and to tell whose
    /// `Component` it is.
    private func usesArguments(_ path: ArraySlice<Int>) -> Bool {
        path.last.map { lexed.aliasesByName.holds($0) || lexed.isShared($0) } == true
    }

    /// What the members of components are that creations without a name are assigned to.
    private func typesOfTargets(_ family: NumberedNames) -> Set<Int> {
        var found: Set<Int> = []
        if lexed.targets.isEmpty { return found }
        for type in lexed.types where type.kind != .protocol && family.contains(type.name) {
            for member in lexed.declaration(type).members {
                guard lexed.targets.contains(lexed.number(of: member.nameID, in: type.summary)),
                    let written = member.typeID
                else { continue }
                lexed.forEachName(in: written, of: type.summary) { name, _ in found.insert(name) }
            }
        }
        return found
    }

    private func insertWithExtensions(_ names: NumberedNames, known: Set<Int>) {
        // What a component inherits is the runtime's, unless a member has a type of that name.
        for name in names.members where !lexed.isShared(name) || mentioned.all.contains(name) {
            mentioned.insert(name, isNested: true)
            // Their own declarations are known, and those that extend `String` are many.
            if !known.contains(name) || lexed.declares(name) { extended.insert(name) }
        }
    }

    /// What extends a typealias extends what that stands for.
    private func insertAliasesOfExtended() {
        if lexed.aliases.isEmpty { return }
        var aliases: [Int: [Int]] = [:]
        for alias in lexed.aliases {
            if let target = lexed.path(of: alias).last { aliases[target, default: []].append(alias.name) }
        }
        extended = extended.closure(of: extended.members) { name, insert in aliases[name]?.forEach(insert) }
    }

    private func insert(_ member: MemberDeclaration, of type: LexedNames.TypeEntry) {
        // Whether what is deprecated names types that are, too, their declarations tell.
        let isNested = type.isNested || member.attributes.areDeprecated
        // Whether an inferred type is right depends on its initialisers.
        if let written = member.typeID {
            insert(written, of: type.summary, isNested: isNested || member.typeIsInferred)
            if member.typeIsInferred {
                let isCalled = !member.inferenceIsDoubtful && member.calls != nil
                lexed.forEachName(in: written, of: type.summary) { name, _ in
                    inferred.append(name)
                    if isCalled { called.insert(name) }
                }
            }
        } else if let head = member.valuePath.first?.name, let name = lexed.names.number(of: NameHash(head)) {
            inferred.append(name)
        }
        for parameter in member.parameterTypeIDs {
            insert(parameter, of: type.summary, isNested: isNested)
        }
        if let failure = member.failureID { insert(failure, of: type.summary, isNested: isNested) }
        insertAttributes(member.attributes)
    }

    /// A property wrapper decides whether the property can be set, and a global actor who may use it.
    private func insertAttributes(_ attributes: some Sequence<Attribute>) {
        for attribute in attributes {
            if let name = lexed.names.number(of: NameHash(attribute.name.lastNamePart)) {
                mentioned.insert(name, isNested: true)
            }
        }
    }

    private func publish(_ member: MemberDeclaration, of type: LexedNames.TypeEntry) {
        func publish(_ written: NodeID) {
            lexed.forEachName(in: written, of: type.summary) { name, _ in published.insert(name) }
        }
        member.parameterTypeIDs.forEach(publish)
        if let written = member.typeID { publish(written) }
        if let failure = member.failureID { publish(failure) }
    }

    private func insert(_ type: NodeID, of summary: Int, isNested: Bool) {
        var isAnyQualified = isNested
        lexed.forEachName(in: type, of: summary) { name, isQualified in
            isAnyQualified = isAnyQualified || isQualified
            mentioned.insert(name, isNested: isAnyQualified)
        }
        // Also for the names that stand before the qualified one.
        if isAnyQualified, !isNested { insert(type, of: summary, isNested: true) }
        if isAnyQualified { noteOpenTypes(in: type, of: summary) }
    }

    /// `User.ID` that nothing declares in `User` is an associated type, which an extension of it may tell.
    private func noteOpenTypes(in type: NodeID, of summary: Int) {
        var names: [Int] = []
        var isOpen = false
        lexed.forEachName(in: type, of: summary) { name, isQualified in
            isOpen = isOpen || isQualified && !lexed.declares(name, inside: names.last)
            names.append(name)
        }
        if isOpen { openTypes += names }
    }

    /// What such a type is, what it conforms to, and the types of its members tell its associated types.
    private func insertOpenTypes() {
        var met = NumberedNames(of: lexed.names.count)
        while let name = openTypes.popLast() {
            if lexed.isShared(name) || !met.insert(name) { continue }
            mentioned.insert(name, isNested: true)
            if lexed.declares(name) { extended.insert(name) }
            lexed.conformances.forEach(name) { openTypes.append($0) }
            lexed.typesByName.forEach(name) { index in
                let entry = lexed.types[index]
                for written in lexed.declaration(entry).members.lazy.compactMap({ $0.typeID }) {
                    insert(written, of: entry.summary, isNested: entry.isNested)
                    lexed.forEachName(in: written, of: entry.summary) { name, _ in
                        if lexed.aliasesByName.holds(name) { openTypes.append(name) }
                    }
                }
            }
        }
    }
}
