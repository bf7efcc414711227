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
        let roots = components.filter { $0.isRoot && !$0.isAbstract }
        for root in roots {
            guard let foreign = foreignRoot(of: root.id).map({ components[$0.index] }) else { continue }
            let below = reached(from: root.id)
            for link in ownCreations where !below.isDisjoint(with: link.owners) && !isKnownElsewhere(link) {
                unlinked.formUnion(link.children)
                reject(
                    link.creation, in: link.summary, child: components[link.children[0].index].name,
                    .belowForeignRoot(root: foreign.name, module: foreign.module ?? ""))
            }
            ownCreations.removeAll { !below.isDisjoint(with: $0.owners) }
        }
    }

    /// Whether another module makes the same edge.
    private func isKnownElsewhere(_ link: LinkedCreation) -> Bool {
        link.owners.allSatisfy { owner in
            let known = ([owner] + components.superclasses(of: owner)).compactMap { edgesOfOtherModules[$0] }
            return known.contains { $0.isSuperset(of: link.children) }
        }
    }

    /// What is created below a component, with the base classes of all, in which creations may stand.
    func reached(from root: ScopeID) -> Set<ScopeID> {
        var reached: Set<ScopeID> = []
        var pending = [root]
        while let id = pending.popLast() {
            guard reached.insert(id).inserted else { continue }
            pending += edges[id.index]
        }
        return reached.union(reached.flatMap(components.superclasses))
    }
}
