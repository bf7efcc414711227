import SwiftFacts

/// What one provider class holds: whom it asks for what, under which conditions, before it has a name.
final class ProviderPlan {
    /// What the provider is made from, and what for.
    enum Role: Hashable {
        /// From the component that asks for its dependency, which may be composed with `EmptyDependency`.
        case dependency(namesEmpty: Bool)
        /// From the non-core component that serves the plug-in extension of its core.
        case pluginExtension(nonCoreComponent: ScopeID)
    }

    /// Makes two components share a provider: the same protocols, owners and conditions.
    struct Key: Hashable {
        struct Server: Hashable {
            let scope: ScopeID
            let via: ProvidedMember.Via
        }

        let role: Role
        let protocols: [DependencyReference]
        let conditions: [Condition]
        let availability: [Attribute]
        /// Of all requests, one after the other; whose they are is told by `ends`.
        let servers: [Server]
        let ends: [Int]
    }

    /// A class that serves requests; its variants in the branches of an `#if` count as one.
    struct Owner: Hashable {
        let scope: ScopeID
        /// The conditions that may be false where the provider is compiled.
        let conditions: [Condition]
    }

    /// One stored reference: an owner, or whichever of several is the nearest.
    struct Slot {
        let owners: [Owner]
        let name: String
        /// Some member asks it; else it is only needed to copy constants from.
        let isStored: Bool
        /// The names of the cases where the nearest of several owners, or a conditional one, is kept in an enum.
        let caseNames: [String]
        let conditions: [Condition]

        var isEnum: Bool { !caseNames.isEmpty }
    }

    struct Member {
        let request: Request
        /// In the order of the slot's owners.
        let servers: [ResolvedRequest.Owner]
        let slot: Int
        let conditions: [Condition]
        /// The provider keeps the value, which is a constant of each owner, and not the owner.
        let isCopied: Bool
    }

    let key: Key
    /// All that share it, by index.
    let components: [ScopeID]
    let members: [Member]
    let slots: [Slot]
    /// Its dependency promises it to those who ask.
    let isSendable: Bool

    init(key: Key, components: [ScopeID], members: [Member], slots: [Slot], isSendable: Bool) {
        self.key = key
        self.components = components
        self.members = members
        self.slots = slots
        self.isSendable = isSendable
    }
}

/// Finds the distinct providers of a graph.
struct ProviderPlanner {
    let graph: ScopeGraph
    let resolution: Resolution

    /// What one component needs a provider for.
    private struct Need {
        let component: Component
        let role: ProviderPlan.Role
        let protocols: [DependencyReference]
        /// The requests that a member of the provider serves: not those that a default or no branch of an `#if` leaves over.
        let requests: [ResolvedRequest]
    }

    /// In the order of the first component of each.
    func plans() -> [ProviderPlan] {
        let needs = graph.components.flatMap(needs).map { (key: key(of: $0), need: $0) }
        return OrderedGroups(needs, by: \.key).groups.map { sharers in
            plan(sharers[0].key, for: sharers.map({ $0.need }))
        }
    }

    private func needs(of component: Component) -> [Need] {
        guard component.isCreated, !component.isRoot else { return [] }
        var needs: [Need] = []
        if !component.dependencies.isEmpty {
            needs.append(
                need(
                    of: component, .dependency(namesEmpty: component.namesEmptyDependency), component.dependencies,
                    resolution[component.id]))
        }
        if let nonCore = component.nonCoreComponents.first, !component.pluginExtensions.isEmpty {
            let requests = resolution.pluginExtensions[component.id.index]
            let role = ProviderPlan.Role.pluginExtension(nonCoreComponent: nonCore)
            needs.append(need(of: component, role, component.pluginExtensions, requests))
        }
        return needs
    }

    private func need(
        of component: Component, _ role: ProviderPlan.Role, _ protocols: [DependencyReference],
        _ requests: [ResolvedRequest]
    ) -> Need {
        let compiled = protocols.filter { reference in
            !ConditionLogic.areExclusive(component.conditions, graph.protocols[reference.index].conditions)
        }
        let served = requests.filter { resolved in
            !resolved.isDefaulted && !resolved.owners.isEmpty
                && !ConditionLogic.areExclusive(component.conditions, resolved.request.conditions)
        }
        return Need(component: component, role: role, protocols: compiled, requests: served)
    }

    private func key(of need: Need) -> ProviderPlan.Key {
        var availability: [Attribute] = []
        func add(_ attributes: [Attribute]) {
            for attribute in attributes where attribute.availability?.platformVersions != nil {
                if !availability.contains(attribute) { availability.append(attribute) }
            }
        }
        var servers: [ProviderPlan.Key.Server] = []
        var ends: [Int] = []
        servers.reserveCapacity(need.requests.count)
        ends.reserveCapacity(need.requests.count)
        add(need.component.attributes)
        for request in need.requests {
            for owner in request.owners {
                servers.append(.init(scope: owner.scope, via: owner.member.via))
                add(graph[owner.scope].attributes)
            }
            ends.append(servers.count)
        }
        return ProviderPlan.Key(
            role: need.role, protocols: need.protocols, conditions: conditions(of: need), availability: availability,
            servers: servers, ends: ends)
    }

    /// The component's own, and those without which none of a request's owners exists: nothing creates it elsewhere.
    private func conditions(of need: Need) -> [Condition] {
        var conditions = need.component.conditions
        if case .pluginExtension = need.role {
            add(need.component.nonCoreComponents.map { graph[$0].conditions }, where: [], to: &conditions)
        }
        for resolved in need.requests where !resolved.creationConditions.isEmpty {
            add([resolved.creationConditions], where: [], to: &conditions)
        }
        for resolved in need.requests where !resolved.owners.contains(where: { graph[$0.scope].conditions.isEmpty }) {
            add(resolved.owners.map { graph[$0.scope].conditions }, where: resolved.request.conditions, to: &conditions)
        }
        return conditions
    }

    /// Makes sure that one of the alternatives holds wherever the premises do.
    private func add(_ alternatives: [[Condition]], where premises: [Condition], to conditions: inout [Condition]) {
        if ConditionLogic.implies(conditions + premises, anyOf: alternatives) { return }
        let open = premises.filter { !ConditionLogic.implies(conditions, anyOf: [[$0]]) }
        if open.isEmpty, let only = alternatives.first, alternatives.allSatisfy({ $0 == only }) {
            conditions += only.without(conditions)
        } else {
            let excused = Condition.all(open).map { [[$0.negated]] } ?? []
            conditions.append(.any(excused + alternatives))
        }
    }

    /// The owners that a slot holds: most hold one.
    private struct OwnerSet: Comparable {
        let first: ScopeID
        let others: [ScopeID]

        init(_ owners: [ResolvedRequest.Owner]) {
            first = owners[0].scope
            others = owners.count == 1 ? [] : owners.dropFirst().map { $0.scope }
        }

        var all: [ScopeID] { [first] + others }

        static func < (left: OwnerSet, right: OwnerSet) -> Bool {
            left.first == right.first ? left.others.lexicographicallyPrecedes(right.others) : left.first < right.first
        }
    }

    private func plan(_ key: ProviderPlan.Key, for sharers: [Need]) -> ProviderPlan {
        let requests = sharers.first?.requests ?? []
        var taken: [String] = []
        for member in requests.lazy.map({ $0.request.member }) {
            taken.append(member.name)
            for parameter in member.parameters { taken.append(SwiftName.withoutBackticks(parameter.name)) }
        }
        let servers = requests.map { distinct($0.owners) }
        let ownerSets = servers.map(OwnerSet.init)
        let conditions = requests.map { resolved in
            resolved.request.conditions.filter { !ConditionLogic.implies(key.conditions, anyOf: [[$0]]) }
        }
        let sending = SendingRules(graph: graph)
        let isSendable = sharers.contains { sending.isSendable($0.protocols, of: $0.component) }
        let isCopied = requests.map { isSendable && sending.isCopied($0) }
        var names = OwnerNames(graph: graph, taken: taken)
        var slots: [ProviderPlan.Slot] = []
        var slotIndices = Array(repeating: 0, count: requests.count)
        let order = requests.indices.sorted { (ownerSets[$0], $0) < (ownerSets[$1], $1) }
        var start = 0
        while start < order.count {
            let owners = ownerSets[order[start]]
            let users = order[start...].prefix { ownerSets[$0] == owners }
            for user in users { slotIndices[user] = slots.count }
            slots.append(
                slot(
                    owners: owners.all, variants: users.flatMap { requests[$0].owners.map { $0.scope } },
                    given: key.conditions, users: users.map { conditions[$0] },
                    isStored: users.contains { !isCopied[$0] }, names: &names))
            start = users.endIndex
        }
        let members = requests.indices.map { index in
            ProviderPlan.Member(
                request: requests[index].request.spelled(as: servers[index]), servers: servers[index],
                slot: slotIndices[index], conditions: conditions[index], isCopied: isCopied[index])
        }
        return ProviderPlan(
            key: key, components: sharers.map { $0.component.id }, members: members, slots: slots,
            isSendable: isSendable)
    }

    /// One of each class: the variants of a class in the branches of an `#if` are one type in the generated code, and
    /// a reference to a base class holds its subclasses as well.
    private func distinct(_ owners: [ResolvedRequest.Owner]) -> [ResolvedRequest.Owner] {
        if owners.count == 1 { return owners }
        let byScope = Dictionary(owners.map { ($0.scope, $0) }, uniquingKeysWith: { first, _ in first })
        var classes: Set<ClassName> = []
        return owners.filter { owner in
            let scope = graph[owner.scope]
            let name = className(of: owner.scope)
            let isHeldByBase = graph.components.superclasses(of: owner.scope).contains { base in
                byScope[base]?.member.via == owner.member.via
                    && ConditionLogic.implies(scope.conditions, anyOf: [graph[base].conditions])
            }
            return !classes.contains(name) && !isHeldByBase && classes.insert(name).inserted
        }
    }

    private struct ClassName: Hashable {
        let name: String
        let module: String?
    }

    private func className(of scope: ScopeID) -> ClassName {
        ClassName(name: graph[scope].name, module: graph[scope].module)
    }

    /// `users` are the conditions of the members that ask the slot: where none of them stands, the slot does not either.
    private func slot(
        owners: [ScopeID], variants: @autoclosure () -> [ScopeID], given conditions: [Condition], users: [[Condition]],
        isStored: Bool, names: inout OwnerNames
    ) -> ProviderPlan.Slot {
        if owners.count == 1, graph[owners[0]].conditions.isEmpty, users.contains([]) {
            let owner = ProviderPlan.Owner(scope: owners[0], conditions: [])
            return .init(
                owners: [owner], name: names.slotName(of: owners), isStored: isStored, caseNames: [], conditions: [])
        }
        let shared = users.allSatisfy { $0 == users.first } ? users.first ?? [] : [.any(users)]
        let slotConditions = users.contains([]) ? [] : shared
        let variants = Dictionary(grouping: variants(), by: className)
        let planned = owners.map { owner in
            let alternatives = variants[className(of: owner), default: []].map { graph[$0].conditions }
            return ProviderPlan.Owner(
                scope: owner, conditions: uncertain(alternatives, given: conditions + slotConditions))
        }
        let isPlain = planned.count == 1 && planned[0].conditions.isEmpty
        return .init(
            owners: planned, name: names.slotName(of: owners), isStored: isStored,
            caseNames: isPlain ? [] : names.caseNames(of: owners),
            conditions: slotConditions)
    }

    /// The conditions of an owner that others do not make sure of; none when the owner exists in every branch.
    private func uncertain(_ alternatives: [[Condition]], given conditions: [Condition]) -> [Condition] {
        guard let first = alternatives.first, !ConditionLogic.implies(conditions, anyOf: alternatives) else {
            return []
        }
        let shared = alternatives.allSatisfy { $0 == first } ? first : [.any(alternatives)]
        return shared.without(conditions)
    }
}
