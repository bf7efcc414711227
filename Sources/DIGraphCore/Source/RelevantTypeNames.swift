import SwiftFacts

/// The names that the graph of the files lexed so far mentions, so that the files that declare them are lexed too.
///
/// Names are compared by their last part only, which errs on the side of lexing a file too much.
struct RelevantTypeNames {
    private(set) var all: Set<NameHash> = []
    /// Names that must be looked up even if they are declared once: protocols with requirements of their own, and types
    /// whose nesting decides how they are spelled.
    private(set) var ambiguous: Set<NameHash> = []
    /// Those whose extensions matter too: protocols, for members; classes that may be components; and types that may be
    /// `Sendable` by one.
    private(set) var extended: Set<NameHash> = []
    /// Roots with subclasses, and those that the generated file cannot see: whether they are created themselves is told by
    /// files that hold nothing else of the graph.
    private(set) var rootBases: [String] = []

    /// Whether a class or protocol reaches the runtime.
    private(set) var holdsGraph = false
    /// The types around components, and the classes that these inherit from: names nested in them hide others.
    private(set) var scopes: Set<NameHash> = []

    /// - Parameter isForeign: whether a file is of another module than the generated file.
    init(
        _ summaries: [FileSummary], heads: [Head], mocks: MockSettings? = nil,
        isForeign: (FileID) -> Bool = { _ in false }
    ) {
        let runtimeNames = Set(ComponentClassifier.runtimeClasses.keys).union(ComponentClassifier.runtimeProtocols)
        let family = Self.closure(over: heads, from: runtimeNames)
        holdsGraph = family.count > runtimeNames.count
        if holdsGraph { scopes = Self.scopes(summaries) }
        // What components and dependency protocols inherit, and inherit from that, may hold requirements as well.
        var inherited = mocks.map { family.union(Self.mockedNames($0, summaries)) } ?? family
        let mentions = Dictionary(grouping: heads, by: \.name).mapValues { $0.map(\.mentions) }
        var pending = Array(inherited)
        while let name = pending.popLast() {
            for mentioned in (mentions[name] ?? []).joined() where inherited.insert(mentioned).inserted {
                pending.append(mentioned)
            }
        }
        for name in inherited where !ComponentClassifier.sharedNames.contains(name) { insert(name, isNested: true) }
        extended = Set(inherited.subtracting(family).map { NameHash($0) })
        let roots = Self.closure(over: heads, from: Self.runtimeRoots)
        let subclassed = Set(heads.filter { roots.contains($0.name) }.flatMap(\.mentions))
        var bases = roots.subtracting(Self.runtimeRoots).intersection(subclassed)
        let hidden = summaries.filter { isForeign($0.file) }.flatMap(\.types).filter { type in
            type.kind == .class && type.access < .package && roots.contains(type.name.lastNamePart)
        }
        bases.formUnion(hidden.map { $0.name.lastNamePart })
        let aliases = summaries.flatMap(\.typealiases).filter { roots.contains($0.name.lastNamePart) }
        rootBases = bases.isEmpty ? [] : bases.union(aliases.map { $0.name.lastNamePart }).sorted()
        insertTypes(of: summaries, family: family, protocols: inherited)
        insertBases(of: summaries, heads: heads, family: family)
        insertAliased(in: summaries)
        insertSentTypes(SentTypeNames(summaries, family: family))
    }

    /// What a mock is asked for, by name or by a mark.
    private static func mockedNames(_ mocks: MockSettings, _ summaries: [FileSummary]) -> Set<String> {
        var names = Set(mocks.protocols.map(\.lastNamePart))
        for summary in summaries {
            names.formUnion(summary.markedTypes.map { summary.types[$0].name.lastNamePart })
            names.formUnion(summary.markedTypealiases.map { summary.typealiases[$0].name.lastNamePart })
        }
        return names
    }

    private static var runtimeRoots: Set<String> {
        Set(ComponentClassifier.runtimeClasses.filter { $0.value.kind == .bootstrap }.keys)
    }

    /// A name and what it inherits from or stands for.
    struct Head: Sendable {
        fileprivate let name: String
        fileprivate let mentions: Set<String>
    }

    /// The heads of a file that mention anything.
    /// - Parameter runtimeModules: the names that `Component` may be qualified with.
    static func heads(
        of summary: FileSummary, runtimeModules: Set<String>, everyFileSeesRuntime: Bool
    ) -> [Head] {
        let reader = HeadReader(
            runtimeModules: runtimeModules,
            seesRuntime: everyFileSeesRuntime
                || summary.imports.contains { runtimeModules.contains($0.module.firstNamePart) })
        return summary.types.compactMap(reader.head) + summary.typealiases.map(reader.head)
    }

    private struct HeadReader {
        let runtimeModules: Set<String>
        let seesRuntime: Bool

        func head(_ type: TypeDeclaration) -> Head? {
            if type.kind == .extension || type.inherits.isEmpty { return nil }
            var names: Set<String> = []
            for inherited in type.inherits { collect(inherited.syntax, from: type.kind, into: &names) }
            return Head(name: type.name.lastNamePart, mentions: names)
        }

        func head(_ alias: TypealiasDeclaration) -> Head {
            var names: Set<String> = []
            collect(alias.type, from: nil, into: &names)
            return Head(name: alias.name.lastNamePart, mentions: names)
        }

        /// Every name in a type but those that other libraries share with the runtime, where they are surely not its own.
        private func collect(_ type: TypeSyntax, from kind: TypeDeclaration.Kind?, into names: inout Set<String>) {
            if case .named(let parts) = type {
                let isQualified = parts.count > 1
                let mayBeRuntime = isQualified ? runtimeModules.contains(parts[0].name) : seesRuntime
                for part in parts where mayBeRuntime || !ComponentClassifier.sharedNames.contains(part.name) {
                    names.insert(part.name)
                }
                // A protocol tells a dependency even where the import was forgotten.
                if !isQualified, kind == .protocol, ComponentClassifier.runtimeProtocols.contains(parts[0].name) {
                    names.insert(parts[0].name)
                }
            }
            for part in type.children { collect(part, from: kind, into: &names) }
        }
    }

    private static func scopes(_ summaries: [FileSummary]) -> Set<NameHash> {
        var names: Set<String> = []
        for type in summaries.flatMap(\.types) where type.name.isDotted {
            names.formUnion(type.name.nameParts.dropLast())
        }
        let classes = summaries.flatMap(\.types).filter { $0.kind == .class && !$0.inherits.isEmpty }
        var changed = !names.isEmpty
        while changed {
            changed = false
            for type in classes where names.contains(type.name.lastNamePart) {
                for name in type.inherits[0].syntax.dottedName?.nameParts ?? [] where names.insert(name).inserted {
                    changed = true
                }
            }
        }
        return Set(names.map { NameHash($0) })
    }

    /// The names that reach one of these through what they inherit or stand for.
    private static func closure(over heads: [Head], from names: Set<String>) -> Set<String> {
        var heirs: [String: [String]] = [:]
        for head in heads {
            for name in head.mentions { heirs[name, default: []].append(head.name) }
        }
        var names = names
        var pending = Array(names)
        while let name = pending.popLast() {
            for heir in heirs[name] ?? [] where names.insert(heir).inserted { pending.append(heir) }
        }
        return names
    }

    private mutating func insertTypes(of summaries: [FileSummary], family: Set<String>, protocols: Set<String>) {
        var requested: Set<String> = []
        for summary in summaries {
            for type in summary.types where type.kind == .protocol && protocols.contains(type.name.lastNamePart) {
                for member in type.members {
                    requested.insert(member.name)
                    insert(member, isNested: type.name.isDotted)
                }
            }
        }
        for summary in summaries {
            for type in summary.types where type.kind != .protocol && family.contains(type.name.lastNamePart) {
                for member in type.members where requested.contains(member.name) {
                    insert(member, isNested: type.name.isDotted)
                }
            }
        }
        for summary in summaries {
            for creation in summary.creations where creation.parentIsSelf {
                if let name = creation.callee.typeName { insert(name, isNested: true) }
            }
        }
    }

    private mutating func insertAliased(in summaries: [FileSummary]) {
        for alias in summaries.flatMap(\.typealiases) where all.contains(NameHash(alias.name.lastNamePart)) {
            insert(alias.type, isNested: alias.name.isDotted)
        }
    }

    /// Whether a class that is created as components are, or that names a dependency, is one is told by what it inherits,
    /// and by the initialisers in its extensions.
    private mutating func insertBases(of summaries: [FileSummary], heads: [Head], family: Set<String>) {
        var open: Set<String> = []
        for creation in summaries.flatMap(\.creations) where creation.parentIsSelf {
            if let name = creation.callee.typeName { open.insert(name) }
            if let type = creation.contextualType?.dottedName { open.insert(type.lastNamePart) }
        }
        let classes = summaries.flatMap(\.types).filter { $0.kind == .class && !$0.inherits.isEmpty }
        for head in heads where !family.isDisjoint(with: head.mentions) { open.insert(head.name) }
        var changed = true
        var visited: Set<String> = []
        while changed {
            changed = false
            for type in classes where open.contains(type.name.lastNamePart) && visited.insert(type.name).inserted {
                var names: Set<String> = []
                type.inherits[0].syntax.collectNames(into: &names)
                open.formUnion(names)
                for name in names where isLookedUp(name, in: type.inherits[0].syntax) { insert(name, isNested: true) }
                if !family.contains(type.name.lastNamePart) { extended.insert(NameHash(type.name.lastNamePart)) }
                changed = true
            }
        }
    }

    private mutating func insertSentTypes(_ sent: SentTypeNames) {
        // What a component inherits is the runtime's, unless a member has a type of that name.
        for name in sent.all
        where !ComponentClassifier.sharedNames.contains(name) || all.contains(NameHash(name)) {
            insert(name, isNested: true)
            // Their own declarations are known, and those that extend `String` are many.
            if !LibraryTypes.areKnown(name) { extended.insert(NameHash(name)) }
        }
    }

    /// What hides a plain `Component` is found by its place, not by its name alone.
    private func isLookedUp(_ name: String, in base: TypeSyntax) -> Bool {
        !ComponentClassifier.sharedNames.contains(name) || base.holdsQualifiedName
    }

    private mutating func insert(_ member: MemberDeclaration, isNested: Bool) {
        // Whether an inferred type is right depends on its initialisers.
        if let type = member.type?.syntax { insert(type, isNested: isNested || member.typeIsInferred) }
        for parameter in member.parameters { insert(parameter.type, isNested: isNested) }
    }

    private mutating func insert(_ type: TypeSyntax, isNested: Bool) {
        var names: Set<String> = []
        type.collectNames(into: &names)
        let isQualified = type.holdsQualifiedName
        for name in names { insert(name, isNested: isNested || isQualified) }
    }

    private mutating func insert(_ name: String, isNested: Bool) {
        let hash = NameHash(name)
        all.insert(hash)
        if isNested { ambiguous.insert(hash) }
    }
}

extension TypeSyntax {
    /// Every name in the type, generic arguments included.
    func collectNames(into names: inout Set<String>) {
        if case .named(let parts) = self {
            for part in parts { names.insert(part.name) }
        }
        for part in children { part.collectNames(into: &names) }
    }

    fileprivate var holdsQualifiedName: Bool {
        if case .named(let parts) = self, parts.count > 1 { return true }
        return children.contains { $0.holdsQualifiedName }
    }
}
