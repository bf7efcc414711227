/// Turns what the resolver did not find, or found on the wrong actor, into diagnostics.
package struct ResolutionChecks {
    private let graph: ScopeGraph
    private let resolution: Resolution
    private let rules: ServingRules
    /// The scopes that provide a member, by its full name.
    private let scopesByName: [String: [ScopeID]]
    private let settings: GeneratorSettings

    package init(graph: ScopeGraph, resolution: Resolution, settings: GeneratorSettings) {
        self.graph = graph
        self.resolution = resolution
        self.settings = settings
        rules = ServingRules(settings: settings)
        var scopes: [String: [ScopeID]] = [:]
        for component in graph.components where !component.isAbstract {
            for name in Set(component.provided.map(\.member.fullName)) {
                scopes[name, default: []].append(component.id)
            }
        }
        scopesByName = scopes
    }

    package func diagnostics() -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for component in graph.components {
            for resolved in resolution[component.id] {
                if resolved.isPluginCycle {
                    diagnostics.append(pluginCycle(resolved, of: component))
                } else if let path = resolved.unservedPath {
                    diagnostics.append(missing(resolved, of: component, path: path))
                } else if let mismatch = isolationMismatch(resolved, of: component) {
                    diagnostics.append(mismatch)
                } else {
                    diagnostics += passedOver(resolved, of: component)
                }
            }
        }
        for component in graph.components {
            for resolved in resolution.pluginExtensions[component.id.index] {
                if resolved.owners.isEmpty, !resolved.isDefaulted {
                    diagnostics.append(missingPluginMember(resolved, of: component))
                } else if let mismatch = isolationMismatch(resolved, of: component) {
                    diagnostics.append(mismatch)
                }
            }
        }
        return diagnostics + SendingChecks(graph: graph, resolution: resolution).diagnostics()
    }

    /// Whoever provides a member for one configuration only expects the scopes below to get it there.
    private func passedOver(_ resolved: ResolvedRequest, of component: Component) -> [Diagnostic] {
        resolved.passedOver.map { nearer in
            Diagnostic.conditionalProvider(
                nearer.member.member.fullName, of: graph.displayName(of: graph.provider(behind: nearer)),
                condition: nearer.member.conditions.map(\.text).joined(separator: " && "), requester: component.name,
                owners: resolved.owners.map { graph.displayName(of: graph.provider(behind: $0)) },
                at: nearer.member.location)
        }
    }

    // MARK: Plug-ins

    private func missingPluginMember(_ resolved: ResolvedRequest, of component: Component) -> Diagnostic {
        let request = resolved.request
        let nonCore = component.nonCoreComponents[0]
        let misses = graph[nonCore].provided + graph[nonCore].rejected
        let nearMisses = misses.filter { $0.member.name == request.member.name }.compactMap { member in
            reason(member, request).map { nearMiss(member, in: nonCore, $0) }
        }
        return Diagnostic.missingPluginMember(
            request: request.member.fullName, type: request.member.type?.text, component: component.name,
            nonCore: graph[nonCore].name, at: request.location, nonCoreLocation: graph[nonCore].location,
            nearMisses: Array(nearMisses.prefix(5)))
    }

    private func pluginCycle(_ resolved: ResolvedRequest, of component: Component) -> Diagnostic {
        let core = graph.components.first { $0.nonCoreComponents.contains(component.id) }
        return Diagnostic.pluginCycle(
            request: resolved.request.member.fullName, nonCore: component.name, core: core?.name ?? "",
            at: resolved.request.location, nonCoreLocation: component.location)
    }

    // MARK: Isolation

    private func isolationMismatch(_ resolved: ResolvedRequest, of component: Component) -> Diagnostic? {
        for owner in resolved.owners {
            // An `async` requirement may wait for the actor, if the owner may be sent there.
            if resolved.request.member.effects.isAsync, graph[graph.provider(behind: owner)].isSendable { continue }
            guard case .actor(let actor) = owner.member.isolation, owner.member.isolation != resolved.request.isolation
            else { continue }
            return Diagnostic.isolationMismatch(
                request: resolved.request.member.fullName, component: component.name,
                owner: graph[graph.provider(behind: owner)].name,
                actor: actor, at: resolved.request.location, member: owner.member.location)
        }
        return nil
    }

    // MARK: Missing dependencies

    private func missing(_ resolved: ResolvedRequest, of component: Component, path: [ScopeID]) -> Diagnostic {
        let request = resolved.request
        return Diagnostic.missingDependency(
            request: request.member.fullName, type: request.member.type?.text, component: component.name,
            at: request.location, componentLocation: component.location, path: path.map { graph.displayName(of: $0) },
            otherPaths: resolved.otherUnservedPaths, nearMisses: nearMisses(resolved, of: component),
            declaration: request.member.kind == .method ? request.member.signatureText : nil)
    }

    /// The members that a reader would ask about: those above first, then those elsewhere, then similar names.
    private func nearMisses(_ resolved: ResolvedRequest, of component: Component) -> [NearMiss] {
        let ancestors = ancestors(of: component)
        var misses: [NearMiss] = []
        for scope in ancestors {
            for member in graph[scope].provided + graph[scope].rejected
            where member.member.name == resolved.request.member.name {
                guard let reason = reason(member, resolved.request) else { continue }
                append(nearMiss(member, in: scope, reason), to: &misses)
            }
        }
        let above = Set(ancestors)
        for other in scopesByName[resolved.request.member.fullName] ?? [] where !above.contains(other) {
            for member in graph[other].provided
            where member.member.fullName == resolved.request.member.fullName
                && rules.obstacle(for: member, serving: resolved.request) == nil
            {
                append(nearMiss(member, in: other, .onAnotherBranch(component: component.name)), to: &misses)
            }
        }
        if misses.isEmpty { misses = similarlyNamed(resolved.request, in: ancestors) }
        return Array(misses.prefix(5))
    }

    private func ancestors(of component: Component) -> [ScopeID] {
        var ancestors: [ScopeID] = []
        var seen: Set<ScopeID> = []
        var queue = component.parents
        var position = 0
        while position < queue.count {
            let scope = queue[position]
            position += 1
            guard seen.insert(scope).inserted else { continue }
            ancestors.append(scope)
            queue += graph[scope].parents
        }
        return ancestors
    }

    private func similarlyNamed(_ request: Request, in ancestors: [ScopeID]) -> [NearMiss] {
        var candidates: [(member: ProvidedMember, scope: ScopeID)] = []
        for scope in ancestors {
            for member in graph[scope].provided where member.member.kind == request.member.kind {
                candidates.append((member, scope))
            }
        }
        let names = SimilarNames.similar(
            to: request.member.name, in: Set(candidates.map(\.member.member.name)).sorted())
        return names.compactMap { name in
            candidates.first { $0.member.member.name == name }.map { nearMiss($0.member, in: $0.scope, .similarName) }
        }
    }

    private func nearMiss(
        _ member: ProvidedMember, in scope: ScopeID, _ reason: NearMiss.Reason
    ) -> NearMiss {
        .init(
            component: graph.displayName(of: scope), member: member.member.fullName, location: member.location,
            reason: reason)
    }

    /// A member that several components inherit is named once.
    private func append(_ miss: NearMiss, to misses: inout [NearMiss]) {
        if !misses.contains(where: { $0.location == miss.location }) { misses.append(miss) }
    }

    /// Nil for a member that serves the request well: it just does not stand on every path.
    private func reason(_ member: ProvidedMember, _ request: Request) -> NearMiss.Reason? {
        if member.member.kind != request.member.kind {
            return .otherKind(found: member.member.kind.rawValue, wanted: request.member.kind.rawValue)
        }
        if member.member.fullName != request.member.fullName { return .otherLabels }
        if member.member.isStatic { return .isStatic }
        if member.member.isUnavailable { return .isUnavailable }
        if member.access <= .fileprivate { return .isPrivate(access: member.access.rawValue) }
        if !settings.isVisible(member.access, declaredIn: member.module) {
            return member.access == .package
                ? .packageInModule(member.module ?? "") : .internalInModule(member.module ?? "")
        }
        if member.signature.result == nil { return .untyped }
        switch rules.obstacle(for: member, serving: request) {
        case .type: return typeDifference(member, request)
        case .setter: return .notSettable
        case .effects: return .effects(found: member.member.effects.keywords.joined(separator: " "))
        case nil: break
        }
        if !ConditionLogic.implies(request.conditions, anyOf: [member.conditions]) {
            return .conditional(member.conditions.map(\.text).joined(separator: " && "))
        }
        return nil
    }

    /// Both types as written, unless that would show the same text twice.
    private func typeDifference(_ member: ProvidedMember, _ request: Request) -> NearMiss.Reason {
        let found = text(member.member, member.signature, canonical: false)
        let wanted = text(request.member, request.signature, canonical: false)
        guard found == wanted else { return .typeDiffers(found: found, wanted: wanted) }
        return .typeDiffers(
            found: text(member.member, member.signature, canonical: true),
            wanted: text(request.member, request.signature, canonical: true))
    }

    private func text(_ member: MemberDeclaration, _ signature: CanonicalSignature, canonical: Bool) -> String {
        let result = canonical ? signature.result?.description : member.type?.text
        guard member.kind != .property else { return result ?? "" }
        let parameters = zip(member.parameters, signature.parameters).map { parameter, type in
            (parameter.label ?? "_") + ": " + (canonical ? type : parameter.type).description
        }
        let text = "\(member.genericParameters)(\(parameters.joined(separator: ", "))) -> \(result ?? "Void")"
        return member.whereClause.isEmpty ? text : "\(text) \(member.whereClause)"
    }
}
