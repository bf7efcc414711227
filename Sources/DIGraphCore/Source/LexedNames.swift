import SwiftFacts

/// What the files lexed so far say of each other by name. Every name is the number of its last part, so that what one name
/// leads to is found without comparing texts; files are added, and never read again.
/// Its changes are not checked at run time for others that happen meanwhile: none calls code that could make one.
final class LexedNames {
    /// A type or extension.
    struct TypeEntry: Sendable {
        let summary: Int
        let index: Int
        let name: Int
        let kind: TypeDeclaration.Kind
        /// It stands in another one.
        let isNested: Bool
    }

    /// A class that inherits from something.
    struct ClassEntry: Sendable {
        let name: Int
        /// Every name in what it inherits first, generic arguments included.
        let bases: Range<Int>
        /// The parts of what it inherits first.
        let path: Range<Int>
        let baseIsQualified: Bool
        /// Hides the class from other modules.
        let isInternal: Bool
        let file: FileID
    }

    struct AliasEntry: Sendable {
        let summary: Int
        let index: Int
        let name: Int
        let type: NodeID
        let isNested: Bool
    }

    @exclusivity(unchecked) private(set) var summaries: [FileSummary] = []
    @exclusivity(unchecked) private(set) var names = NameNumbers()
    /// Per summary: the numbers of its names.
    @exclusivity(unchecked) private var numbers: [[Int]] = []
    @exclusivity(unchecked) private(set) var types: [TypeEntry] = []
    @exclusivity(unchecked) private(set) var classes: [ClassEntry] = []
    @exclusivity(unchecked) private var classParts: [Int] = []
    @exclusivity(unchecked) private(set) var aliases: [AliasEntry] = []
    @exclusivity(unchecked) private(set) var typesByName = NameLists()
    @exclusivity(unchecked) private(set) var classesByName = NameLists()
    @exclusivity(unchecked) private(set) var aliasesByName = NameLists()
    /// What each name inherits, also by extensions, or stands for where that may concern the runtime.
    @exclusivity(unchecked) private(set) var mentions = NameLists()
    /// What inherits from each name, or stands for it, where that may concern the runtime.
    @exclusivity(unchecked) private(set) var heirs = NameLists()
    /// What extensions let the runtime's own classes conform to.
    @exclusivity(unchecked) private(set) var runtimeConformances: [Int] = []
    /// What each name inherits or stands for, by extensions too, and the reverse.
    @exclusivity(unchecked) private(set) var conformances = NameLists()
    @exclusivity(unchecked) private(set) var conforming = NameLists()
    /// The types around other types.
    @exclusivity(unchecked) private(set) var outerNames: [Int] = []
    @exclusivity(unchecked) private var notedNames = NotedNames()
    /// What creations with `parent: self` call, and the types that tell what their `.init` makes.
    @exclusivity(unchecked) private(set) var created: [Int] = []
    @exclusivity(unchecked) private(set) var contextual: [Int] = []
    /// The types that are extended with such creations.
    @exclusivity(unchecked) private(set) var creators: [Int] = []
    /// The types around initialisers that pass on a parameter of another name as their parent.
    @exclusivity(unchecked) private(set) var passedOn: [(type: Int, parameter: String)] = []
    /// The members whose types tell the same.
    @exclusivity(unchecked) private(set) var targets: Set<Int> = []

    private let runtimeModules: Set<Int>
    private let sharedNames: Set<Int>
    private let runtimeProtocols: Set<Int>
    private let runtimeClasses: Set<Int>
    private let everyFileSeesRuntime: Bool

    /// - Parameter runtimeModules: the names that `Component` may be qualified with.
    init(runtimeModules: Set<String>, everyFileSeesRuntime: Bool) {
        var names = NameNumbers()
        func numbers(_ texts: some Sequence<String>) -> [Int] { texts.map { names.number(adding: NameHash($0)) } }
        sharedNames = Set(numbers(RuntimeNames.sharedNames))
        runtimeProtocols = Set(numbers(RuntimeNames.protocols))
        runtimeClasses = Set(numbers(RuntimeNames.classes.keys))
        self.runtimeModules = Set(numbers(runtimeModules))
        self.everyFileSeesRuntime = everyFileSeesRuntime
        self.names = names
    }

    /// The number of a name, whether a file has it or not.
    func number(of name: String) -> Int { names.number(adding: NameHash(name)) }

    /// The number of the last part of a name of a file.
    func number(of name: NameID, in summary: Int) -> Int { numbers[summary][Int(name.index)] }

    func bases(of entry: ClassEntry) -> ArraySlice<Int> { classParts[entry.bases] }
    func path(of entry: ClassEntry) -> ArraySlice<Int> { classParts[entry.path] }
    func path(of alias: AliasEntry) -> [Int] {
        summaries[alias.summary].path(of: alias.type).map { number(of: $0, in: alias.summary) }
    }
    func allNames(of alias: AliasEntry) -> [Int] {
        var names: [Int] = []
        forEachName(in: alias.type, of: alias.summary) { name, _ in names.append(name) }
        return names
    }
    func isShared(_ name: Int) -> Bool { sharedNames.contains(name) }

    /// Whether a file declares a type of the name, and not only extends one.
    func declares(_ name: Int) -> Bool {
        var isDeclared = false
        typesByName.forEach(name) { if types[$0].kind != .extension { isDeclared = true } }
        return isDeclared
    }

    /// Whether a file declares a type or typealias of the name, in the outer one where that is declared as well.
    func declares(_ name: Int, inside outer: Int?) -> Bool {
        guard let outer, declares(outer) else { return typesByName.holds(name) || aliasesByName.holds(name) }
        var isDeclared = false
        func note(_ fullName: String) {
            isDeclared = isDeclared || names.number(of: NameHash(fullName.outerName.lastNamePart)) == outer
        }
        typesByName.forEach(name) { if types[$0].isNested { note(declaration(types[$0]).name) } }
        aliasesByName.forEach(name) { index in
            let alias = aliases[index]
            if alias.isNested { note(summaries[alias.summary].typealiases[alias.index].name) }
        }
        return isDeclared
    }

    func declaration(_ entry: TypeEntry) -> TypeDeclaration { summaries[entry.summary].type(at: entry.index) }

    /// Calls the body for each name in a type, generic arguments included.
    func forEachName(in type: NodeID, of summary: Int, _ body: (_ name: Int, _ isQualified: Bool) -> Void) {
        let numbers = numbers[summary]
        summaries[summary].forEachName(in: type) { body(numbers[Int($0.name.index)], $0.isQualified) }
    }

    // MARK: Adding

    func add(_ summary: FileSummary) {
        let index = summaries.count
        summaries.append(summary)
        numbers.append(summary.lastPartHashes().map { names.number(adding: $0) })
        let seesRuntime =
            everyFileSeesRuntime
            || summary.imports.contains {
                names.number(of: NameHash($0.module.firstNamePart)).map(runtimeModules.contains) == true
            }
        for (position, type) in summary.types.enumerated() { add(type, at: position, of: index, seesRuntime) }
        for (position, alias) in summary.typealiases.enumerated() { add(alias, at: position, of: index, seesRuntime) }
        for creation in summary.creations {
            if let parameter = creation.passedOn, let owner = creation.owner {
                passedOn.append((number(of: summary.type(at: owner).nameID, in: index), parameter))
            }
            guard creation.parentIsSelf else { continue }
            if let owner = creation.owner, summary.type(at: owner).kind == .extension {
                creators.append(number(of: summary.type(at: owner).nameID, in: index))
            }
            if let name = creation.callee.typeName { created.append(number(of: name)) }
            if let member = creation.contextualMember { targets.insert(number(of: member.name)) }
            let told = creation.contextualType.map { $0.partOfNamed?.whole ?? $0 }
            if let type = told?.dottedName { contextual.append(number(of: type.lastNamePart)) }
        }
    }

    private func add(_ type: TypeDeclaration, at index: Int, of summary: Int, _ seesRuntime: Bool) {
        let name = number(of: type.nameID, in: summary)
        let fullName = type.name
        let entry = TypeEntry(
            summary: summary, index: index, name: name, kind: type.kind, isNested: fullName.isDotted)
        typesByName.add(types.count, to: name)
        types.append(entry)
        if entry.isNested {
            for part in notedNames.newParts(of: fullName.outerName) { outerNames.append(number(of: part)) }
        }
        let inherited = type.inheritedIDs
        if entry.kind == .extension, !inherited.isEmpty, runtimeClasses.contains(name),
            entry.isNested ? runtimeModules.contains(number(of: fullName.firstNamePart)) : seesRuntime
        {
            for type in inherited { forEachName(in: type, of: summary) { name, _ in runtimeConformances.append(name) } }
        }
        for type in inherited { add(type, mentionedBy: name, of: summary, entry.kind, seesRuntime) }
        if entry.kind == .class, let base = inherited.first, let written = type.inherits.first {
            addClass(type, name, base, of: summary)
            addSugar(of: written.syntax, mentionedBy: name)
        }
    }

    /// `Array` of `Screen<[User]>`, which an extension may let conform to what those of `Screen` ask for.
    private func addSugar(of base: TypeSyntax, mentionedBy name: Int) {
        guard case .named(let parts) = base, let arguments = parts.last?.arguments else { return }
        for sugared in arguments.lazy.compactMap({ $0.unsugared?.first }) {
            mentions.add(names.number(adding: NameHash(sugared.name)), to: name)
        }
    }

    private func addClass(_ type: TypeDeclaration, _ name: Int, _ base: NodeID, of summary: Int) {
        let start = classParts.count
        var parts: [Int] = []
        var isQualified = false
        forEachName(in: base, of: summary) { part, qualified in
            parts.append(part)
            isQualified = isQualified || qualified
        }
        classParts += parts
        let end = classParts.count
        classParts += summaries[summary].path(of: base).map { number(of: $0, in: summary) }
        classesByName.add(classes.count, to: name)
        classes.append(
            ClassEntry(
                name: name, bases: start..<end, path: end..<classParts.count, baseIsQualified: isQualified,
                isInternal: type.access < .package, file: summaries[summary].file))
    }

    private func add(_ alias: TypealiasDeclaration, at index: Int, of summary: Int, _ seesRuntime: Bool) {
        let name = number(of: alias.nameID, in: summary)
        aliasesByName.add(aliases.count, to: name)
        aliases.append(
            AliasEntry(
                summary: summary, index: index, name: name, type: alias.typeID, isNested: alias.name.isDotted))
        add(alias.typeID, mentionedBy: name, of: summary, nil, seesRuntime)
    }

    /// Every name in a type; but what other libraries share with the runtime concerns it only where it may be its own.
    /// - Parameter kind: of the declaration that mentions the type; nil for a typealias.
    private func add(
        _ type: NodeID, mentionedBy name: Int, of summary: Int, _ kind: TypeDeclaration.Kind?, _ seesRuntime: Bool
    ) {
        let numbers = numbers[summary]
        let file = summaries[summary]
        file.forEachName(in: type) { part in
            let mention = numbers[Int(part.name.index)]
            conformances.add(mention, to: name)
            conforming.add(name, to: mention)
            if kind == .extension {
                if !sharedNames.contains(name) { mentions.add(mention, to: name) }
                return
            }
            let mayBeRuntime = part.isQualified ? runtimeModules.contains(numbers[Int(part.first.index)]) : seesRuntime
            // A protocol tells a dependency even where the import was forgotten.
            let isDependency = kind == .protocol && !part.isQualified && runtimeProtocols.contains(mention)
            guard mayBeRuntime || isDependency || !sharedNames.contains(mention) else { return }
            mentions.add(mention, to: name)
            heirs.add(name, to: mention)
        }
    }
}

/// Numbers in lists, of which each name has one.
struct NameLists: Sendable {
    /// Per name: one more than the place of its last number; 0 where it has none.
    private var last: [UInt32] = []
    private var numbers: [(number: UInt32, previous: UInt32)] = []

    mutating func add(_ number: Int, to name: Int) {
        while last.count <= name { last.append(0) }
        numbers.append((UInt32(number), last[name]))
        last[name] = UInt32(numbers.count)
    }

    /// Whether a name has a number.
    func holds(_ name: Int) -> Bool { name < last.count && last[name] != 0 }

    /// Calls the body for each number of a name, the last first.
    func forEach(_ name: Int, _ body: (Int) -> Void) {
        if name >= last.count { return }
        var place = last[name]
        while place != 0 {
            let entry = numbers[Int(place) - 1]
            body(Int(entry.number))
            place = entry.previous
        }
    }
}

/// The dotted names whose parts were seen: types nested in each other have names as long as they are deep, and each adds
/// one part to the name around it.
struct NotedNames: Sendable {
    private var names: Set<String> = []

    /// Parts of which no name around this one told.
    mutating func newParts(of name: String) -> [String] {
        guard names.insert(name).inserted else { return [] }
        return names.contains(name.outerName) ? [name.lastNamePart] : name.nameParts
    }
}
