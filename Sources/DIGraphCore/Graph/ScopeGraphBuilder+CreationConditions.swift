import SwiftFacts

/// A place that creates components, whether or not it is an edge.
struct CreationSite {
    /// The components whose code it is.
    let owners: [ScopeID]
    let children: [ScopeID]
    let conditions: [Condition]
}

/// What all creations of a component stand under: without it nothing asks for the component's provider.
extension ScopeGraphBuilder {
    /// Longer lists of conditions are not passed on to what is created below.
    private static let mostConditions = 16

    func noteCreation(of children: [ScopeID], by owners: [ScopeID], under conditions: [Condition]) {
        createdByAnything.formUnion(children)
        creationSites.append(CreationSite(owners: owners, children: children, conditions: conditions))
    }

    func noteCreationConditions() {
        guard creationSites.contains(where: { !$0.conditions.isEmpty }) else { return }
        var known: [[Condition]?] = components.map { createsItself.contains($0.id) ? [] : nil }
        var pending = creationSites.filter { $0.owners.isEmpty || $0.owners.contains(where: isAnywhere) }
        let sites = sitesByOwner()
        while let site = pending.popLast() {
            let conditions = conditions(of: site, known)
            for child in site.children {
                let shared = known[child.index].map { $0.filter(conditions.contains) } ?? conditions
                if known[child.index]?.count == shared.count { continue }
                known[child.index] = shared
                if !isAnywhere(child) { pending += sites[child] ?? [] }
            }
        }
        for component in components {
            component.creationConditions = (known[component.id.index] ?? []).without(component.conditions)
        }
    }

    /// Whether its code may run under no condition, as far as the graph tells.
    private func isAnywhere(_ id: ScopeID) -> Bool {
        components[id.index].isRoot || !components[id.index].isReachable || classesWithSubclasses.contains(id)
    }

    private func sitesByOwner() -> [ScopeID: [CreationSite]] {
        creationSites.reduce(into: [:]) { sites, site in
            for owner in site.owners { sites[owner, default: []].append(site) }
        }
    }

    /// Those of the place, with what its owner is created under.
    private func conditions(of site: CreationSite, _ known: [[Condition]?]) -> [Condition] {
        let own = Array(site.conditions.prefix(Self.mostConditions))
        guard site.owners.count == 1, !isAnywhere(site.owners[0]) else { return own }
        let all = own + (known[site.owners[0].index] ?? []).without(own)
        return all.count > Self.mostConditions ? own : all.sorted { $0.text < $1.text }
    }
}
