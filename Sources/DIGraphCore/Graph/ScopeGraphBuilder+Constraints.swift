import SwiftFacts

/// Which extensions of protocols and of the runtime's classes are for a component.
extension ScopeGraphBuilder {
    /// What the sources add to the runtime's own class above a component, and to `Scope`, each with the actor that its
    /// members are on where that is not told by the extension.
    func runtimeExtensions(of inherited: InheritedClass) -> [(reference: DeclarationReference, actor: Isolation)] {
        guard !protocolTable.runtimeExtensions.isEmpty,
            let classification = classifier.classifications[inherited.reference], classification.superclass == nil
        else { return [] }
        return ComponentClassifier.extensibleNames(of: classification).flatMap { name in
            let isOnMainActor = name == "Scope" && classification.isMainActor
            return (protocolTable.runtimeExtensions[name] ?? []).filter { isMet(by: inherited, $0) }
                .map { ($0, isOnMainActor ? Isolation.actor("MainActor") : Isolation.none) }
        }
    }

    /// Whether a class is known to meet all that such an extension requires.
    func isMet(by inherited: InheritedClass, _ extending: DeclarationReference) -> Bool {
        let declaration = symbols.declaration(extending)
        guard declaration.hasWhereClause else { return true }
        let context = symbols.context(inside: extending)
        return !declaration.constraints.isEmpty
            && declaration.constraints.allSatisfy { meets($0, inherited, in: context) }
    }

    private func meets(_ constraint: TypeConstraint, _ inherited: InheritedClass, in context: LookupContext) -> Bool {
        switch constraint.left.dottedName {
        case "Self" where constraint.isSameType:
            return protocolTable.declarations(of: constraint.right, in: context).contains(inherited.reference)
        case "Self":
            let parts = protocolTable.constraints(of: constraint.right, in: context)
            return !parts.isEmpty && parts.allSatisfy { isKind(inherited, of: $0.type, in: $0.context) }
        case "DependencyType" where constraint.isSameType:
            return arguments(of: inherited).first == types.canonical(constraint.right, in: context)
        default: return false
        }
    }

    /// Whether a class is, inherits from or conforms to what a name means.
    private func isKind(_ inherited: InheritedClass, of type: TypeSyntax, in context: LookupContext) -> Bool {
        guard case .named(let parts) = type else { return false }
        guard case .type(let key) = symbols.resolve(parts, in: context) else {
            if parts.count == 1, parts[0].name == "AnyObject" { return true }
            return isRuntimeKind(inherited, of: parts, in: context)
        }
        var visited: Set<DeclarationReference> = []
        var next: InheritedClass? = inherited
        while let found = next, visited.insert(found.reference).inserted {
            if key.types.contains(found.reference) { return hasArguments(found, parts.last?.arguments ?? [], context) }
            let conformed = protocolTable.conformances(of: symbols.parts(of: found.reference))
            if conformed.contains(where: { key.types.contains($0.reference) }) { return true }
            next = base(of: found)
        }
        return false
    }

    /// The conditions under which a class or one above it conforms to a protocol; nil where none does. Base classes are
    /// asked first, so that a chain of them is gone once.
    func conditionsOfConformance(of inherited: InheritedClass, to key: DeclaredName) -> [Condition]? {
        var conditions: [Condition]?
        var visited: Set<DeclarationReference> = []
        var next: InheritedClass? = inherited
        while let found = next, visited.insert(found.reference).inserted {
            if let known = knownConformances[ClassConformance(reference: found.reference, conformed: key)] {
                conditions = known
                break
            }
            let conformed = protocolTable.conformances(of: symbols.parts(of: found.reference))
            conditions = conformed.first { key.types.contains($0.reference) }?.conditions
            if conditions != nil { break }
            next = base(of: found)
        }
        for reference in visited {
            knownConformances[ClassConformance(reference: reference, conformed: key)] = .some(conditions)
        }
        return conditions
    }

    private func hasArguments(_ found: InheritedClass, _ arguments: [TypeSyntax], _ context: LookupContext) -> Bool {
        zip(symbols.declaration(found.reference).genericParameters, arguments).allSatisfy { parameter, argument in
            found.generics[parameter] == types.canonical(argument, in: context)
        }
    }

    /// `Self: BootstrapComponent`, `Self: Component<SomeDependency>`.
    private func isRuntimeKind(
        _ inherited: InheritedClass, of parts: [TypeSyntax.NamePart], in context: LookupContext
    ) -> Bool {
        guard let classification = classifier.classifications[inherited.reference],
            let name = classifier.runtimeName(parts.map(\.name), in: context),
            ComponentClassifier.extensibleNames(of: classification).contains(name),
            // What is a scope on the main actor only has such members there only.
            name != "Scope" || !classification.isMainActor
        else { return false }
        return zip(arguments(of: inherited), parts.last?.arguments ?? []).allSatisfy {
            $0 == types.canonical($1, in: context)
        }
    }

    /// Of the runtime's class above a component. A root is a component that depends on nothing.
    private func arguments(of inherited: InheritedClass) -> [TypeSyntax] {
        let arguments = classifier.classifications[inherited.reference]?.arguments ?? []
        if arguments.isEmpty { return [.name("EmptyDependency")] }
        return arguments.map { types.canonical($0.type, in: $0.context).replacingNames(inherited.generics) }
    }
}

/// What generic parameters and associated types stand for, of which code makes what others choose.
extension ScopeGraphBuilder {
    /// Whether the type that is created is one that callers choose among components, or surely among others; nil where that
    /// is not known.
    func standsForComponents(_ creation: Creation, owner: Owner?, in summaryIndex: Int) -> Bool? {
        guard case .named(let parts, _) = creation.callee else { return nil }
        let associated = parts.count == 1 ? owner.map { boundsOfAssociatedType(parts[0], in: $0.key) } : nil
        guard let bounds = creation.contextualType?.namesOfParts ?? associated, !bounds.isEmpty else { return nil }
        let context = LookupContext(
            summary: summaryIndex, module: symbols.modules[summaryIndex], scope: owner?.key.name ?? "")
        var isClass = false
        for name in bounds {
            if let runtime = classifier.runtimeName(name.nameParts, in: context) {
                if RuntimeNames.classes[runtime] != nil { return true }
                continue
            }
            for key in symbols.resolveTypes(name.nameParts, in: context) {
                if idsByKey[key]?.isEmpty == false { return true }
                if isConformedTo(key) { return true }
                isClass = isClass || key.types.contains { isOtherClass($0) }
            }
        }
        return isClass ? false : nil
    }

    /// Whether some component conforms to a protocol, so that a type which has to do so may be that component.
    private func isConformedTo(_ key: DeclaredName) -> Bool {
        guard !key.protocols.isEmpty else { return false }
        if let known = conformedProtocols[key] { return known }
        let isConformedTo = components.contains { component in
            let inherited = InheritedClass(reference: component.declaration, generics: [:])
            return !component.isRoot && conditionsOfConformance(of: inherited, to: key) != nil
        }
        conformedProtocols[key] = isConformedTo
        return isConformedTo
    }

    /// The names of what an associated type of a protocol has to inherit from.
    private func boundsOfAssociatedType(_ name: String, in key: DeclaredName) -> [String] {
        for reference in key.protocols {
            let members = symbols.declaration(reference).members
            guard let member = members.first(where: { $0.kind == .associatedtype && $0.name == name }) else { continue }
            return member.generics.parameters.flatMap { $0.bound?.namesOfParts ?? [] }
        }
        return []
    }

    /// Whether a class inherits from no component, as far as its base classes are known.
    private func isOtherClass(_ reference: DeclarationReference) -> Bool {
        symbols.declaration(reference).kind == .class && classifier.unknownBases[reference] == nil
            && classifier.classifications[reference] == nil
    }
}
