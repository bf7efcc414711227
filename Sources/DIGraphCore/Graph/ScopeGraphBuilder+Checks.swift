/// What is wrong with a declaration, whatever the rest of the graph looks like.
extension ScopeGraphBuilder {
    /// Only of classes that are created with `parent:`: what nobody creates cannot be missing from the graph.
    mutating func reportUnknownBases() {
        var reported: Set<DeclarationReference> = []
        for (declaration, base) in sortedUnknownBases() where createdOfUnknownBase.contains(declaration) {
            guard reported.insert(base.declaration).inserted,
                let dependency = base.arguments.first(where: { protocolTable.likeness(of: $0) == .certain })
            else { continue }
            diagnostics.append(
                Diagnostic.unknownBaseClass(
                    base.name.joined(separator: "."), component: symbols.key(of: declaration).name,
                    dependency: dependency.type.description,
                    at: SourceLocation(
                        file: symbols.summaries[base.declaration.summary].file, offset: base.reference.offset)))
        }
    }

    mutating func reportDuplicateProtocols() {
        for (key, references) in symbols.types.sorted(by: { $0.key < $1.key }) where references.count > 1 {
            let found = references.filter(protocolTable.isDependencyProtocol)
            for (index, reference) in found.enumerated() {
                let conditions = symbols.declaration(reference).conditions
                let earlier = found[..<index].first {
                    !ConditionLogic.areExclusive(symbols.declaration($0).conditions, conditions)
                }
                guard let earlier else { continue }
                diagnostics.append(
                    Diagnostic.duplicateDependencyProtocol(
                        key.name, at: protocolTable.location(of: reference), first: protocolTable.location(of: earlier))
                )
            }
        }
    }

    mutating func reportUnknownProtocol(_ argument: ComponentClassifier.Argument, component: String) {
        let name = argument.type.description
        let key = argument.type.dottedName.flatMap {
            symbols.resolveType($0.nameParts, in: argument.context)
        }
        let exists = key != nil
        let isProtocol =
            key.map { symbols.types[$0]?.contains { symbols.declaration($0).kind == .protocol } == true }
            ?? !TypeResolver.standardLibrary.contains(name)
        let known = symbols.types.filter { $0.value.contains(where: protocolTable.isDependencyProtocol) }.map(
            \.key.name)
        diagnostics.append(
            Diagnostic.unknownDependencyProtocol(
                name, component: component, at: argument.location,
                similar: exists ? [] : SimilarNames.similar(to: name, in: Set(known).sorted()), exists: exists,
                isProtocol: isProtocol,
                runtime: protocolTable.likeness(of: argument) == .certain ? usedRuntime : nil))
    }

    mutating func reportUnsupportedRequirements(of reference: DeclarationReference) {
        let hierarchy = protocolTable.hierarchy(of: reference)
        for (name, location) in protocolTable.unknownConstraints(of: hierarchy)
        where !ProtocolTable.hasNoRequirements(name) {
            report(
                Diagnostic.unknownInheritedProtocol(name, dependency: symbols.key(of: reference).name, at: location))
        }
        for parent in hierarchy {
            let protocolName = symbols.key(of: parent).name
            for member in symbols.declaration(parent).members {
                let reason: Diagnostic.UnsupportedReason
                switch member.kind {
                case .initializer: reason = .initializer
                case .associatedtype: reason = .associatedType
                case _ where member.isStatic: reason = .isStatic
                case _ where member.parameters.contains { $0.isVariadic }: reason = .variadic
                case _ where member.mentionsSelf: reason = .selfType
                case .property where ["parent", "path", "dependency"].contains(member.name): reason = .reservedName
                default: continue
                }
                let diagnostic = Diagnostic.unsupportedRequirement(
                    member.fullName, of: protocolName,
                    at: SourceLocation(file: symbols.summaries[parent.summary].file, offset: member.offset),
                    reason: reason)
                report(diagnostic)
            }
        }
    }

    /// In `Component<D & Unknown>` the provider would have to conform to both.
    mutating func reportUnknownParts(of argument: ComponentClassifier.Argument, component: String) {
        for name in protocolTable.unknownParts(of: argument) where !ProtocolTable.hasNoRequirements(name) {
            report(
                Diagnostic.unknownDependencyProtocol(
                    name, component: component, at: argument.location, similar: [], exists: false))
        }
    }

    /// Protocols share what they inherit; it is wrong once.
    private mutating func report(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(where: { $0.rule == diagnostic.rule && $0.location == diagnostic.location }) {
            diagnostics.append(diagnostic)
        }
    }

    /// A main-actor class cannot inherit the initialisers of a nonisolated one: the compiler's own error does not tell
    /// what to do about it.
    mutating func reportNonisolatedBase(of reference: DeclarationReference) {
        let declaration = symbols.declaration(reference)
        guard let classification = classifier.classifications[reference], classification.superclass == nil,
            !classification.isMainActor, !declaration.isNonisolated,
            isolations.hasMainActorIsolation(symbols.modules[reference.summary]),
            !declaration.members.contains(where: { $0.kind == .initializer && $0.isNonisolated })
        else { return }
        let base = declaration.inherits.first
        let location = SourceLocation(
            file: symbols.summaries[reference.summary].file, offset: base?.offset ?? declaration.offset)
        let twin =
            switch classification.kind {
            case .component: "MainActorComponent"
            case .bootstrap: "MainActorBootstrapComponent"
            case .pluginized: "MainActorPluginizedComponent"
            case .nonCore: "MainActorNonCoreComponent"
            }
        diagnostics.append(
            Diagnostic.nonisolatedBaseClass(
                base?.syntax.dottedName ?? "", component: symbols.key(of: reference).name, twin: twin, at: location))
    }
}
