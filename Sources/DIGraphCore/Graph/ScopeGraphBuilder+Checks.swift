/// What is wrong with a declaration, whatever the rest of the graph looks like.
extension ScopeGraphBuilder {
    mutating func reportUnknownBases() {
        for (reference, base) in classifier.unknownBases where classifier.classifications[reference] == nil {
            guard case .named(let parts) = base.syntax else { continue }
            let context = symbols.context(around: reference)
            for argument in parts.last?.arguments ?? [] {
                let located = ComponentClassifier.Argument(
                    type: argument, context: context, location: protocolTable.location(of: reference))
                guard let found = protocolTable.dependencies(of: located), !found.isEmpty else { continue }
                diagnostics.append(
                    Messages.unknownBaseClass(
                        base.syntax.dottedName ?? base.text, component: symbols.key(of: reference).name,
                        dependency: argument.description,
                        at: SourceLocation(file: symbols.summaries[reference.summary].file, offset: base.offset)))
                break
            }
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
                    Messages.duplicateDependencyProtocol(
                        key.name, at: protocolTable.location(of: reference), first: protocolTable.location(of: earlier))
                )
            }
        }
    }

    mutating func reportUnknownProtocol(_ argument: ComponentClassifier.Argument, component: String) {
        let name = argument.type.description
        let exists =
            argument.type.dottedName.flatMap {
                symbols.resolveType($0.split(separator: ".").map(String.init), in: argument.context)
            } != nil
        let known = symbols.types.filter { $0.value.contains(where: protocolTable.isDependencyProtocol) }.map(
            \.key.name)
        diagnostics.append(
            Messages.unknownDependencyProtocol(
                name, component: component, at: argument.location,
                similar: exists ? [] : SimilarNames.similar(to: name, in: Set(known).sorted()), exists: exists))
    }

    mutating func reportUnsupportedRequirements(of reference: DeclarationReference) {
        for parent in protocolTable.hierarchy(of: reference) {
            let protocolName = symbols.key(of: parent).name
            for member in symbols.declaration(parent).members {
                let reason: Messages.UnsupportedReason
                switch member.kind {
                case .initializer: reason = .initializer
                case .associatedtype: reason = .associatedType
                case _ where member.isStatic: reason = .isStatic
                case _ where member.parameters.contains { $0.isVariadic }: reason = .variadic
                default: continue
                }
                let diagnostic = Messages.unsupportedRequirement(
                    member.fullName, of: protocolName,
                    at: SourceLocation(file: symbols.summaries[parent.summary].file, offset: member.offset),
                    reason: reason)
                // Protocols share what they inherit; it is wrong once.
                if !diagnostics.contains(where: { $0.id == diagnostic.id && $0.location == diagnostic.location }) {
                    diagnostics.append(diagnostic)
                }
            }
        }
    }
}
