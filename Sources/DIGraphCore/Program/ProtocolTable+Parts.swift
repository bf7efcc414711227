import SwiftFacts

/// What a dependency is made of, where it is a composition.
extension ProtocolTable {
    /// The first part of a composition that the sources do not declare and that may have requirements: the provider would
    /// have to conform to it as well.
    func unknownPart(of argument: ComponentClassifier.Argument) -> String? {
        placedUnknownPart(of: argument)?.constraint.type.description
    }

    /// The same, with the typealias that names it, where it does not stand in the argument itself.
    func placedUnknownPart(of argument: ComponentClassifier.Argument) -> SymbolTable.PlacedConstraint? {
        if case .named(let parts) = argument.type, case .type = symbols.resolve(parts, in: argument.context) {
            return nil
        }
        return unknownParts.first(in: argument.type, argument.context) { part, context in
            isNoProtocol(part, in: context) && !Self.hasNoRequirements(part.description)
        }
    }

    /// Those that stand in the composition itself.
    func unknownParts(of argument: ComponentClassifier.Argument) -> [String] {
        symbols.constraints(of: argument.type, in: argument.context) { (_: AliasPlace) in }
            .filter { isNoProtocol($0.type, in: $0.context) && !Self.hasNoRequirements($0.type.description) }
            .map { $0.type.description }
    }

    /// The first part of a composition, also of one with a name, if all are protocols of the sources.
    func firstOfKnownParts(of argument: ComponentClassifier.Argument) -> String? {
        let hasUnknown = partsOtherThanProtocols.finds(in: argument.type, argument.context) { part, context in
            protocols(named: part, in: context).isEmpty
        }
        if hasUnknown || !symbols.isComposition(argument.type, in: argument.context) { return nil }
        return allParts.first(in: argument.type, argument.context) { _, _ in true }?.constraint.type.description
    }

    /// Whether a part of a constraint promises that no conformance to it belongs to an actor.
    func inheritsSendableMetatype(_ constraint: TypeSyntax, in context: LookupContext) -> Bool {
        constraints(of: constraint, in: context).contains { part, context in
            let declared = protocols(named: part, in: context)
            if declared.isEmpty { return part.dottedName?.lastNamePart == "SendableMetatype" }
            return declared.flatMap { hierarchy(of: $0) }.contains { above in
                symbols.declaration(above).inherits.contains { $0.text.lastNamePart == "SendableMetatype" }
            }
        }
    }

    private func isNoProtocol(_ part: TypeSyntax, in context: LookupContext) -> Bool {
        part.dottedName.map { context.generics[$0] == nil } ?? true && protocols(named: part, in: context).isEmpty
    }

    /// Whether a part of a composition is the library's `Sendable`, or what has that name.
    func namesSendable(_ argument: ComponentClassifier.Argument) -> Bool {
        sendableParts.finds(in: argument.type, argument.context) { part, context in
            part.description.lastNamePart == "Sendable" && declarations(of: part, in: context).isEmpty
        }
    }
}
