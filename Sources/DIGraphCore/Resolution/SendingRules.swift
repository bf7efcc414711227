/// How a provider that is `Sendable` serves a request, so that the compiler can prove that it is.
///
/// It keeps its owners where all of them are `Sendable`, as main-actor components are. Of others it copies constants of
/// `Sendable` types when it is made, and keeps nothing else.
struct SendingRules {
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
    func obstacle(_ owner: ResolvedRequest.Owner, serving request: Request) -> Diagnostic.BrokenPromise.Reason? {
        if request.member.isSettable { return .settable }
        let isDirect = owner.member.via == .property || graph[owner.scope].kind == .nonCore
        if owner.member.via == .pluginExtension || !isDirect { return .outOfReach }
        let component = graph[owner.scope]
        if !owner.member.member.isLet {
            return component.isolation != .none && !component.isSendable ? .plainBase : .notConstant
        }
        if owner.member.isolation != .none { return .outOfReach }
        if !request.isSendable { return .type(request.member.type?.text ?? "") }
        return request.availability.isEmpty && owner.member.availability.isEmpty ? nil : .limitedAvailability
    }
}

/// Finds the dependencies that promise to be `Sendable` and that the graph cannot serve so.
struct SendingChecks {
    let graph: ScopeGraph
    let resolution: Resolution

    private struct Promise {
        let name: String
        let location: SourceLocation
        var broken: [Diagnostic.BrokenPromise] = []
    }

    /// One for each protocol or composition that makes the promise, with all members that break it.
    func diagnostics() -> [Diagnostic] {
        let rules = SendingRules(graph: graph)
        var promises: [Promise] = []
        for component in graph.components where component.isCreated {
            let extensionRequests = resolution.pluginExtensions[component.id.index]
            for (protocols, requests) in [
                (component.dependencies, resolution[component.id]), (component.pluginExtensions, extensionRequests),
            ] where rules.isSendable(protocols, of: component) {
                let found = requests.flatMap { broken($0, rules) }
                guard !found.isEmpty, let promise = promise(of: component, protocols) else { continue }
                let index = promises.firstIndex { $0.location == promise.location } ?? promises.count
                if index == promises.count { promises.append(promise) }
                for member in found where !promises[index].broken.contains(member) {
                    promises[index].broken.append(member)
                }
            }
        }
        return promises.map { Diagnostic.unsendableDependency($0.name, at: $0.location, broken: $0.broken) }
    }

    private func promise(of component: Component, _ protocols: [DependencyReference]) -> Promise? {
        let sendable = protocols.map { graph.protocols[$0.index] }.first(where: \.isSendable)
        if let sendable { return Promise(name: sendable.name, location: sendable.location) }
        return component.sendableMark.map { Promise(name: component.dependencyName ?? "", location: $0) }
    }

    private func broken(_ resolved: ResolvedRequest, _ rules: SendingRules) -> [Diagnostic.BrokenPromise] {
        guard rules.isCopied(resolved) else { return [] }
        return resolved.owners.compactMap { owner in
            rules.obstacle(owner, serving: resolved.request).map { reason in
                Diagnostic.BrokenPromise(
                    component: graph.displayName(of: owner.scope), member: owner.member.member.fullName,
                    location: owner.member.location, reason: reason)
            }
        }
    }
}
