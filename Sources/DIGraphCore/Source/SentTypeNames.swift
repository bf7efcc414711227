/// The names of the types that a provider may have to know to be `Sendable`: those of the requests of a `Sendable`
/// dependency, those of main-actor constants, and all that these inherit from or store.
///
/// Names are compared by their last part only, as in `RelevantTypeNames`.
struct SentTypeNames {
    private(set) var all: Set<String> = []

    private let types: [String: [TypeDeclaration]]
    private let aliases: [String: [TypealiasDeclaration]]

    /// - Parameter family: the names of components and dependency protocols, and of what stands for them.
    init(_ summaries: [FileSummary], family: Set<String>) {
        types = Dictionary(grouping: summaries.flatMap(\.types)) { $0.name.lastNamePart }
        aliases = Dictionary(grouping: summaries.flatMap(\.typealiases)) { $0.name.lastNamePart }
        let protocols = names(from: promisingProtocols(in: family), through: mentions)
        var pending = requests(of: protocols).flatMap(names)
        let requested = Set(requests(of: family).map(\.name))
        for name in family.sorted() {
            // Once for all extensions of a class.
            let hasBaseOnActor = hasBaseOnActor(name)
            for type in types[name, default: []] where type.kind != .protocol {
                let constants = type.members.filter { $0.isLet && requested.contains($0.name) }
                let mayBeOnActor = hasBaseOnActor || type.attributes.contains(where: isActor)
                pending += constants.filter { mayBeOnActor || $0.attributes.contains(where: isActor) }.flatMap(names)
            }
        }
        all = names(from: pending, through: { mentions($0).union(stored(in: $0)) })
    }

    /// Dependency protocols that reach `Sendable`, and those that a component composes with something that does.
    private func promisingProtocols(in family: Set<String>) -> [String] {
        family.sorted().flatMap { name -> [String] in
            let reached = names(from: [name], through: mentions)
            return reached.isDisjoint(with: LibraryTypes.protocols) ? [] : reached.sorted()
        }
    }

    private func requests(of protocols: Set<String>) -> [MemberDeclaration] {
        protocols.sorted().flatMap { types[$0, default: []] }.filter { $0.kind == .protocol }.flatMap(\.members)
    }

    private func names(from start: [String], through next: (String) -> Set<String>) -> Set<String> {
        var reached: Set<String> = []
        var pending = start
        while let name = pending.popLast() {
            if reached.insert(name).inserted { pending += next(name) }
        }
        return reached
    }

    private func mentions(_ name: String) -> Set<String> {
        var found: Set<String> = []
        for inherited in types[name, default: []].flatMap(\.inherits) { inherited.syntax.collectNames(into: &found) }
        for alias in aliases[name, default: []] { alias.type.collectNames(into: &found) }
        return found
    }

    private func stored(in name: String) -> Set<String> {
        var found: Set<String> = []
        for type in types[name, default: []] where type.kind == .struct || type.kind == .enum {
            for member in type.members where !member.isStatic && !member.isComputed { found.formUnion(names(member)) }
            for payload in type.payloads { payload.collectNames(into: &found) }
        }
        return found
    }

    private func names(_ member: MemberDeclaration) -> Set<String> {
        var found: Set<String> = []
        if member.kind == .property { member.type?.syntax.collectNames(into: &found) }
        return found
    }

    private func hasBaseOnActor(_ name: String) -> Bool {
        names(from: [name], through: mentions).contains { ComponentClassifier.runtimeClasses[$0]?.isMainActor == true }
    }

    private func isActor(_ attribute: Attribute) -> Bool { attribute.name.hasSuffix("Actor") }
}
