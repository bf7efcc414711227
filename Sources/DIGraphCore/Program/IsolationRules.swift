import SwiftFacts

/// What a property, method or subscript is isolated to.
package enum Isolation: Hashable, Sendable {
    case none
    /// `MainActor`, or the name of another global actor.
    case actor(String)
}

/// Which actor a member belongs to, by its own attributes, those of its type, and the module's default.
final class IsolationRules {
    let symbols: SymbolTable
    let settings: GeneratorSettings
    /// The component classes, for the isolation that a class inherits from its superclass.
    let classifier: ComponentClassifier
    /// Of all component classes, from the topmost base class down.
    private var componentIsolations: [DeclarationReference: Isolation] = [:]

    init(symbols: SymbolTable, settings: GeneratorSettings, classifier: ComponentClassifier) {
        self.symbols = symbols
        self.settings = settings
        self.classifier = classifier
        for reference in classifier.classifications.keys where componentIsolations[reference] == nil {
            var chain = [reference]
            while let base = classifier.classifications[chain[chain.count - 1]]?.superclass,
                componentIsolations[base] == nil
            {
                chain.append(base)
            }
            for component in chain.reversed() { componentIsolations[component] = isolation(of: component) }
        }
    }

    /// - Parameter ambient: the isolation of the type or extension around the member.
    func isolation(
        of member: MemberDeclaration, in reference: DeclarationReference, ambient: Isolation
    ) -> Isolation {
        if member.isNonisolated || member.hasIsolatedParameter { return .none }
        return actor(in: member.attributes, from: reference) ?? wrappedIsolation(of: member, in: reference) ?? ambient
    }

    /// A wrapped property is where the value of its outermost wrapper is; nil where that says nothing.
    private func wrappedIsolation(of member: MemberDeclaration, in reference: DeclarationReference) -> Isolation? {
        guard member.kind == .property, !member.attributes.isEmpty,
            let wrapper = symbols.outermostWrapper(of: member, in: symbols.context(inside: reference))
        else { return nil }
        for part in wrapper.types + wrapper.extensions {
            let declaration = symbols.declaration(part)
            for value in declaration.members where value.name == "wrappedValue" && !value.isStatic {
                if value.isNonisolated { return Isolation.none }
                let found = actor(in: value.attributes, from: part) ?? isolation(of: part)
                return found == .none && !declaration.isNonisolated ? nil : found
            }
        }
        return nil
    }

    /// The isolation that the members of a type or an extension have when they say nothing.
    func isolation(of reference: DeclarationReference) -> Isolation {
        if let known = componentIsolations[reference] { return known }
        let declaration = symbols.declaration(reference)
        if declaration.isNonisolated { return .none }
        if let own = actor(in: declaration.attributes, from: reference) { return own }
        if declaration.kind == .extension {
            let context = symbols.context(atTopOf: reference.summary)
            if let key = symbols.resolveType(named: declaration.name, in: context), let extended = key.types.first {
                // What is nonisolated where it is declared does not make its extensions so.
                let inherited = isolation(of: extended)
                if inherited != .none { return inherited }
            } else if let name = classifier.runtimeName(declaration.name.nameParts, in: context),
                RuntimeNames.classes[name]?.isMainActor == true
            {
                return .actor("MainActor")
            }
        }
        if let classification = classifier.classifications[reference] {
            if classification.isMainActor { return .actor("MainActor") }
            let inherited = classification.superclass.map { isolation(of: $0) }
            if let inherited, inherited != .none { return inherited }
        }
        if let inherited = conformedActor(of: reference) { return inherited }
        if declaration.isInNonisolated { return .none }
        return settings.hasMainActorIsolation(symbols.modules[reference.summary]) ? .actor("MainActor") : .none
    }

    /// The one that an attribute of the declaration itself names.
    func actor(namedBy reference: DeclarationReference) -> Isolation? {
        actor(in: symbols.declaration(reference).attributes, from: reference)
    }

    /// A type that conforms to a global-actor protocol where it is declared belongs to that actor.
    private func conformedActor(of reference: DeclarationReference) -> Isolation? {
        let declaration = symbols.declaration(reference)
        guard declaration.kind != .extension else { return nil }
        let context = symbols.context(around: reference)
        for inherited in declaration.inherits {
            guard let name = inherited.syntax.dottedName, let key = symbols.resolveType(named: name, in: context),
                let conformed = key.types.first, symbols.declaration(conformed).kind == .protocol,
                conformed != reference,
                let actor = actor(in: symbols.declaration(conformed).attributes, from: conformed)
            else { continue }
            return actor
        }
        return nil
    }

    private func actor(in attributes: FactList<Attribute>, from reference: DeclarationReference) -> Isolation? {
        for attribute in attributes {
            if attribute.name == "MainActor" || attribute.name == "Swift.MainActor" { return .actor("MainActor") }
            let context = symbols.context(inside: reference)
            if case .alias(let place) = symbols.resolve(named: attribute.name, in: context),
                symbols.alias(place).type.dottedName?.hasSuffix("MainActor") == true
            {
                return .actor("MainActor")
            }
            if let key = symbols.resolveType(named: attribute.name, in: context),
                key.types.contains(where: {
                    symbols.declaration($0).attributes.contains { $0.name == "globalActor" }
                })
            {
                return .actor(key.name)
            }
            // A global actor of a library is known by its name only.
            if attribute.name.hasSuffix("Actor") { return .actor(attribute.name) }
        }
        return nil
    }
}
