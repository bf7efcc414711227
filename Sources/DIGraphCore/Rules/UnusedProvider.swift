import SwiftFacts

extension Rule {
    package static let unusedProvider = Rule(
        id: "unused-provider",
        severity: .note,
        find: unusedProviders,
        explanation: Explanation(
            title: "a property that nobody requests or reads",
            meaning: """
                No component below requests the property, the code of the class, its extensions, base classes and
                subclasses does not read it, and no other code of the sources asks any value for a member of that
                name. One that creates a component, or hosts a slot, is there for the graph. A public property is
                judged only where the program itself, its `@main` or main.swift, is in the module that the
                generated file belongs to, and no other program is known to use its module: that may read it. Nor
                is a property that some component may request which this build leaves out, because its module is
                none of the target's.
                """,
            reason: "It is dead code, and what it constructs looks as if the app needed it.",
            fix: """
                - Delete it.
                - If a request was meant to find it, make the names and types equal.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      let phone = "112"
                -     let fax = "113"  // reported here
                      var text: String { "Call \\(phone)" }
                  }

                  @main
                  struct App {
                      static func main() { print(RootComponent().text) }
                  }
                """))

    private static func unusedProviders(in wiring: Wiring) -> [Diagnostic] {
        // What roots that are created like components were meant to request is not known.
        guard let mentions = wiring.mentions, wiring.rejections.rootsWithParent.isEmpty else { return [] }
        let search = UnusedProviders(wiring, mentions)
        return wiring.graph.components.filter { $0.isReachable || $0.isAbstract }.flatMap { component in
            search.members(of: component).map { .unusedProvider($0, of: wiring.graph.displayName(of: component.id)) }
        }
    }
}

extension Wiring {
    /// The calls without `parent:` that have the name of a component which nothing creates.
    fileprivate var placesOfCallsToDetached: [SourceLocation] {
        let names = Set(graph.components.filter { $0.isWanted && $0.isLeftOut }.map { $0.name.lastNamePart })
        if names.isEmpty { return [] }
        return program.symbols.summaries.flatMap { summary in
            summary.unlabelledCreations.filter { names.contains($0.name) }.map {
                SourceLocation(file: summary.file, offset: $0.offset)
            }
        }
    }
}

/// Finds the members of components that nobody can be seen to use.
private final class UnusedProviders {
    private let wiring: Wiring
    private let names: ReadNames
    private let mentions: Mentions
    /// Where the members stand that serve a request, or would in some builds.
    private var served: Set<SourceLocation> = []
    /// What is requested and found no owner, or was not looked for: by components that nothing creates.
    private var unsettled: Set<String> = []
    /// By the topmost base class: what its subclasses override, which is there for them.
    private var overridden: [ScopeID: Set<String>] = [:]
    /// Where components are created, also those that lack `parent:`, and where slots are hosted: a property that does is an
    /// edge of the graph, whoever reads it.
    private let creations: Set<SourceLocation>
    private let hosts: Set<SourceLocation>
    /// Those that may serve what this build leaves out.
    private let servesLeftOut: Set<ScopeID>

    init(_ wiring: Wiring, _ mentions: Mentions) {
        self.wiring = wiring
        self.mentions = mentions
        names = ReadNames(wiring, mentions)
        let graph = wiring.graph
        creations = Set(wiring.creations.map(wiring.location(of:))).union(wiring.placesOfCallsToDetached)
        hosts = Set(graph.slots.flatMap { $0.hosts }.map { $0.location })
        servesLeftOut = graph.components.onWays(to: wiring.rejections.creatorsOfLeftOut)
        for resolved in [wiring.resolution.components, wiring.resolution.pluginExtensions].joined().joined() {
            for owner in resolved.owners + resolved.passedOver { served.insert(owner.member.location) }
            if resolved.owners.isEmpty { unsettled.insert(resolved.request.member.name) }
        }
        for component in graph.components {
            guard let own = component.members.own else { continue }
            let overrides = component.members.parts.all[own].provided.filter { $0.member.isOverride }
            if overrides.isEmpty { continue }
            overridden[graph.components.family(of: component.id), default: []].formUnion(
                overrides.map { $0.member.name })
        }
        for component in graph.components where !component.isCreated && !component.isAbstract {
            for dependency in component.dependencies + component.pluginExtensions {
                unsettled.formUnion(graph.protocols[dependency.index].requests.map { $0.member.name })
            }
        }
    }

    func members(of component: Component) -> [ProvidedMember] {
        let members = component.members
        guard let own = members.own, !servesLeftOut.contains(component.id) else { return [] }
        let provided = members.parts.all[own].provided
        // In other branches of an `#if` they are declared again.
        lazy var servedNames = Set(provided.filter { served.contains($0.location) }.map { $0.member.name })
        let unread = provided.filter { isUnread($0, of: component) && !servedNames.contains($0.member.name) }
        guard !unread.isEmpty, let requirements = wiring.requirementNames(of: component) else { return [] }
        let declared = wiring.locationsOfMembers(of: component)
        return unread.filter {
            declared.contains($0.location) && !requirements.contains($0.member.name) && !isEdge($0)
        }
    }

    private func isEdge(_ member: ProvidedMember) -> Bool {
        hosts.contains(member.location)
            || wiring.code.uses(ofMemberAt: member.location).contains { use in
                creations.contains(SourceLocation(file: member.location.file, offset: use.offset))
            }
    }

    private func isUnread(_ member: ProvidedMember, of component: Component) -> Bool {
        member.member.kind == .property && !member.member.isOverride && !served.contains(member.location)
            && !unsettled.contains(member.member.name) && !isOverridden(member, of: component)
            && isSeenWhole(member, of: component)
            && member.member.attributes.allSatisfy { $0.name == "available" || $0.name.hasSuffix("Actor") }
            && !names.mayRead(member.member, of: component.id)
    }

    private func isOverridden(_ member: ProvidedMember, of component: Component) -> Bool {
        overridden[wiring.graph.components.family(of: component.id)]?.contains(member.member.name) == true
    }

    /// Whether all code that could read it is at hand.
    private func isSeenWhole(_ member: ProvidedMember, of component: Component) -> Bool {
        let access = min(member.access, component.access)
        let settings = wiring.program.settings
        return access < .package
            || mentions.programs.contains(settings.outputModule)
                && !settings.isUsedElsewhere(access, in: component.module)
    }
}

extension [Component] {
    /// The components given and their subclasses, which create what they do, all above these, and the base classes of each.
    fileprivate func onWays(to creators: Set<ScopeID>) -> Set<ScopeID> {
        if creators.isEmpty { return [] }
        var pending = map { $0.id }.filter { id in
            creators.contains(id) || superclasses(of: id).contains(where: creators.contains)
        }
        var found = Set(pending)
        while let id = pending.popLast() {
            pending += (self[id.index].parents + superclasses(of: id)).filter { found.insert($0).inserted }
        }
        return found
    }
}

extension Wiring {
    /// Where the class and its extensions declare members; what comes from a protocol's extension is no property of it.
    fileprivate func locationsOfMembers(of component: Component) -> Set<SourceLocation> {
        let symbols = program.symbols
        return Set(
            symbols.parts(of: component.declaration).flatMap { part in
                symbols.declaration(part).members.map { symbols.location(of: $0, in: part) }
            })
    }

    /// The names that protocols ask the class for; nil where one of these protocols is not known.
    fileprivate func requirementNames(of component: Component) -> Set<String>? {
        var pending = program.symbols.parts(of: component.declaration)
        var seen = Set(pending)
        var names: Set<String> = []
        while let part = pending.popLast() {
            let declaration = program.symbols.declaration(part)
            if declaration.kind == .protocol { names.formUnion(declaration.members.map { $0.name }) }
            // The first entry of a class is its base class.
            for inherited in declaration.inherits.dropFirst(declaration.kind == .class ? 1 : 0) {
                guard let protocols = protocols(named: inherited.syntax, around: part) else { return nil }
                pending += protocols.filter { seen.insert($0).inserted }
            }
        }
        return names
    }

    /// The declarations of a protocol; nil where the sources have none.
    private func protocols(named type: TypeSyntax, around part: DeclarationReference) -> [DeclarationReference]? {
        guard let name = type.dottedName else { return nil }
        if ProtocolTable.hasNoRequirements(name) { return [] }
        let symbols = program.symbols
        guard let key = symbols.resolveType(named: name, in: symbols.context(around: part)) else { return nil }
        return key.protocols.isEmpty ? nil : key.protocols
    }
}

extension Diagnostic {
    /// A property that serves nobody.
    fileprivate static func unusedProvider(_ member: ProvidedMember, of component: String) -> Diagnostic {
        Diagnostic(
            .unusedProvider, at: member.location,
            "nobody requests or reads '\(member.member.name)' of '\(component)': delete it")
    }
}
