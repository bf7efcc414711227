import SwiftFacts

/// The names of the types that a provider may have to know to be `Sendable`: those of the requests of a `Sendable`
/// dependency, those of main-actor constants, and all that these inherit from or store.
///
/// Names are compared by their last part only, as in `RelevantTypeNames`.
struct SentTypeNames {
    private(set) var all: Set<String> = []

    private let types: [String: [TypeDeclaration]]
    /// What each name inherits from or stands for.
    private let mentioned: [String: Set<String>]

    /// - Parameter family: the names of components and dependency protocols, and of what stands for them.
    init(_ summaries: [FileSummary], family: Set<String>) {
        types = Dictionary(grouping: summaries.flatMap(\.types)) { $0.name.lastNamePart }
        mentioned = Self.mentions(in: summaries)
        let promising = family.intersection(names(reaching: LibraryTypes.protocols))
        let protocols = names(from: promising.sorted(), through: mentions)
        var pending = requests(of: protocols).flatMap(names)
        let requested = Set(requests(of: family).map(\.name))
        let onActor = names(
            reaching: Set(ComponentClassifier.runtimeClasses.filter { $0.value.isMainActor }.keys))
        for type in family.sorted().flatMap({ types[$0, default: []] }) where type.kind != .protocol {
            let constants = type.members.filter { $0.isLet && requested.contains($0.name) }
            let mayBeOnActor = type.attributes.contains(where: isActor) || onActor.contains(type.name.lastNamePart)
            pending += constants.filter { mayBeOnActor || $0.attributes.contains(where: isActor) }.flatMap(names)
        }
        all = names(from: pending, through: { mentions($0).union(stored(in: $0)) })
    }

    private static func mentions(in summaries: [FileSummary]) -> [String: Set<String>] {
        var mentioned: [String: Set<String>] = [:]
        for type in summaries.flatMap(\.types) {
            for inherited in type.inherits {
                inherited.syntax.collectNames(into: &mentioned[type.name.lastNamePart, default: []])
            }
        }
        for alias in summaries.flatMap(\.typealiases) {
            alias.type.collectNames(into: &mentioned[alias.name.lastNamePart, default: []])
        }
        return mentioned
    }

    /// These names, and all that inherit from one of them, or stand for one, through however many others.
    private func names(reaching goals: Set<String>) -> Set<String> {
        var mentioning: [String: [String]] = [:]
        for (name, mentions) in mentioned {
            for mention in mentions { mentioning[mention, default: []].append(name) }
        }
        return names(from: goals.sorted()) { Set(mentioning[$0, default: []]) }
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
        mentioned[name, default: []]
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

    private func isActor(_ attribute: Attribute) -> Bool { attribute.name.hasSuffix("Actor") }
}
