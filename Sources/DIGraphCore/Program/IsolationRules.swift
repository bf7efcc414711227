import SwiftFacts

/// What a property, method or subscript is isolated to.
package enum Isolation: Hashable, Sendable {
    case none
    /// `MainActor`, or the name of another global actor as it is written, ``Storage.`default` ``.
    case actor(String)
}

/// Which actor a member belongs to, by its own attributes, those of its type, and the module's default.
final class IsolationRules {
    let symbols: SymbolTable
    let settings: ProgramSettings
    /// The component classes, for the isolation that a class inherits from its superclass.
    let classifier: ComponentClassifier
    /// Of all component classes, from the topmost base class down.
    private var componentIsolations: [DeclarationReference: Isolation] = [:]
    /// Of types, protocols and extensions that were asked for.
    private var knownIsolations: [DeclarationReference: Isolation] = [:]
    /// How many are being looked for, one for the other.
    private var depth = 0
    /// Those that say `nonisolated`, and what inherits that.
    private var nonisolatedComponents: Set<DeclarationReference> = []
    /// Of types and protocols that were asked for, the actor of the protocols that they name.
    private var conformedActors: [DeclarationReference: Isolation] = [:]
    /// Those that only the default of their module puts on it, which other modules do not inherit.
    private var defaultActors: Set<DeclarationReference> = []
    /// Of types, protocols and extensions that were asked for, the protocols that they name.
    private var knownNamedProtocols: [DeclarationReference: [DeclarationReference]] = [:]
    /// Of types and extensions that were asked for.
    private var takenRequirements: [DeclarationReference: TakenRequirements] = [:]
    /// Whether some protocol or requirement may say where it is.
    private lazy var mayPlaceRequirements = symbols.summaries.indices.contains { index in
        settings.hasMainActorIsolation(symbols.modules[index])
            || symbols.summaries[index].types.contains { $0.kind == .protocol && $0.mayPlaceRequirements }
    }

    init(symbols: SymbolTable, settings: ProgramSettings, classifier: ComponentClassifier) {
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
            for component in chain.reversed() { note(isolation(of: component), of: component) }
        }
    }

    private func note(_ isolation: Isolation, of component: DeclarationReference) {
        componentIsolations[component] = isolation
        if isolation == .none, symbols.declaration(component).isNonisolated || inheritsNonisolated(component) {
            nonisolatedComponents.insert(component)
        }
    }

    private func inheritsNonisolated(_ component: DeclarationReference) -> Bool {
        classifier.classifications[component]?.superclass.map(nonisolatedComponents.contains) ?? false
    }

    /// - Parameter ambient: the isolation of the type or extension around the member.
    func isolation(
        of member: MemberDeclaration, in reference: DeclarationReference, ambient: Isolation
    ) -> Isolation {
        if member.isNonisolated || member.hasIsolatedParameter { return .none }
        return actor(in: member.attributes, from: reference) ?? witnessIsolation(of: member, in: reference)
            ?? wrappedIsolation(of: member, in: reference) ?? ambient
    }

    /// What answers requirements of protocols that the type or extension around it names is where these are, if they say that and
    /// agree; so is a requirement that is written again in a protocol below.
    private func witnessIsolation(of member: MemberDeclaration, in reference: DeclarationReference) -> Isolation? {
        let declaration = symbols.declaration(reference)
        if declaration.inherits.isEmpty || member.isOverride { return nil }
        if declaration.isNonisolated && declaration.kind != .extension || !mayPlaceRequirements { return nil }
        let name = Requirement.Name(member)
        // Nobody else has it, so that what is above is not looked at.
        guard let placing = requirementPlaces[name], placing != reference else { return nil }
        let taken = requirements(takenOnBy: reference)
        guard let requirements = taken.byName[name] else { return nil }
        let isProtocol = declaration.kind == .protocol
        let isOnlyOne = !isProtocol && !taken.overloaded.contains(name)
        let answered = requirements.filter { requirement in
            (!isProtocol || requirement.isRepeated(by: member))
                && (isOnlyOne || requirement.parameters == member.parameters.map { $0.type })
        }
        guard let found = answered.first?.isolation, answered.allSatisfy({ $0.isolation == found }) else { return nil }
        // A stored property stays where it is.
        let isStored = !isProtocol && member.kind == .property && !member.isComputed
        return found == .none && isStored ? nil : found
    }

    /// A requirement of which it is said where it is.
    private struct Requirement {
        struct Name: Hashable {
            let text: String
            let isStatic: Bool

            init(_ member: MemberDeclaration) {
                text = member.fullName
                isStatic = member.isStatic
            }
        }

        let name: Name
        let parameters: [TypeSyntax]
        let type: TypeSyntax?
        let isolation: Isolation
        /// It says so itself, or its protocol does.
        let isNonisolated: Bool
        let isAsync: Bool

        /// Whether a requirement of a protocol below is the same: a generic one is another, and so is a method of which only
        /// one is `async`.
        func isRepeated(by member: MemberDeclaration) -> Bool {
            type == member.type?.syntax && member.generics.isEmpty
                && !member.parameters.contains { $0.type.mentionsOpaque }
                && (isAsync == member.effects.isAsync || isAsync && member.kind != .method)
        }
    }

    /// Of each protocol, the requirements of which it is said where they are.
    private lazy var placedRequirements: [DeclarationReference: [Requirement]] = {
        var placed: [DeclarationReference: [Requirement]] = [:]
        for reference in symbols.typeReferences {
            let declaration = symbols.declaration(reference)
            if declaration.kind != .protocol || declaration.members.isEmpty { continue }
            let around = isolation(of: reference)
            let found = declaration.members.compactMap { member -> Requirement? in
                let isolation =
                    member.isNonisolated ? .none : actor(in: member.attributes, from: reference) ?? around
                let isNonisolated = member.isNonisolated || declaration.isNonisolated
                if isolation == .none, !isNonisolated { return nil }
                return Requirement(
                    name: Requirement.Name(member), parameters: member.parameters.map { $0.type },
                    type: member.type?.syntax, isolation: isolation, isNonisolated: isNonisolated,
                    isAsync: member.effects.isAsync)
            }
            if !found.isEmpty { placed[reference] = found }
        }
        return placed
    }()

    /// The protocol that has such a requirement; nil where several do.
    private lazy var requirementPlaces = symbols.typeReferences.reduce(
        into: [Requirement.Name: DeclarationReference?]()
    ) { places, reference in
        for requirement in placedRequirements[reference] ?? [] {
            let known = places[requirement.name]
            places[requirement.name] = .some(known == nil || known == reference ? reference : nil)
        }
    }

    /// Where the requirements are that a type or an extension takes on.
    private struct TakenRequirements {
        var byName: [Requirement.Name: [Requirement]] = [:]
        /// The names of which it has several members.
        var overloaded: Set<Requirement.Name> = []
    }

    private func requirements(takenOnBy reference: DeclarationReference) -> TakenRequirements {
        if let known = takenRequirements[reference] { return known }
        var found = TakenRequirements()
        // Where the main actor is the default, what is nonisolated elsewhere takes nothing off it.
        let takesOff = !settings.hasMainActorIsolation(symbols.modules[reference.summary])
        for named in reachable(from: namedProtocols(of: reference), namedProtocols) {
            for requirement in placedRequirements[named] ?? [] where requirement.isolation != .none || takesOff {
                found.byName[requirement.name, default: []].append(requirement)
            }
        }
        if !found.byName.isEmpty {
            let names = symbols.declaration(reference).members.map(Requirement.Name.init)
            found.overloaded = Set(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)
        }
        takenRequirements[reference] = found
        return found
    }

    /// A wrapped property is where the value of its outermost wrapper is; nil where that says nothing.
    private func wrappedIsolation(of member: MemberDeclaration, in reference: DeclarationReference) -> Isolation? {
        guard member.kind == .property, !member.attributes.isEmpty else { return nil }
        let context = symbols.context(inside: reference)
        guard let wrapper = symbols.outermostWrapper(of: member, in: context) else {
            let isOfLibrary = member.attributes.contains {
                LibraryTypes.isMainActorWrapper($0.name, in: symbols.visibleModules[reference.summary])
                    && symbols.resolveType(named: $0.name, in: context) == nil
            }
            return isOfLibrary ? .actor("MainActor") : nil
        }
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
        if let known = componentIsolations[reference] ?? knownIsolations[reference] { return known }
        depth += 1
        let found = findIsolation(of: reference)
        depth -= 1
        // While another one is looked for, an answer may be the one that holds until that is known.
        if depth == 0 { knownIsolations[reference] = found }
        return found
    }

    private func findIsolation(of reference: DeclarationReference) -> Isolation {
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
                RuntimeNames.isOfMainActor(name)
            {
                return .actor("MainActor")
            }
        }
        if let classification = classifier.classifications[reference] {
            if classification.isMainActor { return .actor("MainActor") }
            let inherited = classification.superclass.map { isolation(of: $0) }
            if let inherited, inherited != .none { return inherited }
            if inheritsNonisolated(reference) { return .none }
        }
        return conformedActor(of: reference) ?? actorOfWrappers(in: reference) ?? defaultIsolation(of: reference)
    }

    /// In language mode 5 the property wrappers in a class or struct put it on their actor, if they agree and it conforms to
    /// nothing that is `nonisolated`.
    private func actorOfWrappers(in reference: DeclarationReference) -> Isolation? {
        let declaration = symbols.declaration(reference)
        guard [.class, .struct].contains(declaration.kind),
            settings.compiler(of: symbols.modules[reference.summary])?.infersFromWrappers == true,
            !namedProtocols(of: reference).contains(where: { symbols.declaration($0).isNonisolated })
        else { return nil }
        let wrapped = declaration.members.filter { !$0.isStatic }.compactMap { wrappedIsolation(of: $0, in: reference) }
        let actors = Set(wrapped).subtracting([.none])
        return actors.count == 1 ? actors.first : nil
    }

    private func defaultIsolation(of reference: DeclarationReference) -> Isolation {
        let hasDefault = settings.hasMainActorIsolation(symbols.modules[reference.summary])
        return hasDefault && takesDefault(reference) ? .actor("MainActor") : .none
    }

    /// An actor does not, nor does what stands in a type that is not on the main actor itself.
    private func takesDefault(_ reference: DeclarationReference) -> Bool {
        let declaration = symbols.declaration(reference)
        if declaration.kind == .actor || declaration.isInNonisolated { return false }
        let outer = symbols.key(of: reference).name.outerName
        guard declaration.kind != .extension, !outer.isEmpty, outer != symbols.outermost(of: reference)
        else { return true }
        let around = symbols.resolveType(named: outer, in: symbols.context(atTopOf: reference.summary))
        guard let type = around?.types.first(where: { $0.summary == reference.summary }) else { return true }
        return isolation(of: type) == .actor("MainActor")
    }

    /// The one that an attribute of the declaration itself names.
    func actor(namedBy reference: DeclarationReference) -> Isolation? {
        actor(in: symbols.declaration(reference).attributes, from: reference)
    }

    /// The actor that the protocols agree on which a type or protocol names where it is declared; the default one of its own
    /// module counts.
    private func conformedActor(of reference: DeclarationReference) -> Isolation? {
        var pending = [reference]
        var begun: Set<DeclarationReference> = []
        while let next = pending.last, conformedActors[reference] == nil {
            let isNew = begun.insert(next).inserted
            let parents = conformedProtocols(of: next)
            let open = parents.filter { isNew && saysNoActor($0) && conformedActors[$0] == nil && !begun.contains($0) }
            pending += open
            if !open.isEmpty { continue }
            pending.removeLast()
            // For a type that conforms to a protocol in it, which asks for the type's.
            conformedActors[next] = Isolation.none
            if parents.isEmpty { continue }
            let actors = Set(parents.map { knownIsolation(of: $0, from: next) }).subtracting([.none])
            let saying = parents.filter { knownIsolation(of: $0, from: next) != .none }
            if actors.count == 1, saying.allSatisfy(isByDefault) { defaultActors.insert(next) }
            conformedActors[next] = actors.count == 1 ? actors.first ?? .none : Isolation.none
        }
        return conformedActors[reference] == Isolation.none ? nil : conformedActors[reference]
    }

    /// Those whose actor a type or protocol takes on. In language mode 5 a protocol takes on none, but a type that conforms to
    /// it conforms to what it inherits from, too.
    private func conformedProtocols(of reference: DeclarationReference) -> [DeclarationReference] {
        switch symbols.declaration(reference).kind {
        case .extension: []
        case .protocol: isInMode5(reference) ? [] : namedProtocols(of: reference)
        default:
            Array(
                reachable(from: namedProtocols(of: reference)) { named in
                    isInMode5(named) && saysNoActor(named) ? namedProtocols(of: named) : []
                })
        }
    }

    private func isInMode5(_ reference: DeclarationReference) -> Bool {
        settings.compiler(of: symbols.modules[reference.summary])?.isInMode5 == true
    }

    private func namedProtocols(of reference: DeclarationReference) -> [DeclarationReference] {
        let declaration = symbols.declaration(reference)
        if declaration.inherits.isEmpty { return [] }
        if let known = knownNamedProtocols[reference] { return known }
        let context = symbols.context(around: reference)
        let parts = declaration.inherits.flatMap { symbols.constraints(of: $0.syntax, in: context) }
        let named = parts.compactMap { type, context in
            symbols.resolveType(type, in: context)?.protocols.first { $0 != reference }
        }
        knownNamedProtocols[reference] = named
        return named
    }

    private func saysNoActor(_ reference: DeclarationReference) -> Bool {
        !symbols.declaration(reference).isNonisolated && actor(namedBy: reference) == nil
    }

    /// The isolation of a protocol whose own protocols are known.
    private func knownIsolation(
        of reference: DeclarationReference, from inheriting: DeclarationReference
    ) -> Isolation {
        if symbols.declaration(reference).isNonisolated { return .none }
        if let own = actor(namedBy: reference) { return own }
        let isOtherModule = symbols.modules[reference.summary] != symbols.modules[inheriting.summary]
        if isOtherModule, isByDefault(reference) { return .none }
        let inherited = conformedActors[reference] ?? .none
        return inherited == .none ? defaultIsolation(of: reference) : inherited
    }

    /// Whether nothing but the default of its module puts it on an actor.
    private func isByDefault(_ reference: DeclarationReference) -> Bool {
        saysNoActor(reference)
            && (defaultActors.contains(reference) || conformedActors[reference] ?? Isolation.none == Isolation.none)
    }

    private func actor(in attributes: FactList<Attribute>, from reference: DeclarationReference) -> Isolation? {
        for attribute in attributes {
            if attribute.name == "MainActor" { return .actor("MainActor") }
            if let found = actor(named: attribute.name, in: symbols.context(inside: reference)) { return found }
        }
        return nil
    }

    /// The global actor that an attribute means, through typealiases; one of a library is known by its name only.
    func actor(named name: String, in context: LookupContext) -> Isolation? {
        let symbol = symbols.resolve(named: name, in: context)
        if let key = symbols.type(of: symbol) {
            let attributes = key.types.lazy.flatMap { self.symbols.declaration($0).attributes }
            return attributes.contains { $0.name == "globalActor" } ? .actor("\(TypeSyntax.name(key.name))") : nil
        }
        var name = name
        if case .alias(let place) = symbol { name = symbols.alias(symbols.lastAlias(place)).type.dottedName ?? name }
        guard name.hasSuffix("Actor") else { return nil }
        return .actor(name.lastNamePart == "MainActor" ? "MainActor" : name)
    }
}

extension TypeDeclaration {
    fileprivate var mayPlaceRequirements: Bool {
        isNonisolated || !attributes.isEmpty || members.contains { $0.isNonisolated || !$0.attributes.isEmpty }
    }
}

extension String {
    /// An attribute of a function type, with another name for the global actor that it may be.
    func mappingActor(_ change: (TypeSyntax) -> TypeSyntax) -> String {
        namesActor ? "@\(change(.name(String(dropFirst()))))" : self
    }

    /// Whether such an attribute may be a global actor.
    var namesActor: Bool {
        let name = String(dropFirst())
        return first == "@" && name.last != ")" && name.first != "_" && !Self.attributesOfTypes.contains(name)
    }

    /// The compiler's own, but those that always have arguments.
    private static let attributesOfTypes: Set<String> = [
        "Sendable", "autoclosure", "concurrent", "differentiable", "escaping", "noDerivative", "preconcurrency",
        "retroactive", "unchecked", "unsafe",
    ]
}
