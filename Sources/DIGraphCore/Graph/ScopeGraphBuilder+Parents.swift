import SwiftFacts

/// Initialisers that call their parent otherwise than `parent`, and calls of them.
extension ScopeGraphBuilder {
    /// Whether an argument that may be a parent is none, as that of another class whose initialiser has such a label.
    func givesNoParent(_ creation: Creation, owner: Owner?, in summaryIndex: Int) -> Bool {
        guard let parameter = creation.parentParameter else { return false }
        if let children = children(of: creation, owner: owner, in: summaryIndex) {
            return !takesParent(children, by: parameter)
        }
        // What nothing tells may be any component.
        let isTold = creation.contextualType != nil || creation.contextualMember != nil
        if creation.callee == .inferredInitializer { return isTold || !creation.parentIsSelf }
        return standsForComponents(creation, owner: owner, in: summaryIndex) != true
    }

    /// Whether an initialiser of one of these classes, or of one above it, passes on a parameter as its parent.
    private func takesParent(_ ids: [ScopeID], by parameter: String) -> Bool {
        guard let classes = parentParameters[parameter] else { return false }
        return ids.contains { id in
            classes.contains(id) || components.superclasses(of: id).contains(where: classes.contains)
        }
    }

    /// The classes by the parameters that their own initialisers pass on as the parent: at once, or to others that do.
    func collectParentParameters() {
        // A summary tells the calls with a `parent:` only.
        if settings.given.readsSummaries { return }
        var delegations: [(ids: [ScopeID], passedOn: String, parameter: String?)] = []
        for (index, summary) in symbols.summaries.enumerated() {
            for creation in summary.creations {
                guard let passedOn = creation.passedOn, let owner = creation.owner.flatMap({ owner($0, in: index) })
                else { continue }
                let ids = owner.ids.filter { !components[$0.index].isRoot }
                delegations.append((ids, passedOn, creation.parentParameter))
            }
        }
        var isComplete = false
        while !isComplete {
            isComplete = true
            for (ids, passedOn, parameter) in delegations where parameter.map({ takesParent(ids, by: $0) }) != false {
                let known = parentParameters[passedOn] ?? []
                parentParameters[passedOn] = known.union(ids)
                if parentParameters[passedOn] != known { isComplete = false }
            }
        }
    }

    /// An initialiser of a component that passes on a parent which its own callers do not name: its calls are invisible.
    func rejectsHiddenParent(_ creation: Creation, owner: Owner?, in summaryIndex: Int) -> Bool {
        guard creation.callee == .superInitializer || creation.callee == .selfInitializer && !creation.memberIsStatic
        else { return false }
        if let parameter = creation.parentParameter, owner.map({ takesParent($0.ids, by: parameter) }) != true {
            return true
        }
        if let parameter = creation.passedOn, owner.map({ takesParent($0.ids, by: parameter) }) == true { return true }
        let location = symbols.location(at: creation.startOffset, in: summaryIndex)
        if creation.memberHidesParent, owner == nil, let name = runtimeClassExtended(around: creation, in: summaryIndex)
        {
            rejections.creations.append(UnlinkedCreation(child: name, location: location, reason: .hiddenParent))
        } else if creation.memberHidesParent || creation.parentIsOther, let id = owner?.ids.first,
            !components[id.index].isRoot
        {
            let reason: UnlinkedCreation.Reason =
                creation.memberHidesParent ? .hiddenParent : .parentNotPassedOn(creation.parent ?? "")
            rejections.creations.append(
                UnlinkedCreation(child: components[id.index].name, location: location, reason: reason))
            if !isSilenced(creation, in: summaryIndex) { unlinked.insert(id) }
        }
        return true
    }

    /// `extension Component { … }`, whose initialisers are those of all components.
    private func runtimeClassExtended(around creation: Creation, in summaryIndex: Int) -> String? {
        guard let index = creation.owner else { return nil }
        let type = symbols.summaries[summaryIndex].type(at: index)
        let context = symbols.context(atTopOf: summaryIndex)
        guard type.kind == .extension,
            let name = classifier.runtimeName(type.name.nameParts, in: context),
            let known = RuntimeNames.classes[name], known.kind != .bootstrap
        else { return nil }
        return name
    }
}
