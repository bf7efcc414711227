import SwiftFacts

extension Rule {
    package static let unsendableDependency = Rule(
        id: "unsendable-dependency",
        holdsInEveryModule: true,
        find: { (wiring: Wiring) in Promises(wiring: wiring).diagnostics() },
        explanation: Explanation(
            title: "a dependency that promises to be Sendable, and cannot be",
            meaning: """
                The dependency protocol inherits from `Sendable`, or the component's dependency is composed with it.
                So whoever has the dependency may send it to another thread. A component above provides one of its
                members in a way that only one thread at a time may use.
                """,
            reason: """
                A plain component is not `Sendable`: what it computes may touch what another thread changes. A
                generated provider that kept such a component and still called itself `Sendable` would be a data
                race that no compiler sees. So a provider of a `Sendable` dependency keeps main-actor components
                only. Of plain ones it copies each `let` once, when the component is created, if its type is known
                to be `Sendable`: a standard type, or one whose sources say so.
                """,
            fix: """
                - Drop `Sendable`, if the dependency stays where it is.
                - Or request a `let` of a type that is `Sendable`.
                - Or inherit the component that provides the member from `MainActorComponent` or
                  `MainActorBootstrapComponent`, and write `@MainActor` before the requirement.
                - Or let that component promise it by `@unchecked Sendable`, where every thread may use all of it.
                - Or let the tool read the module of the type: the plugins read one of a fetched package where
                  `"includeModules"` in needle.json names it.
                """,
            example: """
                  import DIRuntime

                  final class RootComponent: BootstrapComponent {
                -     var uploads = 0
                -     var uploadLimit: Int { 3 - uploads }
                +     let uploadLimit = 3

                      var upload: UploadComponent { UploadComponent(parent: self) }
                  }

                  protocol UploadDependency: Dependency, Sendable {  // reported here
                      var uploadLimit: Int { get }
                  }

                  final class UploadComponent: Component<UploadDependency> {
                      var isAllowed: Bool { dependency.uploadLimit > 0 }
                  }
                """))
}

/// Finds the dependencies that promise to be `Sendable` and that the graph cannot serve so.
private struct Promises {
    let wiring: Wiring

    private var graph: ScopeGraph { wiring.graph }
    private var resolution: Resolution { wiring.resolution }

    private struct Promise {
        let name: String
        let location: SourceLocation
        var broken: [BrokenPromise] = []
        var known: Set<BrokenPromise> = []

        mutating func add(_ member: BrokenPromise) {
            if known.insert(member).inserted { broken.append(member) }
        }
    }

    /// One for each protocol or composition that makes the promise, with all members that break it.
    func diagnostics() -> [Diagnostic] {
        let rules = SendingRules(graph: graph)
        // Whether a type can be sent that nobody elsewhere can name, `inaccessible-type` leaves open.
        lazy var narrow = Set(wiring.requirementsOfNarrowTypes.map { $0.location })
        var promises: [Promise] = []
        var indices: [SourceLocation: Int] = [:]
        for component in graph.components where component.isCreated {
            let extensionRequests = resolution.pluginExtensions[component.id.index]
            for (protocols, requests) in [
                (component.dependencies, resolution[component.id]), (component.pluginExtensions, extensionRequests),
            ] where rules.isSendable(protocols, of: component) {
                guard let (name, location) = promise(of: component, protocols) else { continue }
                let index = indices[location] ?? promises.count
                indices[location] = index
                if index == promises.count { promises.append(Promise(name: name, location: location)) }
                // What no provider may ask for is told as that.
                for resolved in requests where rules.isCopied(resolved) && wiring.owner(onOtherActor: resolved) == nil {
                    for owner in wiring.ownersInBranches(of: resolved) {
                        guard let reason = rules.obstacle(owner, serving: resolved.request) else { continue }
                        if case .type = reason, narrow.contains(resolved.request.location) { continue }
                        // With another base class it keeps the promise, and that is told.
                        if case .plainBase = reason, wiring.hasNonisolatedBase(graph[owner.scope]) { continue }
                        let others = resolved.owners.map { $0.scope }
                        let unsendable = ([owner.scope] + others).first { !graph[$0].isSendable }
                        promises[index].add(
                            BrokenPromise(
                                owner: owner, unsendable: unsendable ?? owner.scope, reason: reason,
                                misspelt: wiring.misspeltName(of: owner),
                                undeclared: wiring.undeclaredName(of: owner)))
                    }
                }
            }
        }
        return diagnostics(of: promises)
    }

    /// A type that breaks several promises is one mistake, beside which each of them may have its own.
    private func diagnostics(of promises: [Promise]) -> [Diagnostic] {
        let types = promises.flatMap { Set($0.broken.compactMap { $0.type }) }
        let counts = Dictionary(types.map { ($0, 1) }, uniquingKeysWith: +)
        func isShared(_ member: BrokenPromise) -> Bool { member.type.map { counts[$0, default: 0] > 1 } ?? false }
        return promises.flatMap { promise in
            let own = promise.broken.filter { !isShared($0) }
            let shared = OrderedGroups(promise.broken.filter(isShared), by: \.type)
            return ([own] + shared.groups).filter { !$0.isEmpty }.map { broken in
                Diagnostic.unsendableDependency(
                    promise.name, at: promise.location, broken: broken, reading: advice(for: broken, of: promise),
                    in: graph)
            }
        }
    }

    /// Of a type whose module is not read nothing is known, whatever it is declared as.
    private func advice(for broken: [BrokenPromise], of promise: Promise) -> String? {
        guard let member = broken.first, case .type = member.reason, let name = member.undeclared else { return nil }
        return wiring.unreadModules(of: name, in: promise.location.file)?.advice(for: "'\(name)'")
    }

    private func promise(
        of component: Component, _ protocols: [DependencyReference]
    ) -> (name: String, location: SourceLocation)? {
        let sendable = protocols.map { graph.protocols[$0.index] }.first { $0.isSendable }
        if let sendable { return origin(of: sendable.declaration) }
        return component.sendableMark.map { (component.dependencyName ?? "", $0) }
    }

    /// The protocol that says `Sendable` itself, among those that a `Sendable` one inherits from.
    private func origin(of heir: DeclarationReference) -> (name: String, location: SourceLocation)? {
        let protocols = wiring.program.protocols
        let sendable = protocols.hierarchy(of: heir).filter(protocols.isSendable)
        // It inherits from no other that is.
        let origin = sendable.first { protocols.hierarchy(of: $0).filter(protocols.isSendable).count == 1 } ?? heir
        // As from `Actor`, which no provider can implement.
        guard protocols.unknownRequirers(of: [origin]).isEmpty else { return nil }
        return (wiring.program.symbols.key(of: origin).name, wiring.program.symbols.location(of: origin))
    }
}

/// A member that serves a `Sendable` dependency and that other threads may not use.
private struct BrokenPromise: Hashable {
    let owner: ResolvedRequest.Owner
    /// The owner, or the first of those who provide it elsewhere that is not `Sendable`.
    let unsendable: ScopeID
    let reason: SendingRules.Obstacle
    /// What its type names, though nothing declares it.
    let misspelt: MisspeltName?
    /// What its type names, whatever else is like it.
    let undeclared: String?

    static func == (one: BrokenPromise, other: BrokenPromise) -> Bool {
        one.owner.scope == other.owner.scope && one.location == other.location && one.reason == other.reason
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(owner.scope)
        hasher.combine(location)
        hasher.combine(reason)
    }

    /// The type that the member holds, where that is what is wrong and has a name.
    var type: String? {
        guard case .type(let text) = reason, !text.contains("(") else { return nil }
        return text.filter { !"[]?".contains($0) }
    }

    /// The component, where only that it is not `Sendable` is what is wrong.
    var component: ScopeID? {
        switch reason {
        case .notConstant, .notCopyable, .settable, .limitedAvailability, .plainBase: unsendable
        case .type, .outOfReach: nil
        }
    }

    /// Whatever typealias stands for the function.
    var holdsFunction: Bool { owner.member.signature.result?.mentionsFunction ?? false }

    var member: String { owner.member.member.fullName }
    var location: SourceLocation { owner.member.location }

    func sentence(of component: String) -> String {
        switch reason {
        case .notConstant: "it is not a 'let', and '\(component)' is not 'Sendable'"
        case .notCopyable: "its value cannot be copied, and '\(component)' is not 'Sendable'"
        case .plainBase: "'\(component)' is on an actor, but not 'Sendable', since its base class is on none"
        case .settable: "the request may set it, and '\(component)' is not 'Sendable'"
        case .outOfReach: "it belongs to an actor or a plug-in, and not all who provide it are 'Sendable'"
        case .limitedAvailability: "it or its request is marked '@available', and '\(component)' is not 'Sendable'"
        case .type(let type):
            misspelt.map { "the sources do not declare '\($0.name)'" }
                ?? "its type '\(type)' is not known to be 'Sendable'"
        }
    }
}

extension TypeSyntax {
    /// `Screen` of `any Screen.Type`, also in an array.
    fileprivate var instanceOfMetatype: TypeSyntax? {
        if case .metatype(let instance, _) = self { return instance.withoutExistential }
        return children.lazy.compactMap(\.instanceOfMetatype).first
    }

    fileprivate var mentionsFunction: Bool { isFunction || children.contains { $0.mentionsFunction } }
}

extension Diagnostic {
    /// A dependency that promises to be `Sendable`, and the members above it that break the promise.
    fileprivate static func unsendableDependency(
        _ name: String, at location: SourceLocation, broken: [BrokenPromise], reading advice: String?,
        in graph: ScopeGraph
    ) -> Diagnostic {
        let names = broken.prefix(5).map { member in
            (
                owner: graph.displayName(of: graph.provider(behind: member.owner)),
                unsendable: graph.displayName(of: member.unsendable)
            )
        }
        let first = broken.first.map {
            ", but '\($0.member)' of '\(names[0].owner)' is not safe to share, since "
                + $0.sentence(of: names[0].unsendable)
        }
        let shown = zip(broken, names).enumerated().map { index, found in
            let (member, names) = found
            let reason =
                index == 0 ? "is provided here" : "is not either, since \(member.sentence(of: names.unsendable))"
            return Note("'\(member.member)' of '\(names.owner)' \(reason)", at: member.location)
        }
        let more = broken.count > 5 ? [Note("and \(counted(broken.count - 5, "more member"))")] : []
        let drop = "drop 'Sendable' from '\(name)'"
        let edit: String =
            if let misspelt = broken.first?.misspelt {
                "did you mean '\(misspelt.meant)'?"
            } else if let advice {
                "\(advice), or \(drop)"
            } else {
                "\(drop), or \(repair(of: broken, component: names.first?.unsendable))"
            }
        return Diagnostic(
            .unsendableDependency, of: name, at: location, "'\(name)' is 'Sendable'\(first ?? "")", edit: edit,
            notes: shown + more,
            cause: cause(of: broken))
    }

    private static func cause(of broken: [BrokenPromise]) -> String {
        if let type = broken[0].type, broken.allSatisfy({ $0.type == type }) { return "type \(type)" }
        if let component = broken[0].component, broken.allSatisfy({ $0.component == component }) {
            return "component \(component.index)"
        }
        return broken.map { "\($0.location.file.index) \($0.location.offset)" }.joined(separator: ",")
    }

    private static func repair(of broken: [BrokenPromise], component: String?) -> String {
        let types = broken.compactMap { member -> String? in
            if case .type(let type) = member.reason { return type }
            return nil
        }
        if let type = types.first, types.count == broken.count {
            if broken[0].holdsFunction { return "make '\(broken[0].member)' a '@Sendable' function, in both" }
            if let instance = broken[0].owner.member.member.type?.syntax.instanceOfMetatype {
                return "inherit '\(instance)' from 'SendableMetatype'"
            }
            let declared = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
            return "declare '\(declared)' as 'Sendable', if it is"
        }
        return "request a 'let' of a 'Sendable' type, or inherit '\(component ?? "")' "
            + "from a main-actor base class and request '@MainActor' members"
    }
}
