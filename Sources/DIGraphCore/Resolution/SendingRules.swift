/// How a provider that is `Sendable` serves a request, so that the compiler can prove that it is.
///
/// It keeps its owners where all of them are `Sendable`, as main-actor components are. Of others it copies constants of
/// `Sendable` types when it is made, and keeps nothing else.
struct SendingRules {
    /// What keeps a provider from copying a member.
    enum Obstacle: Hashable {
        case notConstant, notCopyable, settable, outOfReach, limitedAvailability
        /// Its component is on an actor and inherits from one that is not.
        case plainBase
        /// Of the type as the request writes it.
        case type(String)
    }

    let graph: ScopeGraph

    /// Whether a component's dependency, or its plug-in extension, promises to be `Sendable`.
    func isSendable(_ protocols: [DependencyReference], of component: Component) -> Bool {
        protocols.contains { graph.protocols[$0.index].isSendable }
            || component.sendableMark != nil && protocols.contains { component.dependencies.contains($0) }
    }

    /// Whether the provider has to copy what serves the request, for want of owners that it may keep.
    func isCopied(_ resolved: ResolvedRequest) -> Bool {
        !resolved.owners.allSatisfy { graph[$0.scope].isSendable }
    }

    /// Why the provider cannot copy a member of an owner.
    func obstacle(_ owner: ResolvedRequest.Owner, serving request: Request) -> Obstacle? {
        if request.isSettable { return .settable }
        let isDirect = owner.member.via == .property || graph[owner.scope].kind == .nonCore
        if owner.member.via == .pluginExtension || !isDirect { return .outOfReach }
        let component = graph[owner.scope]
        if !owner.member.member.isLet {
            return component.isolation != .none && !component.isSendable ? .plainBase : .notConstant
        }
        if owner.member.isolation != .none { return .outOfReach }
        if request.isNoncopyable { return .notCopyable }
        if !request.isSendable { return .type(request.member.type?.text ?? "") }
        return request.availability.isEmpty && owner.member.availability.isEmpty ? nil : .limitedAvailability
    }
}
