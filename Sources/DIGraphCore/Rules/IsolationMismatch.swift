import SwiftFacts

extension Rule {
    package static let isolationMismatch = Rule(
        id: "isolation-mismatch",
        holdsInEveryModule: true,
        find: isolationMismatches,
        explanation: Explanation(
            title: "a request from any thread for what belongs to an actor",
            meaning: """
                The requirement names no actor, so the component may ask for it from any thread. The member that
                would serve it is on an actor, such as `@MainActor`, either by an attribute of its own or by that
                of its class or module.
                """,
            reason: """
                The provider would have to read an actor's property from outside of the actor. The compiler
                rejects that in the generated file, where you could not mend it.
                """,
            fix: """
                - Write `@MainActor` before the requirement, or before the whole protocol, and use it there only.
                - Or make the provided member `nonisolated`, if it touches nothing of its actor.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                      @MainActor var windowTitle: String { "Inbox" }

                      var inbox: InboxComponent { InboxComponent(parent: self) }
                  }

                  protocol InboxDependency: Dependency {
                -     var windowTitle: String { get }  // reported here
                +     @MainActor var windowTitle: String { get }
                  }

                  final class InboxComponent: Component<InboxDependency> {
                -     var heading: String { dependency.windowTitle }
                +     @MainActor var heading: String { dependency.windowTitle }
                  }
                """))

    private static func isolationMismatches(in wiring: Wiring) -> [Diagnostic] {
        let requests =
            wiring.requests { wiring.owner(onOtherActor: $0) != nil }
            + wiring.extensionRequests { wiring.owner(onOtherActor: $0) != nil }
        if requests.isEmpty { return [] }
        let untold = UntoldDefault(requests.map { $0.component }, in: wiring)
        let mismatches = requests.compactMap { component, resolved in
            Mismatch(component, resolved, in: wiring, isByDefault: untold.explains(component))
        }
        let met = wiring.membersServedOnTheirActor()
        let caused = mismatches.movedToProtocols(met: met, in: wiring).movedToScopes(met: met, in: wiring)
        let groups = Dictionary(grouping: caused, by: \.cause)
        return groups.values.compactMap {
            .isolationMismatch($0.sorted { $0.order < $1.order }, met: met, in: wiring)
        }
    }
}

/// A request and an owner that its provider cannot ask from where it is asked itself.
private struct Mismatch {
    enum Cause: Hashable {
        /// The module's default, which the generator was not told.
        case moduleDefault(String?)
        case member(SourceLocation)
        /// Several requirements of a protocol, and nothing else, is at odds with what serves them.
        case dependency(DeclarationReference, actor: String?)
        /// A component that names its actor, and nothing that is asked of it is asked for there.
        case scope(ScopeID, actor: String)
    }

    let component: Component
    let request: Request
    let owner: ResolvedRequest.Owner
    /// The actor that the owner provides it on; nil where it is `async` and on none.
    let actor: String?
    private(set) var cause: Cause
    /// What the type of a constant names, though nothing declares it: any thread might read it, were it `Sendable`.
    let undeclared: String?
    /// Instead of what.
    let meant: String?

    init?(_ component: Component, _ resolved: ResolvedRequest, in wiring: Wiring, isByDefault: Bool) {
        guard let owner = wiring.owner(onOtherActor: resolved) else { return nil }
        // It may be meant to be on no actor, which another error asks.
        let provider = wiring.graph.provider(behind: owner)
        let classes = [provider] + wiring.graph.components.superclasses(of: provider).prefix(100)
        if classes.contains(where: { wiring.hasNonisolatedBase(wiring.graph[$0]) }) { return nil }
        let actor = owner.member.isolation.actor
        self.component = component
        self.owner = owner
        self.actor = actor
        request = resolved.request
        let misspelt = owner.member.member.isLet ? wiring.misspeltName(of: owner) : nil
        undeclared = misspelt?.name ?? (owner.member.member.isLet ? wiring.nameDeclaredNowhere(of: owner) : nil)
        meant = misspelt?.meant
        let isOfDefault = isByDefault && actor == "MainActor" && !request.member.isNonisolated && undeclared == nil
        cause = isOfDefault ? .moduleDefault(component.module) : .member(owner.member.location)
    }

    var order: (SourceLocation, ScopeID) { (request.location, component.id) }

    /// No change of the member itself would do.
    var isOfActorConformance: Bool { owner.member.isOfActorConformance }

    /// Whether Swift lets no other thread have the member, unless it is a constant.
    var isStoredVariable: Bool {
        let member = owner.member.member
        return member.kind == .property && !member.isLet && !member.isComputed
    }

    /// What any thread may use, for a request that it then serves; nil where there is none, as of a wrapped property.
    var withoutActor: String? {
        if owner.member.member.isNonisolated { return nil }
        if !isStoredVariable { return "'nonisolated'" }
        let isWrapped = owner.member.member.attributes.contains { $0.mayChangeValue }
        return isWrapped || request.isSettable ? nil : "a 'nonisolated let'"
    }

    /// Why a member is on an actor that says it is not.
    var whyOnActor: String {
        let member = owner.member.member
        return member.isLet && member.isNonisolated && actor != nil
            ? ", and a 'nonisolated' constant of a type that is not 'Sendable' stays on the actor of its class" : ""
    }

    func caused(by cause: Cause) -> Mismatch {
        var changed = self
        changed.cause = cause
        return changed
    }
}

extension [Mismatch] {
    /// The actor that all requests are on, so that the member may be on it as well.
    fileprivate var requestedActor: String? {
        guard let first, allSatisfy({ $0.request.isolation == first.request.isolation }) else { return nil }
        return first.request.isolation.actor
    }

    /// Where several requirements of one protocol are served from an actor that it is not on, it is what differs, unless
    /// that is a member: one that requirements at several places, and none of its actor, are at odds with.
    fileprivate func movedToProtocols(met: Set<SourceLocation>, in wiring: Wiring) -> [Mismatch] {
        let askedAt = Dictionary(grouping: self, by: \.cause).mapValues { Set($0.map { $0.request.location }).count }
        let causes = map { mismatch -> Mismatch.Cause? in
            guard case .member(let place) = mismatch.cause, askedAt[mismatch.cause] == 1 || met.contains(place),
                !mismatch.request.member.isNonisolated, mismatch.undeclared == nil,
                let dependency = wiring.requirers[mismatch.request.location],
                wiring.program.isolations.isolation(of: dependency) == mismatch.request.isolation
            else { return nil }
            return .dependency(dependency, actor: mismatch.actor)
        }
        var places: [Mismatch.Cause: Set<SourceLocation>] = [:]
        for (mismatch, cause) in zip(self, causes) {
            if let cause { places[cause, default: []].insert(mismatch.request.location) }
        }
        return zip(self, causes).map { mismatch, cause in
            guard let cause, let count = places[cause]?.count, count > 1 else { return mismatch }
            return mismatch.caused(by: cause)
        }
    }

    /// Where more than one protocol, or member, is at odds with what a component provides on the actor that it names itself,
    /// it is this actor that differs.
    fileprivate func movedToScopes(met: Set<SourceLocation>, in wiring: Wiring) -> [Mismatch] {
        let scopes = map { mismatch in
            mismatch.undeclared == nil && mismatch.cause.isOfDeclarations ? wiring.actorNamed(for: mismatch.owner) : nil
        }
        var causes: [ScopeID: Set<Mismatch.Cause>] = [:]
        for (mismatch, scope) in zip(self, scopes) {
            if let scope { causes[scope.named, default: []].insert(mismatch.cause) }
        }
        let owners = wiring.resolution.components.joined().lazy.flatMap { $0.owners }
        let metScopes = Set(
            owners.filter { met.contains($0.member.location) }.compactMap { wiring.actorNamed(for: $0)?.named })
        return zip(self, scopes).map { mismatch, scope in
            guard let (named, actor) = scope, causes[named, default: []].count > 1, !metScopes.contains(named) else {
                return mismatch
            }
            return mismatch.caused(by: .scope(named, actor: actor))
        }
    }
}

extension Mismatch.Cause {
    /// Whether only what is written in the sources is at odds.
    fileprivate var isOfDeclarations: Bool {
        if case .moduleDefault = self { return false }
        return true
    }
}

/// Modules whose default is most likely the main actor, though nobody said so: several components are on it, and no
/// requirement names it.
private struct UntoldDefault {
    private let modules: Set<String?>

    init(_ components: [Component], in wiring: Wiring) {
        let onMainActor = components.filter { $0.isolation == .actor("MainActor") }
        var candidates = Set(Dictionary(grouping: onMainActor, by: \.module).filter { $0.value.count > 1 }.keys)
        for dependency in wiring.graph.protocols where dependency.requests.contains(where: { $0.isolation != .none }) {
            candidates.remove(dependency.module)
        }
        modules = candidates.filter { !wiring.program.settings.hasMainActorIsolation($0) }
    }

    func explains(_ component: Component) -> Bool {
        component.isolation == .actor("MainActor") && modules.contains(component.module)
    }
}

extension Wiring {
    /// The actor before a class, before one that it inherits from, or of the runtime's base class, where it alone puts a
    /// member on it.
    fileprivate func actorNamed(for owner: ResolvedRequest.Owner) -> (named: ScopeID, actor: String)? {
        let (component, member) = (graph[graph.provider(behind: owner)], owner.member)
        guard member.isolation == component.isolation,
            member.member.attributes.allSatisfy({ !$0.name.hasSuffix("Actor") })
        else { return nil }
        let classes = [component.id] + graph.components.superclasses(of: component.id).prefix(100)
        if component.isMainActor {
            let hasPlainTwin = [.bootstrap, .component].contains(component.kind)
            let namesNone = classes.allSatisfy { program.isolations.actor(namedBy: graph[$0].declaration) == nil }
            let isFree = hasPlainTwin && namesNone && !program.settings.hasMainActorIsolation(component.module)
            return isFree ? classes.last.map { ($0, "MainActor") } : nil
        }
        for id in classes {
            guard case .actor(let actor)? = program.isolations.actor(namedBy: graph[id].declaration) else { continue }
            return component.isolation == .actor(actor) ? (id, actor) : nil
        }
        return nil
    }

    /// The members that some request gets as they are: what names their actor is right.
    fileprivate func membersServedOnTheirActor() -> Set<SourceLocation> {
        var members: Set<SourceLocation> = []
        for resolved in resolution.components.joined() where resolved.request.isolation != .none {
            for owner in ownersInBranches(of: resolved) where owner.member.isolation == resolved.request.isolation {
                members.insert(owner.member.location)
            }
        }
        return members
    }

    /// The first owner that the provider cannot ask from where it is asked; nil while the request is not served.
    func owner(onOtherActor resolved: ResolvedRequest) -> ResolvedRequest.Owner? {
        if resolved.isMissing { return nil }
        let request = resolved.request
        return ownersInBranches(of: resolved).first { owner in
            guard crosses(owner.member, serving: request) else { return false }
            // An `async` requirement may wait for the other actor, if all that takes part may be sent there.
            // A property or subscript is asked of its class, also where a subclass is what is kept.
            let isAskedOfClass = request.member.kind != .method && owner.member.isOfUnsendableClass
            let isMadeOnNone = request.member.kind != .property && owner.member.isolation == .none
            let maySendResult = isMadeOnNone || owner.member.member.type?.syntax.hasAttribute("sending") == true
            let isUnsendable = maySendResult ? request.takesUnsendable : request.isUnsendable
            let maySend = graph[graph.provider(behind: owner)].isSendable && !isAskedOfClass && !isUnsendable
            return !(request.effects.isAsync && maySend && !owner.member.isOfActorConformance)
        }
    }

    /// The owners of a request, once for each member that serves it in the branches of an `#if`.
    func ownersInBranches(of resolved: ResolvedRequest) -> [ResolvedRequest.Owner] {
        if resolved.owners.allSatisfy({ $0.member.conditions.isEmpty }) { return resolved.owners }
        return resolved.owners.flatMap { owner in
            let members = variants.members(beside: owner, serving: resolved.request)
            return members.isEmpty
                ? [owner] : members.map { ResolvedRequest.Owner(scope: owner.scope, member: $0) }
        }
    }

    /// Whether a call leaves the actor that the request is made on: an `async` member of no actor runs on none.
    private func crosses(_ member: ProvidedMember, serving request: Request) -> Bool {
        let settings = program.settings
        let runsOnNone =
            member.member.effects.isAsync && !member.member.hasIsolatedParameter
            && !settings.isNonsending(member.member, on: member.isolation, in: member.module)
        if member.isolation == request.isolation { return runsOnNone && settings.isNonsending(request) }
        return member.isolation != .none || runsOnNone
    }
}

extension Isolation {
    /// The actor's name without `@`.
    fileprivate var actor: String? {
        if case .actor(let name) = self { return name }
        return nil
    }
}

extension Fix {
    /// The actor before requirements, or their protocol, where all that may ask for them is on that actor anyway.
    fileprivate convenience init?(
        namingActor actor: String, before name: String, at places: [SourceLocation], for mismatches: [Mismatch]
    ) {
        guard mismatches.allSatisfy({ $0.request.isolation == .none && $0.component.isolation == .actor(actor) })
        else { return nil }
        self.init("write '@\(actor)' before '\(name)'", places.map { Change(.actor("@\(actor)"), at: $0) })
    }
}

extension Diagnostic {
    /// Requests of one cause, in their order. It stands at the member if that is what differs: several requirements ask
    /// for it from any thread, and none on its actor, as those in `met` do.
    fileprivate static func isolationMismatch(
        _ mismatches: [Mismatch], met: Set<SourceLocation>, in wiring: Wiring
    ) -> Diagnostic? {
        guard let first = mismatches.first else { return nil }
        switch first.cause {
        case .moduleDefault(let module):
            return isolationMismatch(mismatches, withoutDefaultOf: module, at: first.request.location, in: wiring.graph)
        case .member(let location):
            let isAtMember = Set(mismatches.map { $0.request.location }).count > 1 && !met.contains(location)
            if let type = first.undeclared {
                return isolationMismatch(mismatches, first, undeclared: type, in: wiring.graph)
            }
            return isolationMismatch(mismatches, first, of: location, isAtMember: isAtMember, in: wiring.graph)
        case .dependency(let reference, let actor):
            return isolationMismatch(mismatches, of: reference, servedOn: actor, in: wiring)
        case .scope(let id, let actor):
            return isolationMismatch(mismatches, servedBy: wiring.graph[id], on: actor, in: wiring.graph)
        }
    }

    /// Requests of components that are on the main actor by a default which the generator was not told.
    private static func isolationMismatch(
        _ mismatches: [Mismatch], withoutDefaultOf module: String?, at location: SourceLocation, in graph: ScopeGraph
    ) -> Diagnostic {
        let requests = counted(mismatches.count, "request")
        let verb = mismatches.count == 1 ? "names" : "name"
        let here = module.map { " in its entry under \"modules\": {\"\($0)\": …}" } ?? ""
        return Diagnostic(
            .isolationMismatch, at: location,
            "\(requests) of main-actor components \(verb) no actor, but what serves them is on '@MainActor' only",
            edit:
                "if main actor is the default isolation of the module, write '\"defaultIsolation\": \"MainActor\"' in "
                + "needle.json\(here), else '@MainActor' before the protocols",
            affected: affected(by: mismatches, isAtFirst: true, in: graph))
    }

    /// Requests for a constant that any thread might read, were it known what its type is.
    private static func isolationMismatch(
        _ mismatches: [Mismatch], _ first: Mismatch, undeclared type: String, in graph: ScopeGraph
    ) -> Diagnostic {
        let member = first.owner.member
        let owner = graph.displayName(of: graph.provider(behind: first.owner))
        return Diagnostic(
            .isolationMismatch, at: member.location,
            "'\(member.member.fullName)' of '\(owner)' has '\(type)' in its type, which the sources do not declare, so "
                + "whether it is 'Sendable', and other threads may read it, is unknown",
            edit: first.meant.map { "did you mean '\($0)'?" }
                ?? "declare '\(type)', or add the file that declares it to the sources",
            affected: affected(by: mismatches, isAtFirst: false, in: graph))
    }

    /// Requests for a member that is on another actor than they are.
    private static func isolationMismatch(
        _ mismatches: [Mismatch], _ first: Mismatch, of location: SourceLocation, isAtMember: Bool, in graph: ScopeGraph
    ) -> Diagnostic {
        let owner = graph.displayName(of: graph.provider(behind: first.owner))
        let member = first.request.member.fullName
        let requesters = Requesters(mismatches.map { $0.component }, in: graph)
        let verb = requesters.verb("request")
        let requested = first.request.isolation.actor
        // What is on no actor, and served by what is on none, differs in nothing else.
        let isNonsending = first.request.member.isNonsending || requested == nil && first.actor == nil
        let place = requested.map { "on '@\($0)'" } ?? (isNonsending ? "where its caller runs" : "from any thread")
        let marked = requested.map { "@\($0)" } ?? "nonisolated(nonsending)"
        let requirements = isAtMember ? "requirements" : "requirement"
        let other =
            requested != nil || first.request.member.isNonsending
            ? "take it off the \(requirements)" : "'@concurrent' before the \(requirements)"
        let provided = first.actor.map { "on '@\($0)'" } ?? "'async' and on no actor"
        let affected = affected(by: mismatches, isAtFirst: !isAtMember, in: graph)
        if isAtMember {
            return Diagnostic(
                .isolationMismatch, at: location,
                "'\(member)' of '\(owner)' is \(provided), but \(requesters.names) \(verb) it \(place)",
                edit: first.actor.map {
                    let others = "'@\($0)' before the requirements or their protocols"
                    if first.isOfActorConformance { return "write " + others }
                    return mismatches.requestedActor.map { "write '@\($0)' before it, or " + others }
                        ?? first.withoutActor.map { "make it \($0), or write " + others } ?? "write " + others
                } ?? "write '\(marked)' before it, or \(other)",
                affected: affected)
        }
        let offer = first.actor == nil ? "with 'async' on no actor" : "\(provided) only"
        let target =
            first.request.member.isNonisolated
            ? "in place of 'nonisolated' before the requirement" : "before the requirement or its protocol"
        let change =
            requested == nil
            ? (isNonsending && !first.owner.member.member.isNonisolated ? "'\(marked)'" : first.withoutActor).map {
                "make the provided member \($0)"
            }
            : "'\(marked)' before the provided member"
        return Diagnostic(
            .isolationMismatch, at: first.request.location,
            "\(requesters.names) \(verb) '\(member)' \(place), but '\(owner)' provides it \(offer)",
            edit: first.actor.map {
                let other = first.isOfActorConformance ? nil : change
                return "write '@\($0)' \(target)" + (other.map { ", or \($0)" } ?? "")
            } ?? "write '\(marked)' before the provided member, or \(other)",
            notes: [Note("'\(owner)' provides it here\(first.whyOnActor)", at: location)], affected: affected,
            fix: first.actor.flatMap {
                Fix(
                    namingActor: $0, before: member, at: mismatches.map { $0.request.location }.withoutRepetition(),
                    for: mismatches)
            })
    }

    /// - Parameter isAtFirst: whether the finding stands at the first request, which then needs no note.
    private static func affected(by mismatches: [Mismatch], isAtFirst: Bool, in graph: ScopeGraph) -> [Affected] {
        mismatches.enumerated().map { index, mismatch in
            let name = graph.displayName(of: mismatch.component.id)
            let request = mismatch.request.member.fullName
            return Affected(
                name, requests: request, at: mismatch.request.location,
                index == 0 && isAtFirst ? nil : "'\(name)' requests '\(request)' here")
        }
    }

    /// A component that got an actor, which no request of its members names.
    private static func isolationMismatch(
        _ mismatches: [Mismatch], servedBy component: Component, on actor: String, in graph: ScopeGraph
    ) -> Diagnostic {
        let members = mismatches.map { $0.request.member.fullName }.withoutRepetition()
        let subject = members.count > 3 ? counted(members.count, "member") : alternatives(members, "and")
        let base = component.isMainActor ? RuntimeNames.baseClass(of: component.kind, isMainActor: false) : nil
        let isByRequirement = mismatches.contains { $0.request.member.isNonisolated }
        return Diagnostic(
            .isolationMismatch, at: component.location,
            "'\(component.name)' is on '@\(actor)'\(base == nil ? "" : " by its base class"), but no request for its "
                + "\(subject) is",
            edit: (base.map { "inherit from '\($0)', or write '@\(actor)'" } ?? "take '@\(actor)' off it, or write it")
                + (isByRequirement
                    ? " before the requirements, in place of 'nonisolated'" : " before the protocols of the requests"),
            affected: affected(by: mismatches, isAtFirst: false, in: graph))
    }

    /// Several requirements of a protocol that lost its actor, or got one that what serves them is not on.
    private static func isolationMismatch(
        _ mismatches: [Mismatch], of reference: DeclarationReference, servedOn actor: String?, in wiring: Wiring
    ) -> Diagnostic {
        let place = wiring.program.symbols.location(of: reference)
        let name = wiring.program.symbols.declaration(reference).name
        let members = mismatches.map { $0.request.member.fullName }.withoutRepetition()
        let subject = members.count > 3 ? "\(members.count) of its requirements" : alternatives(members, "and")
        let requested = mismatches.first?.request.isolation.actor
        let isOn = requested.map { "is on '@\($0)'" } ?? "names no actor"
        let provided = actor.map { "on '@\($0)' only" } ?? "'async' and on no actor"
        let target = requested.map { "in place of '@\($0)'" } ?? "before the protocol"
        let edit =
            actor.map {
                "write '@\($0)' \(target)"
                    + (mismatches.contains { $0.isOfActorConformance || $0.withoutActor == nil }
                        ? ""
                        : ", or make the provided members 'nonisolated'"
                            + (mismatches.contains(where: \.isStoredVariable) ? ", the variables as 'let'" : ""))
            }
            ?? "take '@\(requested ?? "")' off the protocol, or write it before the provided members"
        var noted: Set<SourceLocation> = []
        let notes = mismatches.filter { noted.insert($0.owner.member.location).inserted }.prefix(3).map {
            Note(
                "'\(wiring.graph.displayName(of: wiring.graph.provider(behind: $0.owner)))' provides "
                    + "'\($0.request.member.fullName)' here", at: $0.owner.member.location)
        }
        return Diagnostic(
            .isolationMismatch, at: place, "'\(name)' \(isOn), but what serves \(subject) is \(provided)",
            edit: edit, notes: notes,
            affected: mismatches.map {
                Affected(
                    wiring.graph.displayName(of: $0.component.id), requests: $0.request.member.fullName,
                    at: $0.request.location, nil)
            },
            fix: actor.flatMap { Fix(namingActor: $0, before: name, at: [place], for: mismatches) })
    }
}
