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
            before: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    @MainActor var windowTitle: String { "Inbox" }

                    var inbox: InboxComponent { InboxComponent(parent: self) }
                }

                protocol InboxDependency: Dependency {
                    var windowTitle: String { get }  // reported here
                }

                final class InboxComponent: Component<InboxDependency> {
                    var heading: String { dependency.windowTitle }
                }
                """),
            after: Explanation.Example(
                """
                import DIRuntime

                final class RootComponent: BootstrapComponent {
                    @MainActor var windowTitle: String { "Inbox" }

                    var inbox: InboxComponent { InboxComponent(parent: self) }
                }

                protocol InboxDependency: Dependency {
                    @MainActor var windowTitle: String { get }
                }

                final class InboxComponent: Component<InboxDependency> {
                    @MainActor var heading: String { dependency.windowTitle }
                }
                """)))

    private static func isolationMismatches(in wiring: Wiring) -> [Diagnostic] {
        let found = wiring.requests { wiring.owner(onOtherActor: $0) != nil }
            + wiring.extensionRequests { wiring.owner(onOtherActor: $0) != nil }
        let mismatches = found.compactMap { component, resolved in
            wiring.owner(onOtherActor: resolved).map { owner in
                IsolationMismatch(component: component, request: resolved.request, owner: owner)
            }
        }
        let ofDefault = Dictionary(grouping: mismatches.filter(wiring.mayComeFromDefault), by: \.request.module)
        let first = ofDefault.values.compactMap { ofModule in
            ofModule.min { $0.request.location < $1.request.location }.map { first in
                let others = Set(ofModule.map(\.request.location)).count - 1
                return Diagnostic.isolationMismatch(first, ownerName: wiring.name(ofOwnerIn: first), others: others)
            }
        }
        return first + mismatches.filter { !wiring.mayComeFromDefault($0) }.map { mismatch in
            .isolationMismatch(mismatch, ownerName: wiring.name(ofOwnerIn: mismatch), others: nil)
        }
    }
}

/// A request and an owner that the provider cannot ask from where it is asked itself.
private struct IsolationMismatch {
    let component: Component
    let request: Request
    let owner: ResolvedRequest.Owner
}

extension Wiring {
    /// The first owner that the provider cannot ask from where it is asked; nil while the request is not served.
    func owner(onOtherActor resolved: ResolvedRequest) -> ResolvedRequest.Owner? {
        if resolved.isMissing { return nil }
        let request = resolved.request
        return resolved.owners.first { owner in
            guard crosses(owner.member, serving: request) else { return false }
            // An `async` requirement may wait for the other actor, if all that takes part may be sent there.
            let maySend = graph[graph.provider(behind: owner)].isSendable && !request.isUnsendable
            return !(request.member.effects.isAsync && maySend)
        }
    }

    /// Whether the request would be on the main actor too, if its module had main-actor default isolation: nothing else
    /// puts the owner there than the runtime's class that it inherits from.
    fileprivate func mayComeFromDefault(_ mismatch: IsolationMismatch) -> Bool {
        let owner = graph[graph.provider(behind: mismatch.owner)]
        return !program.isolations.hasMainActorIsolation(mismatch.request.module)
            && mismatch.request.isolation == .none && !mismatch.request.member.isNonisolated
            && mismatch.owner.member.isolation == .actor("MainActor")
            && classification(of: owner)?.isMainActor == true
            && mismatch.owner.member.member.attributes.allSatisfy { $0.name != "MainActor" }
    }

    fileprivate func name(ofOwnerIn mismatch: IsolationMismatch) -> String {
        graph[graph.provider(behind: mismatch.owner)].name
    }

    /// Whether a call leaves the actor that the request is made on: an `async` member of no actor runs on none.
    private func crosses(_ member: ProvidedMember, serving request: Request) -> Bool {
        if member.isolation == request.isolation { return false }
        return member.isolation != .none || member.member.effects.isAsync && !member.member.hasIsolatedParameter
    }
}

extension Diagnostic {
    /// A request whose owner provides it on another actor, or on none and with `async`; `others` is how many more there
    /// are that one setting may cure.
    fileprivate static func isolationMismatch(
        _ mismatch: IsolationMismatch, ownerName owner: String, others: Int?
    ) -> Diagnostic {
        let request = mismatch.request
        let place = request.isolation.name.map { "on '@\($0)'" } ?? "from any thread"
        let subject = "'\(mismatch.component.name)' requests '\(request.member.fullName)' \(place)"
        let message: String
        var edits: [String] = []
        if let actor = mismatch.owner.member.isolation.name {
            message = "\(subject), but '\(owner)' provides it on '@\(actor)' only"
            edits = [
                "write '@\(actor)' before the requirement or its protocol, or make the provided member 'nonisolated'"
            ]
        } else {
            message = "\(subject), but '\(owner)' provides it with 'async' on no actor"
            edits = ["write '@\(request.isolation.name ?? "")' before the provided member, or take it off the requirement"]
        }
        if let others {
            let same = others == 0 ? "" : "; so it is with \(counted(others, "more requirement"))"
            edits.append(
                "if the module is compiled with main-actor default isolation, say so by "
                    + "'\"defaultIsolation\": \"MainActor\"' in needle.json\(same)")
        }
        return Diagnostic(
            .isolationMismatch, at: request.location, message,
            notes: [Diagnostic.Note("'\(owner)' provides it here", at: mismatch.owner.member.location)]
                + edits.map { Diagnostic.Note($0) })
    }
}

extension Isolation {
    /// The actor's name without `@`.
    fileprivate var name: String? {
        if case .actor(let name) = self { return name }
        return nil
    }
}
