import SwiftFacts

/// Who creates whom: every creation is an edge, or a rejection.
extension ScopeGraphBuilder {
    func linkCreations() {
        for (summaryIndex, summary) in symbols.summaries.enumerated() {
            for creation in summary.creations where !leavesOut(creation, in: summaryIndex) {
                // What is switched off by `#if false` creates nothing.
                if !ConditionLogic.isNeverMet(creation.conditions) { link(creation, in: summaryIndex) }
            }
        }
    }

    /// Of other classes and their own functions called `shared` nothing is known.
    func collectRepeatedShared() {
        let aliases = symbols.summaries.lazy.flatMap { $0.typealiases }.map { $0.name.lastNamePart }
        lazy var aliasNames = Set(aliases)
        for (index, summary) in symbols.summaries.enumerated() {
            var reported: Set<UInt32> = []
            for repeated in summary.repeatedShared {
                guard let id = owner(repeated.owner, in: index)?.ids.first else { continue }
                if let types = repeated.types, types.first != types.second,
                    !aliasNames.contains(types.first.lastNamePart), !aliasNames.contains(types.second.lastNamePart)
                {
                    continue
                }
                guard reported.insert(repeated.secondOffset).inserted else { continue }
                rejections.repeatedShared.append(
                    RepeatedShared(
                        component: components[id.index].name, member: repeated.member, isSure: repeated.isSure,
                        first: symbols.location(at: repeated.firstOffset, in: index),
                        second: symbols.location(at: repeated.secondOffset, in: index)))
            }
        }
    }

    /// The component that a creation stands in: none, one, or its variants in the branches of an `#if`.
    typealias Owner = (key: DeclaredName, ids: [ScopeID], outermost: String)

    private func link(_ creation: Creation, in summaryIndex: Int) {
        let owner = creation.owner.flatMap { self.owner($0, in: summaryIndex) }
        if rejectsHiddenParent(creation, owner: owner, in: summaryIndex)
            || givesNoParent(creation, owner: owner, in: summaryIndex)
        {
            return
        }
        switch standsForComponents(creation, owner: owner, in: summaryIndex) {
        case true?:
            let isBelowSelf = creation.parentIsSelf && owner?.ids.isEmpty == false
            let reason = UnlinkedCreation.Reason.typeOfValue(isBelowSelf: isBelowSelf)
            return reject(creation, in: summaryIndex, child: creation.callee.text, reason)
        case false?: return
        case nil: break
        }
        // Whatever else has the name of a parameter or a member, it is hidden.
        if creation.parentIsSelf, let owner, !owner.ids.isEmpty,
            creation.namesParameter || namesMember(creation, of: owner)
        {
            return reject(
                creation, in: summaryIndex, child: creation.callee.text, .typeOfValue(isBelowSelf: true))
        }
        guard let children = creation.namesParameter ? nil : children(of: creation, owner: owner, in: summaryIndex)
        else {
            return rejectUnknown(creation, owner: owner, in: summaryIndex)
        }
        link(creation, to: children, owner: owner, in: summaryIndex)
    }

    /// Makes edges to these of a creation, unless something is in the way.
    private func link(_ creation: Creation, to children: [ScopeID], owner: Owner?, in summaryIndex: Int) {
        if rejectsOther(creation, of: children, owner: owner, in: summaryIndex) { return }
        guard let child = children.first(where: { !components[$0.index].isRoot }) else {
            return rejectRoots(children, createdBy: creation, owner: owner, in: summaryIndex)
        }
        if creation.isBesideValue, !isToldByValue(creation, owner),
            children.contains(where: classesWithSubclasses.contains)
        {
            if !isSilenced(creation, in: summaryIndex) { hasUntoldCreation = true }
            return reject(creation, in: summaryIndex, child: components[child.index].name, .besideValue)
        }
        let isSelf = creation.callee.isSelfType || creation.callee == .selfInitializer
        if !isSelf { noteCreation(of: children, by: owner?.ids ?? [], under: creation.conditions) }
        if let reason = reasonNotToLink(creation, owner: owner) {
            // The table of that scope serves it.
            if creation.parentIsHandMade, !isSilenced(creation, in: summaryIndex) { return }
            if case .outsideComponent = reason,
                keepsCreation(creation, children, inUnrecognized: owner, in: summaryIndex)
            {
                return
            }
            // A silenced creation explains nothing: what is created nowhere else is detached.
            if !isSilenced(creation, in: summaryIndex) { unlinked.formUnion(children) }
            reject(
                creation, in: summaryIndex, child: components[child.index].name, reason,
                unrecognized: creation.owner.map { DeclarationReference(summary: summaryIndex, type: $0) })
        } else if isSelf {
            // In a subclass, `Self` is the subclass.
            createsItself.formUnion(owner?.ids ?? [])
        } else {
            add(LinkedCreation(creation: creation, summary: summaryIndex, owners: owner?.ids ?? [], children: children))
        }
    }

    /// Whether `Page` in `Page.init(parent: self)` is a property, which comes before a type of that name.
    private func namesMember(_ creation: Creation, of owner: Owner) -> Bool {
        guard case .named(let parts, namesInitializer: true) = creation.callee, parts.count == 1 else { return false }
        return owner.ids.contains { id in
            let members = components[id.index].members
            return (members.provided + members.rejected).contains { $0.member.name == parts[0] && !$0.member.isStatic }
        }
    }

    /// A creation of what is no component, as far as the sources tell.
    private func rejectUnknown(_ creation: Creation, owner: Owner?, in summaryIndex: Int) {
        if keepsUnrecognized(creation, owner: owner, in: summaryIndex) { return }
        if isUnknownCreation(creation, owner: owner, in: summaryIndex) {
            let isInferred = creation.callee == .inferredInitializer
            let named = namesValue(creation) ? creation.callee.text : creation.callee.typeText
            let told = isInferred ? toldType(creation, owner, in: summaryIndex)?.description : named
            if told == nil, !isSilenced(creation, in: summaryIndex) { hasUntoldCreation = true }
            reject(creation, in: summaryIndex, child: told ?? creation.callee.text, reason(unlessTold: told, creation))
        } else if isOfValue(creation, owner: owner, in: summaryIndex) {
            rejections.creationsByValues.append(
                UnlinkedCreation(
                    child: creation.callee.text, location: symbols.location(at: creation.startOffset, in: summaryIndex),
                    reason: .typeOfValue(isBelowSelf: false)))
        }
    }

    private func reason(unlessTold told: String?, _ creation: Creation) -> UnlinkedCreation.Reason {
        if told == nil { return .untoldInit }
        return namesValue(creation) ? .typeOfValue(isBelowSelf: true) : .unknownType
    }

    /// Whether it calls the initialiser of a type that a value holds: `type.init(parent: self)`.
    private func namesValue(_ creation: Creation) -> Bool {
        guard case .named(let parts, namesInitializer: true) = creation.callee else { return false }
        return parts.withoutPostfixSelf.last?.first?.isLowercase == true
    }

    /// Whether the value beside it is a member of a known type.
    private func isToldByValue(_ creation: Creation, _ owner: Owner?) -> Bool {
        creation.contextualMember?.otherwise != nil && !declaredTypes(ofTargetOf: creation, owner).isEmpty
    }

    private func reasonNotToLink(_ creation: Creation, owner: Owner?) -> UnlinkedCreation.Reason? {
        guard let parent = creation.parent else { return .value }
        if !creation.parentIsSelf { return .otherParent(parent) }
        if owner?.ids.isEmpty != false { return .outsideComponent }
        return creation.memberIsStatic ? .staticMember(creation.member ?? "") : nil
    }

    func reject(
        _ creation: Creation, in summaryIndex: Int, child: String, _ reason: UnlinkedCreation.Reason,
        unrecognized: DeclarationReference? = nil
    ) {
        let location = symbols.location(at: place(of: creation), in: summaryIndex)
        rejections.creations.append(
            UnlinkedCreation(
                child: child, location: location, reason: reason,
                argument: ParentParameters.argument(creation.parentParameter, .needle), unrecognized: unrecognized,
                owner: creation.owner.map { DeclarationReference(summary: summaryIndex, type: $0) },
                isSilenced: isSilenced(creation, in: summaryIndex)))
    }

    /// `Child.init(parent: …)` is pointed at where it begins.
    private func place(of creation: Creation) -> UInt32 {
        creation.callee.namesInitializer ? creation.startOffset : creation.offset
    }

    func isSilenced(_ creation: Creation, in summaryIndex: Int) -> Bool {
        symbols.summaries[summaryIndex].silences(UnlinkedCreation.id, at: place(of: creation))
    }

    /// Whether something that the sources do not declare is made with a component as its parent.
    private func isUnknownCreation(_ creation: Creation, owner: Owner?, in summaryIndex: Int) -> Bool {
        guard creation.parentIsSelf, owner?.ids.isEmpty == false else { return false }
        if creation.contextualMember != nil, creation.contextualType == nil {
            return declaredTypes(ofTargetOf: creation, owner).isEmpty
        }
        if creation.callee == .inferredInitializer {
            guard let parts = calledName(of: creation) else { return true }
            if let aliased = declaredTypesBehindAlias(creation, owner, in: summaryIndex) { return aliased.isEmpty }
            return !isDeclared(parts, by: creation, owner: owner, in: summaryIndex)
        }
        guard case .named(let called, let namesInitializer) = creation.callee,
            case let parts = called.withoutPostfixSelf,
            let name = parts.last, namesInitializer || parts.first != "self" && parts.first != "super",
            namesInitializer || name.first?.isUppercase == true
        else { return false }
        return !isDeclared(parts, by: creation, owner: owner, in: summaryIndex)
    }

    /// A class in the body of a function is reported where it is declared.
    private func isDeclared(_ parts: [String], by creation: Creation, owner: Owner?, in summaryIndex: Int) -> Bool {
        parts.last.flatMap { symbols.localTypes[summaryIndex][$0] } != nil
            || !typesMade(parts, by: creation, owner: owner, in: summaryIndex).isEmpty
    }

    /// Whether the initialiser is one of a type that a value holds, or that nothing here tells, in a file that may see the
    /// runtime's components.
    private func isOfValue(_ creation: Creation, owner: Owner?, in summaryIndex: Int) -> Bool {
        let context = symbols.context(atTopOf: summaryIndex)
        guard classifier.runtimeName(["BootstrapComponent"], in: context) != nil else { return false }
        switch creation.callee {
        case .inferredInitializer:
            // `[Int].init` as a value.
            guard creation.parent != nil else { return false }
            return creation.contextualType == nil || toldType(creation, owner, in: summaryIndex) == nil
        case .named(let called, _):
            let parts = called.withoutPostfixSelf
            // `T.init` as a value may be one of anything.
            let isValue = namesValue(creation) || creation.parent != nil && isParameter(parts, of: owner)
            return isValue
                && (creation.namesParameter || typesMade(parts, by: creation, owner: owner, in: summaryIndex).isEmpty)
        default: return false
        }
    }

    func isParameter(_ parts: [String], of owner: Owner?) -> Bool {
        guard parts.count == 1, let owner else { return false }
        return owner.key.types.contains { symbols.declaration($0).genericParameters.contains(parts[0]) }
    }

    /// The type around a creation and the components that it is.
    func owner(_ typeIndex: Int, in summaryIndex: Int) -> Owner? {
        let reference = DeclarationReference(summary: summaryIndex, type: typeIndex)
        let declaration = symbols.declaration(reference)
        if declaration.kind == .extension {
            let context = symbols.context(atTopOf: summaryIndex)
            let types = symbols.resolveTypes(declaration.name.nameParts, in: context)
            guard let extended = types.first else { return nil }
            let ids = types.flatMap { idsByKey[$0] ?? [] }
            return (extended, ids.isEmpty ? components(having: reference) : ids, extended.name)
        }
        let key = symbols.key(of: reference)
        let ids = ids(of: reference)
        return (key, ids.isEmpty ? idsByKey[key] ?? [] : ids, symbols.context(inside: reference).outermost)
    }

    private func ids(of reference: DeclarationReference) -> [ScopeID] {
        classifier.classifications.variants(of: reference).compactMap { idsByDeclaration[$0] }
    }

    /// The components that a creation may make; nil when its callee is none.
    func children(of creation: Creation, owner: Owner?, in summaryIndex: Int) -> [ScopeID]? {
        if creation.contextualMember != nil {
            let children = declaredTypes(ofTargetOf: creation, owner).flatMap { idsByKey[$0] ?? [] }
            if !children.isEmpty || creation.contextualType == nil { return children.isEmpty ? nil : children }
        }
        guard let parts = calledName(of: creation) else { return nil }
        if let aliased = declaredTypesBehindAlias(creation, owner, in: summaryIndex) {
            let children = aliased.flatMap { idsByKey[$0] ?? [] }
            return children.isEmpty ? nil : children
        }
        if parts == ["Self"] { return owner.flatMap { $0.ids.isEmpty ? nil : $0.ids } }
        let local = localClasses(named: parts, in: summaryIndex)
        let made =
            hidesOthers(creation, in: summaryIndex)
            ? [] : typesMade(parts, by: creation, owner: owner, in: summaryIndex)
        let children = made.flatMap { idsByKey[$0] ?? [] } + local.flatMap { ids(of: $0) }
        return children.isEmpty ? nil : children
    }

    /// The classes that a creation may make, whatever they are.
    func classesMade(by creation: Creation, owner: Owner?, in summaryIndex: Int) -> [DeclarationReference] {
        if creation.contextualMember != nil {
            let made = declaredTypes(ofTargetOf: creation, owner).flatMap { $0.types }
            if !made.isEmpty || creation.contextualType == nil { return made }
        }
        guard let parts = calledName(of: creation) else { return [] }
        if let aliased = declaredTypesBehindAlias(creation, owner, in: summaryIndex) {
            return aliased.flatMap { $0.types }
        }
        let local = localClasses(named: parts, in: summaryIndex)
        if hidesOthers(creation, in: summaryIndex) { return local }
        return typesMade(parts, by: creation, owner: owner, in: summaryIndex).flatMap { $0.types } + local
    }

    /// Whether what is declared in the body of a function around a creation hides all else of its name.
    private func hidesOthers(_ creation: Creation, in summaryIndex: Int) -> Bool {
        guard creation.namesLocal, let name = calledName(of: creation)?.first else { return false }
        return symbols.localTypes[summaryIndex][name] != nil
            || symbols.localTargets(of: name, at: creation.offset, in: summaryIndex).isEmpty
    }

    /// The name of the type that a creation makes; nil where nothing tells it.
    private func calledName(of creation: Creation) -> [String]? {
        let parts: [String]
        switch creation.callee {
        case .named(let path, _): parts = path.withoutPostfixSelf
        case .inferredInitializer: parts = creation.contextualType?.dottedName?.nameParts ?? []
        // In a static member, `self` is the type.
        case .selfInitializer: parts = creation.memberIsStatic ? ["Self"] : []
        case .inferredMember, .superInitializer: return nil
        }
        return parts.isEmpty ? nil : parts
    }

    /// Classes in the bodies of the file's functions.
    private func localClasses(named parts: [String], in summaryIndex: Int) -> [DeclarationReference] {
        parts.count == 1 ? symbols.localClasses(named: parts[0], in: summaryIndex) : []
    }

    /// What a name in the code of a type may mean: one type, or those of its aliases in the branches of an `#if`.
    private func typesMade(
        _ parts: [String], by creation: Creation, owner: Owner?, in summaryIndex: Int
    ) -> [DeclaredName] {
        let context = lookup(from: owner, in: summaryIndex)
        var parts = parts
        if parts.first == "Self", let owner {
            parts = owner.key.name.nameParts + parts[1...]
        }
        // An alias in the body of a function hides what has its name outside.
        let local = symbols.localTargets(of: parts[0], at: creation.offset, in: summaryIndex)
        if !local.isEmpty {
            return local.flatMap { symbols.resolveTypes($0.nameParts + parts[1...], in: context) }.withoutRepetition()
        }
        if case .named = creation.callee, let owner,
            let inherited = symbols.typeOfProtocols(named: parts, calledIn: owner.key, context)
        {
            return [inherited]
        }
        return symbols.resolveTypes(parts, in: context)
    }

    /// A pluginized component makes its non-core component although nobody writes the creation.
    func linkNonCoreComponents() {
        for index in components.indices where components[index].kind == .pluginized {
            let reference = components[index].declaration
            guard let arguments = classifier.classifications[reference]?.arguments, arguments.count > 2,
                let name = arguments[2].type.dottedName,
                !symbols.declaration(reference).genericParameters.contains(name)
            else { continue }
            let key = symbols.resolveType(named: name, in: arguments[2].context)
            let nonCore = (key.flatMap { idsByKey[$0] } ?? []).filter { components[$0.index].kind == .nonCore }
            components[index].nonCoreComponents = nonCore
            edges[index].formUnion(nonCore)
            noteCreation(of: nonCore, by: [], under: [])
        }
    }

    /// Spreads edges of base components to their subclasses, and finds what the roots reach.
    func finishEdges() {
        spreadEdges()
        let hasSubclass = classesWithSubclasses
        let called = CalledTypes(symbols.summaries)
        for index in components.indices {
            let id = ScopeID(index)
            components[index].isConstructed = createdByAnything.contains(id)
            components[index].isWiredElsewhere = foreignRoot(of: id) != nil
            guard hasSubclass.contains(id) else { continue }
            components[index].isAbstract =
                components[index].isRoot ? !called.mayCreate(components[index]) : !components[index].isConstructed
        }
        let roots = components.filter { root in
            root.isRoot && !root.isAbstract && !root.isWiredElsewhere && !root.isUnavailable
                && (root.inaccessibility == nil || called.mayCreate(root))
        }
        var pending = roots.map { $0.id }
        leaveOutExclusiveEdges()
        while let id = pending.popLast() {
            guard !components[id.index].isReachable else { continue }
            components[id.index].isReachable = true
            pending += edges[id.index].filter { isScope($0.index) }
        }
        noteParents()
    }

    /// What stands in one branch of an `#if` creates nothing that stands in another.
    private func leaveOutExclusiveEdges() {
        // What an `#if` in another one holds is compiled with the outer one, if ever.
        var neverCompiled: [Int: Bool] = [:]
        func isNeverCompiled(_ index: Int) -> Bool {
            let known = neverCompiled[index] ?? ConditionLogic.isNeverMet(components[index].conditions)
            neverCompiled[index] = known
            return known
        }
        for index in components.indices where !components[index].conditions.isEmpty {
            let conditions = components[index].conditions
            edges[index] = edges[index].filter { child in
                let others = components[child.index].conditions
                let last = min(conditions.count, others.count) - 1
                if last < 0 { return true }
                if conditions[last].isOfSameBranch(as: others[last]) {
                    return !isNeverCompiled(others.count > conditions.count ? child.index : index)
                }
                return !ConditionLogic.areExclusive(conditions, others)
            }
        }
    }

    /// Among those that a root reaches, and among those that none does.
    private func noteParents() {
        for index in components.indices where isScope(index) {
            for id in edges[index].sorted() where isScope(id.index) && !components[id.index].isRoot {
                if components[id.index].isReachable != components[index].isReachable { continue }
                components[index].children.append(id)
                components[id.index].parents.append(ScopeID(index))
            }
        }
    }

    private func isScope(_ index: Int) -> Bool {
        !components[index].isAbstract && !components[index].isUnavailable
    }

    /// What nothing reachable creates, such as a component that only tests have, sees more than the app does.
    func noteCreationFiles() {
        let reachable = components.indices.filter { components[$0].isReachable }
        var creators: Set<ScopeID> = []
        for index in reachable {
            var next: ScopeID? = ScopeID(index)
            while let id = next, creators.insert(id).inserted { next = components[id.index].superclass }
        }
        for link in creations where !creators.isDisjoint(with: link.owners) {
            let file = symbols.summaries[link.summary].file
            for child in link.children { components[child.index].creationFiles.insert(file) }
        }
        for index in reachable {
            for nonCore in components[index].nonCoreComponents {
                components[nonCore.index].creationFiles.insert(components[index].location.file)
            }
        }
    }

    /// What a class creates, its subclasses create as well; base classes come first, so that each adds its own only.
    private func spreadEdges() {
        var done: Set<ScopeID> = []
        for index in components.indices {
            var chain: [ScopeID] = []
            var next: ScopeID? = ScopeID(index)
            while let id = next, done.insert(id).inserted {
                chain.append(id)
                next = components[id.index].superclass
            }
            for id in chain.reversed() {
                guard let base = components[id.index].superclass else { continue }
                if edges[id.index].isEmpty {
                    edges[id.index] = edges[base.index]
                } else {
                    edges[id.index].formUnion(edges[base.index])
                }
                if createsItself.contains(base) { createsItself.insert(id) }
            }
        }
        // In a subclass, `Self` is the subclass.
        for id in createsItself { edges[id.index].insert(id) }
    }
}

/// What any code may create by calling it, under its own name or that of a typealias.
private struct CalledTypes {
    private var names: Set<NameHash> = []
    /// The last names of types with those of the typealiases that stand for them.
    private var aliases: [String: Set<NameHash>] = [:]

    init(_ summaries: [FileSummary]) {
        for summary in summaries {
            names.formUnion(summary.calledTypes)
            for alias in summary.typealiases {
                guard let target = alias.type.dottedName?.lastNamePart else { continue }
                aliases[target, default: []].insert(NameHash(alias.name.lastNamePart))
            }
        }
    }

    /// Whether something creates a root, which needs no parent.
    func mayCreate(_ root: ComponentDraft) -> Bool {
        let name = root.name.lastNamePart
        return names.contains(NameHash(name)) || aliases[name].map { !names.isDisjoint(with: $0) } == true
    }
}

extension [String] {
    /// `Child` of `Child.self`.
    fileprivate var withoutPostfixSelf: [String] { count > 1 && last == "self" ? dropLast() : self }
}
