import SwiftFacts

/// What the place of a creation tells of it: what `page = .init(parent: self)` makes, and what `Page(parent: self)` may not.
extension ScopeGraphBuilder {
    /// Rejects a creation that makes another component than the place that it stands in is of: which is meant is unknown.
    func rejectsOther(
        _ creation: Creation, of children: [ScopeID], owner: Owner?, in summaryIndex: Int
    ) -> Bool {
        guard creation.parentIsSelf, !creation.memberIsStatic, let owner, !owner.ids.isEmpty,
            let required = creation.requiredType?.dottedName?.nameParts, !isSilenced(creation, in: summaryIndex),
            !isLocal(required[0], in: summaryIndex), !isParameter(required, of: owner)
        else { return false }
        let named = symbols.resolveTypes(required, in: lookup(from: owner, in: summaryIndex))
        let wanted = named.flatMap { idsByKey[$0] ?? [] }
        guard let first = wanted.first(where: { !components[$0.index].isRoot }), !isChanged(creation, of: owner),
            !children.contains(where: { child in wanted.contains { subclassOrder.isComponent(child, of: $0) } })
        else { return false }
        unlinked.formUnion(children + wanted)
        createdByAnything.formUnion(children + wanted)
        reject(
            creation, in: summaryIndex, child: components[children[0].index].name,
            .otherThanRequired(components[first.index].name))
        return true
    }

    /// Rejects a creation of roots below a component, unless an initialiser of theirs takes a parent: the runtime's does not.
    func rejectRoots(_ roots: [ScopeID], createdBy creation: Creation, owner: Owner?, in summaryIndex: Int) {
        guard creation.parentIsSelf, !creation.memberIsStatic, let owner, !owner.ids.isEmpty, let first = roots.first,
            !isSilenced(creation, in: summaryIndex),
            !roots.contains(where: { takesParentItself(components[$0.index].declaration) })
        else { return }
        rejections.rootsWithParent.formUnion(roots)
        let root = components[first.index]
        let base = RuntimeNames.baseClass(of: .component, isMainActor: root.isMainActor)
        reject(creation, in: summaryIndex, child: root.name, .root(base: base))
    }

    private func isLocal(_ name: String, in summaryIndex: Int) -> Bool {
        symbols.localTypes[summaryIndex][name] != nil || symbols.localAliases[summaryIndex][name] != nil
    }

    /// Whether an attribute, as of a result builder or a wrapper, may make another value of what stands in the member.
    private func isChanged(_ creation: Creation, of owner: Owner) -> Bool {
        guard let member = creation.member else { return false }
        if let known = membersWithAttributes[owner.key] { return known.contains(member) }
        let members = (owner.key.types + owner.key.extensions).flatMap { symbols.declaration($0).members }
        let changed = Set(members.filter { $0.attributes.contains { $0.mayChangeValue } }.map { $0.name })
        membersWithAttributes[owner.key] = changed
        return changed.contains(member)
    }

    /// What tells the type of a creation without a name: as it is written, or that of the member it is assigned to; nil where
    /// a typealias says of what else it is a part.
    func toldType(_ creation: Creation, _ owner: Owner?, in summaryIndex: Int) -> TypeSyntax? {
        if let aliased = typesBehindAlias(creation, owner, in: summaryIndex) {
            return aliased.contains { $0.dottedName == nil } ? nil : aliased.first
        }
        return creation.contextualType ?? typesOfTarget(of: creation, owner).first
    }

    /// The types of the sources that a creation makes by the typealias that it is told, one that is no mere name of a type, or
    /// by what an associated type is; nil where it is told none.
    func declaredTypesBehindAlias(_ creation: Creation, _ owner: Owner?, in summaryIndex: Int) -> [DeclaredName]? {
        typesBehindAlias(creation, owner, in: summaryIndex)?.flatMap(declared).withoutRepetition()
    }

    /// The result of a function, the value of an optional, a part of a collection, or a generic argument; one in each branch of
    /// an `#if`.
    private func typesBehindAlias(_ creation: Creation, _ owner: Owner?, in summaryIndex: Int) -> [TypeSyntax]? {
        if let fixed = fixedType(creation, owner: owner, in: summaryIndex) { return [fixed] }
        guard creation.callee == .inferredInitializer, let type = creation.contextualType else { return nil }
        let context = lookup(from: owner, in: summaryIndex)
        guard let (whole, parts) = type.partOfNamed else {
            return meant(by: type, at: creation.offset, in: context, where: isMoreThanName)?.map { $0.unwrapped }
        }
        return (meant(by: whole, at: creation.offset, in: context) ?? []).compactMap {
            $0.part(along: parts)?.unwrapped
        }
    }

    /// What a typealias stands for, in the branches of an `#if`; nil where none is wanted.
    private func meant(
        by type: TypeSyntax, at offset: UInt32, in context: LookupContext,
        where isWanted: (TypealiasDeclaration) -> Bool = { _ in true }
    ) -> [TypeSyntax]? {
        guard case .named(let names) = type else { return nil }
        let locals = symbols.localAliases(named: names[0].name, at: offset, in: context.summary)
        if names.count == 1, !locals.isEmpty {
            return locals.contains(where: isWanted) ? locals.map { expanded($0, names, in: context) } : nil
        }
        guard case .alias(let first) = symbols.resolve(names, in: context) else { return nil }
        let variants = symbols.variants(symbols.lastAlias(first))
        guard variants.contains(where: { isWanted(symbols.alias($0)) }) else { return nil }
        if variants.count == 1 { return [types.canonical(type, in: context)] }
        return variants.map { expanded(symbols.alias($0), names, in: symbols.aliasContext($0)) }
    }

    private func isMoreThanName(_ alias: TypealiasDeclaration) -> Bool {
        alias.type.dottedName == nil || !alias.genericParameters.isEmpty
    }

    private func expanded(
        _ alias: TypealiasDeclaration, _ parts: [TypeSyntax.NamePart], in context: LookupContext
    ) -> TypeSyntax {
        types.canonical(alias.type(givenArguments: parts.last?.arguments ?? []), in: context)
    }

    /// Where the code of a type is, for looking up what it names.
    func lookup(from owner: Owner?, in summaryIndex: Int) -> LookupContext {
        LookupContext(
            summary: summaryIndex, module: symbols.modules[summaryIndex], scope: owner?.key.name ?? "",
            outermost: owner?.outermost ?? "")
    }

    /// The types of the sources that a creation makes by the member it is assigned to.
    func declaredTypes(ofTargetOf creation: Creation, _ owner: Owner?) -> [DeclaredName] {
        typesOfTarget(of: creation, owner).flatMap(declared).withoutRepetition()
    }

    /// One in each branch of an `#if` that declares the member.
    private func typesOfTarget(of creation: Creation, _ owner: Owner?) -> [TypeSyntax] {
        guard let target = creation.contextualMember, let owner else { return [] }
        if owner.ids.isEmpty {
            return typesOfProperties(named: target.name, of: owner.key).compactMap(target.type)
        }
        return owner.ids.flatMap { typesOfMembers(target, of: components[$0.index]) }
    }

    private func typesOfMembers(_ target: MemberType, of component: ComponentDraft) -> [TypeSyntax] {
        let types = membersByName.members(named: target.name, of: component.members).compactMap { member in
            member.signature.result.flatMap(target.type)
        }
        // A generic parameter hides a type of its name, and what it stands for is told by subclasses.
        let parameters = symbols.declaration(component.declaration).genericParameters
        return types.filter { type in !parameters.contains { type == .name($0) } }
    }

    /// Of a type that is no component, or of the nearest class above it that has them.
    private func typesOfProperties(named name: String, of type: DeclaredName) -> [TypeSyntax] {
        var asked: [DeclaredName] = []
        var found: [TypeSyntax] = []
        for key in symbols.classes(from: type) {
            asked.append(key)
            let known = propertiesOfTypes[key] ?? properties(of: key)
            propertiesOfTypes[key] = known
            if let types = known[name] {
                found = types
                break
            }
        }
        // Chains of classes may be long, and each of them ask for it.
        for key in asked { propertiesOfTypes[key]?[name] = found }
        return found
    }

    private func properties(of key: DeclaredName) -> [String: [TypeSyntax]] {
        var found: [String: [TypeSyntax]] = [:]
        for reference in key.types + key.extensions {
            let context = symbols.context(inside: reference)
            for member in symbols.declaration(reference).members where member.kind == .property {
                guard let type = member.type?.syntax else { continue }
                found[member.name, default: []].append(types.canonical(type, in: context))
            }
        }
        return found
    }

    /// What a canonical type names in the sources: one type, or those of a typealias in the branches of an `#if`.
    func declared(_ type: TypeSyntax) -> [DeclaredName] {
        guard let name = type.dottedName else { return [] }
        let parts = name.nameParts
        let keys = [symbols.key(name, in: nil), symbols.key(parts.dropFirst().joined(separator: "."), in: parts[0])]
        for key in keys {
            if let key, key.symbol != nil { return symbols.types(meantBy: key) }
        }
        return []
    }
}

/// The members of classes by their names, of each class once.
struct MembersByName {
    private var known: [Int: [String: [ProvidedMember]]] = [:]

    /// Those of the nearest class that has some.
    mutating func members(named name: String, of inherited: InheritedMembers) -> [ProvidedMember] {
        for part in inherited.chain {
            if known[part] == nil { known[part] = Self.table(inherited.parts.all[part]) }
            if let found = known[part]?[name] { return found }
        }
        return []
    }

    private static func table(_ part: InheritedMembers.Part) -> [String: [ProvidedMember]] {
        Dictionary(grouping: (part.provided + part.rejected).filter { $0.member.kind == .property }, by: \.member.name)
    }
}
