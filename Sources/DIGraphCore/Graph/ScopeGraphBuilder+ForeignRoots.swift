import SwiftFacts

/// Roots that get their providers in another generated file, which cannot know what this module creates below them.
extension ScopeGraphBuilder {
    /// Makes a creation an edge. Where some roots are wired elsewhere, those of the output module are kept apart: no
    /// other module sees them.
    func add(_ link: LinkedCreation) {
        for id in link.owners { edges[id.index].formUnion(link.children) }
        creations.append(link)
        guard settings.wiresElsewhere else { return }
        if symbols.modules[link.summary] == settings.outputModule {
            ownCreations.append(link)
        } else {
            for id in link.owners { edgesOfOtherModules[id, default: []].formUnion(link.children) }
        }
    }

    /// The root, itself or its base class, that is declared in a module whose roots are wired elsewhere.
    func foreignRoot(of component: ScopeID) -> ScopeID? {
        guard settings.wiresElsewhere else { return nil }
        return ([component] + components.superclasses(of: component)).first {
            settings.isWiredElsewhere(components[$0.index].module)
        }
    }

    func rejectCreationsBelowForeignRoots() {
        if ownCreations.isEmpty { return }
        let foreign = foreignRootsAbove()
        for link in ownCreations {
            guard let root = link.owners.compactMap({ foreign[$0] }).min(), !isKnownElsewhere(link) else { continue }
            unlinked.formUnion(link.children)
            reject(
                link.creation, in: link.summary, child: components[link.children[0].index].name,
                .belowForeignRoot(root: components[root.index].name, module: components[root.index].module ?? ""))
        }
        ownCreations.removeAll { $0.owners.contains { foreign[$0] != nil } }
    }

    /// What is created below roots that are wired elsewhere, each with the first such root.
    private func foreignRootsAbove() -> [ScopeID: ScopeID] {
        var above: [ScopeID: ScopeID] = [:]
        var searched: Set<ScopeID> = []
        for root in components where root.isRoot && !root.isAbstract {
            guard let foreign = foreignRoot(of: root.id) else { continue }
            let below = reached(from: [root.id], without: searched)
            searched.formUnion(below)
            for id in withSuperclasses(below) where above[id] == nil { above[id] = foreign }
        }
        return above
    }

    /// Whether another module makes the same edge.
    private func isKnownElsewhere(_ link: LinkedCreation) -> Bool {
        link.owners.allSatisfy { owner in
            let known = ([owner] + components.superclasses(of: owner)).compactMap { edgesOfOtherModules[$0] }
            return known.contains { $0.isSuperset(of: link.children) }
        }
    }

    /// Components and what is created below them.
    func reached(from roots: some Sequence<ScopeID>, without known: Set<ScopeID> = []) -> Set<ScopeID> {
        reachable(from: roots.filter { !known.contains($0) }) { edges[$0.index].filter { !known.contains($0) } }
    }

    /// With the base classes of all, in which creations may stand.
    func withSuperclasses(_ ids: Set<ScopeID>) -> Set<ScopeID> {
        var all = ids
        for id in ids {
            for base in components.superclasses(of: id) where !all.insert(base).inserted { break }
        }
        return all
    }
}
