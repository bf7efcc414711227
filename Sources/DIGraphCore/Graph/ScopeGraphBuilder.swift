import SwiftFacts

/// Joins the summaries of all files into the graph of components, and keeps what cannot be joined.
final class ScopeGraphBuilder {
    let symbols: SymbolTable
    let settings: GeneratorSettings
    let classifier: ComponentClassifier
    let spelling: TypeSpelling
    let types: TypeResolver
    let isolations: IsolationRules
    let protocolTable: ProtocolTable
    /// The functions of all files that are named like a type.
    private let functions: Set<String>
    /// Per summary: the typealiases, by name, and the names of the types in the bodies of functions.
    let localAliases: [[String: [TypealiasDeclaration]]]
    let localTypes: [Set<String>]
    var rejections = Rejections()

    var components: [ComponentDraft] = []
    var idsByDeclaration: [DeclarationReference: ScopeID] = [:]
    var idsByKey: [DeclaredName: [ScopeID]] = [:]
    private var protocols: [DependencyProtocol] = []
    var slots: [PluginSlot] = []
    private var protocolReferences: [DeclarationReference: DependencyReference] = [:]
    var edges: [Set<ScopeID>] = []
    var createdByAnything: Set<ScopeID> = []
    var creationSites: [CreationSite] = []
    lazy var classesWithSubclasses = Set(components.compactMap(\.superclass))
    lazy var subclassOrder = SubclassOrder(components)
    var membersWithAttributes: [DeclaredName: Set<String>] = [:]
    /// Components with a `Self(parent: self)`.
    var createsItself: Set<ScopeID> = []
    var membersByName = MembersByName()
    /// The canonical types of their properties, of types that are no components.
    var propertiesOfTypes: [DeclaredName: [String: [TypeSyntax]]] = [:]
    /// Components whose creation was an error of its own.
    var unlinked: Set<ScopeID> = []
    /// Whether an error is about a creation that may be one of any component.
    var hasUntoldCreation = false
    /// The components that have the members of an extension of a protocol by their own conformances.
    var componentsByExtension: [DeclarationReference: [ScopeID]] = [:]
    /// Whether classes conform to protocols, themselves or by those above them.
    var knownConformances: [ClassConformance: [Condition]?] = [:]
    /// What files of the output's module import, as the generated file then does.
    private lazy var importedGroups: Set<ImportedGroup> = {
        let own = zip(symbols.summaries, symbols.modules).filter { $1 == settings.outputModule }
        return own.flatMap { $0.0.imports }.reduce(into: []) { groups, imported in
            for attribute in imported.attributes where attribute.name == "_spi" {
                groups.insert(ImportedGroup(module: imported.module, attribute: attribute))
            }
        }
    }()
    /// What associated types stand for in classes.
    var knownAssociatedTypes: [InheritedClass: [String: TypeSyntax]] = [:]
    /// The protocols that declare associated types.
    private(set) lazy var openProtocols = Set(
        symbols.typeReferences.filter { reference in
            let declaration = symbols.declaration(reference)
            return declaration.kind == .protocol && declaration.members.contains { $0.kind == .associatedtype }
        })
    /// The protocols that some component conforms to, so that a type which has to do so may be that component.
    private(set) lazy var conformedProtocols = findConformedProtocols()
    /// The extensions of protocols, by the types that `Self` has to be for them.
    private let extensionsByBound: [DeclarationReference: [DeclarationReference]]
    /// Creations in classes of an unknown base, which matter where nothing else is said about these.
    var inUnknownBase: [(owner: DeclarationReference, creation: Creation, summary: Int, children: [ScopeID])] = []
    var creations: [LinkedCreation] = []
    /// Per module: conditions that are not met, because a module is imported under them that this build does without.
    private let unmetConditions: [String: [[Condition]]]
    /// Modules that the generated file sees under conditions only, as it sees all components in them.
    var moduleConditions: [String: [Condition]] = [:]
    /// Where some roots are wired elsewhere: the creations in the output module, and the edges that others make.
    var ownCreations: [LinkedCreation] = []
    var edgesOfOtherModules: [ScopeID: Set<ScopeID>] = [:]

    init(_ program: Program) {
        settings = program.settings
        symbols = program.symbols
        classifier = program.classifier
        spelling = program.spelling
        types = program.types
        isolations = program.isolations
        protocolTable = program.protocols
        functions = program.symbols.summaries.reduce(into: []) { $0.formUnion($1.functions) }
        localAliases = program.symbols.summaries.map {
            Dictionary(grouping: $0.typealiases.filter(\.isLocal), by: \.name)
        }
        localTypes = program.symbols.summaries.map { Set($0.types.filter(\.isLocal).map(\.name)) }
        extensionsByBound = program.protocols.extensionsByBound()
        unmetConditions = program.symbols.conditionsOfImports(of: program.settings.absentModules)
    }

    /// Whether this build leaves out what stands under the conditions.
    func isLeftOut(_ conditions: [Condition], in summaryIndex: Int) -> Bool {
        guard !unmetConditions.isEmpty, let module = symbols.modules[summaryIndex],
            let unmet = unmetConditions[module]
        else { return false }
        return unmet.contains { ConditionLogic.implies(conditions, anyOf: [$0]) }
    }

    func build() -> (graph: ScopeGraph, creations: [LinkedCreation], rejections: Rejections) {
        collectComponents()
        linkCreations()
        collectRepeatedShared()
        rejectCreationsInUnknownBases()
        linkNonCoreComponents()
        limitToVisibleModules()
        linkPlugins()
        finishEdges()
        noteCreationConditions()
        noteCreationFiles()
        rejectCreationsBelowForeignRoots()
        noteWhatIsBelowUnlinked()
        return (graph, creations, rejections)
    }

    private var graph: ScopeGraph {
        ScopeGraph(
            components: components.map(Component.init), protocols: protocols, slots: slots,
            declaredNames: symbols.names, namesInside: settings.isReplaceable ? symbols.namesInside() : [:],
            spelling: spelling, aliasFiles: symbols.aliasFiles, protocolInheritance: protocolTable.inheritance,
            moduleConditions: moduleConditions)
    }

    // MARK: Components

    private func collectComponents() {
        let found = classifier.classifications.keys.filter { reference in
            !isLeftOut(symbols.declaration(reference).conditions, in: reference.summary)
        }.map { reference in
            (key: symbols.key(of: reference), location: symbols.location(of: reference), reference: reference)
        }.sorted { left, right in
            guard left.key == right.key else { return left.key < right.key }
            return (left.location, left.reference.variant) < (right.location, right.reference.variant)
        }
        for (index, entry) in found.enumerated() {
            idsByDeclaration[entry.reference] = ScopeID(index)
            if !symbols.declaration(entry.reference).isLocal { idsByKey[entry.key, default: []].append(ScopeID(index)) }
        }
        edges = Array(repeating: [], count: found.count)
        components = found.indices.map { component(ScopeID($0), found[$0].reference, key: found[$0].key) }
        collectMembers()
        for reference in sendability.sendable(among: components.map(\.declaration)) {
            if let id = idsByDeclaration[reference] { components[id.index].isSendable = true }
        }
    }

    private func component(_ id: ScopeID, _ reference: DeclarationReference, key: DeclaredName)
        -> ComponentDraft
    {
        let declaration = symbols.declaration(reference)
        let classification = classifier.classifications[reference]
        let dependencies = dependencies(of: reference)
        let extensions = pluginExtensions(of: reference)
        let access = symbols.effectiveAccess(of: reference)
        return ComponentDraft(
            id: id, declaration: reference, name: key.name, module: key.module,
            kind: classification?.kind ?? .component,
            location: symbols.location(of: reference), access: access,
            inaccessibility: declaration.isLocal ? .isLocal : settings.inaccessibility(of: access, in: key.module),
            conditions: declaration.conditions
                + (classification?.conditions ?? []).without(declaration.conditions)
                + declaration.attributes.availabilityConditions,
            attributes: Array(declaration.attributes),
            isolation: isolations.isolation(of: reference), isMainActor: classification?.isMainActor == true,
            superclass: classification?.superclass.flatMap { idsByDeclaration[$0] },
            dependencies: dependencies.references,
            dependencyName: dependencies.name, pluginExtensions: extensions,
            extensionMembers: extensions.flatMap { protocols[$0.index].requests.map(Self.providedMember) },
            sendableMark: sendableMark(of: classification))
    }

    private var sendability: SendabilityRules {
        SendabilityRules(symbols: symbols, isolations: isolations, protocols: protocolTable)
    }

    /// `Component<GameDependency & Sendable>`, also by a typealias.
    private func sendableMark(of classification: ComponentClassifier.Classification?) -> SourceLocation? {
        guard let argument = classification?.arguments.first, classification?.kind != .bootstrap else { return nil }
        return protocolTable.namesSendable(argument) ? argument.location : nil
    }

    private func dependencies(of reference: DeclarationReference) -> (
        references: [DependencyReference], name: String?
    ) {
        guard let classification = classifier.classifications[reference], classification.kind != .bootstrap,
            let argument = classification.arguments.first
        else { return ([], nil) }
        let name = argument.type.description
        let declaration = symbols.declaration(reference)
        // A generic base class does not know its dependency; its subclasses do.
        if let parameter = argument.type.dottedName, declaration.genericParameters.contains(parameter) {
            return ([], name)
        }
        let found = protocolTable.dependencies(of: argument) ?? []
        return (found.map { self.reference(to: $0) }, name)
    }

    private func pluginExtensions(of reference: DeclarationReference) -> [DependencyReference] {
        guard let classification = classifier.classifications[reference], classification.kind == .pluginized,
            classification.arguments.count > 1
        else { return [] }
        let argument = classification.arguments[1]
        let type = argument.type.withoutExistential
        if let name = type.dottedName, symbols.declaration(reference).genericParameters.contains(name) { return [] }
        return protocolTable.constraints(of: type, in: argument.context).flatMap { part in
            protocolTable.protocols(named: part.type, in: part.context).map { self.reference(to: $0) }
        }
    }

    /// A requirement of a plug-in extension, as the core component offers it to the scopes below.
    private static func providedMember(_ request: Request) -> ProvidedMember {
        ProvidedMember(
            member: request.member, location: request.location, module: request.module, via: .pluginExtension,
            isolation: request.isolation, conditions: request.conditions, availability: request.availability,
            access: max(request.member.access, .internal), isSettable: request.isSettable, effects: request.effects,
            signature: request.signature)
    }

    private func reference(to declaration: DeclarationReference) -> DependencyReference {
        if let known = protocolReferences[declaration] { return known }
        let reference = DependencyReference(index: protocols.count)
        protocolReferences[declaration] = reference
        protocols.append(protocolTable.dependencyProtocol(declaration))
        return reference
    }

    // MARK: Members

    /// A class as one of its subclasses sees it.
    struct InheritedClass: Hashable {
        let reference: DeclarationReference
        /// What its generic parameters stand for.
        let generics: [String: TypeSyntax]
    }

    /// `@_spi(Tests) import Core`.
    struct ImportedGroup: Hashable {
        let module: String
        let attribute: Attribute
    }

    struct ClassConformance: Hashable {
        let reference: DeclarationReference
        let conformed: DeclaredName
    }

    /// The members of all components. What a class inherits is read once for all subclasses that see it alike.
    private func collectMembers() {
        var parts: [InheritedMembers.Part] = []
        var known: [InheritedClass: Int] = [:]
        var own: [Int] = []
        for reference in components.map(\.declaration) {
            var chain: [InheritedClass] = []
            var visited: Set<DeclarationReference> = []
            var next: InheritedClass? = InheritedClass(reference: reference, generics: [:])
            while let found = next, known[found] == nil, visited.insert(found.reference).inserted {
                chain.append(found)
                next = base(of: found)
            }
            for found in chain.reversed() {
                let base = base(of: found).flatMap { known[$0] }
                parts.append(
                    part(of: found, base: base.flatMap { parts[$0].isEmpty ? parts[$0].base : $0 }, among: parts))
                known[found] = parts.count - 1
            }
            own.append(known[InheritedClass(reference: reference, generics: [:])] ?? 0)
        }
        let all = InheritedMembers.Parts(parts)
        for index in components.indices {
            components[index].members = InheritedMembers(parts: all, own: own[index])
        }
    }

    func base(of inherited: InheritedClass) -> InheritedClass? {
        guard let classification = classifier.classifications[inherited.reference],
            let superclass = classification.superclass
        else { return nil }
        let generics = classification.superclassGenerics.mapValues { $0.replacingNames(inherited.generics) }
        // Where each class makes more of what it passes on, no end would come.
        let isBounded = generics.values.allSatisfy {
            $0.size(upTo: Self.largestArgument) < Self.largestArgument && !$0.isNested(deeperThan: Self.deepestArgument)
        }
        return InheritedClass(reference: superclass, generics: isBounded ? generics : [:])
    }

    private static let largestArgument = 64
    private static let deepestArgument = 12

    /// The members of a class and its extensions.
    private func part(
        of inherited: InheritedClass, base: Int?, among parts: [InheritedMembers.Part]
    ) -> InheritedMembers.Part {
        let constrained = base.map { parts[$0].constrained } ?? []
        let isGeneric = !symbols.declaration(inherited.reference).genericParameters.isEmpty
        let generics = inherited.generics.merging(associatedTypes(of: inherited)) { own, _ in own }
        var provided: [ProvidedMember] = []
        var rejected: [ProvidedMember] = []
        for source in memberSources(of: inherited) {
            if source.isOfProtocol, source.unmetConstraint == nil, let id = idsByDeclaration[inherited.reference] {
                componentsByExtension[source.declaration, default: []].append(id)
            }
            let isolation = isolations.isolation(of: source.declaration)
            for member in symbols.declaration(source.declaration).members {
                guard member.kind == .property || member.kind == .method || member.kind == .subscript else {
                    continue
                }
                var candidate = providedMember(member, in: source, of: inherited, ambient: isolation, generics)
                // Of a generic class, the compiler takes the member with the constraint.
                if !source.isOfProtocol, source.isConstrained || !isGeneric {
                    let base = constrained.first { isEqual($0, candidate) }?.constrainedClass
                    if let base { candidate = candidate.equal(inBase: base) }
                }
                if isUsable(candidate) { provided.append(candidate) } else { rejected.append(candidate) }
            }
        }
        return InheritedMembers.Part(provided: provided, rejected: rejected, base: base, inherited: constrained)
    }

    private func isEqual(_ left: ProvidedMember, _ right: ProvidedMember) -> Bool {
        left.member.fullName == right.member.fullName && left.signature == right.signature
            && !ConditionLogic.areExclusive(left.conditions, right.conditions)
    }

    /// A declaration whose members a class has.
    private struct MemberSource {
        let declaration: DeclarationReference
        /// Under which the class has them, besides those around the declaration.
        var conditions: [Condition] = []
        /// What the class does not meet, so that it has none of them: `D == any PlayerDependency`.
        var unmetConstraint: String?
        /// It is an extension of the class for some arguments only.
        var isConstrained = false
        var isOfProtocol = false
        /// Where the class has the members, whatever they say.
        var actor = Isolation.none
    }

    /// The class, its extensions, and those of the protocols that it conforms to.
    private func memberSources(of inherited: InheritedClass) -> [MemberSource] {
        let key = symbols.key(of: inherited.reference)
        let own =
            [MemberSource(declaration: inherited.reference)]
            + key.extensions.map { extending in
                MemberSource(
                    declaration: extending, conditions: symbols.extensionsInBranches[extending]?[key] ?? [],
                    unmetConstraint: unmetConstraint(of: extending, by: inherited),
                    isConstrained: !symbols.declaration(extending).constraints.isEmpty
                        || !symbols.extendedArguments(of: extending).isEmpty)
            }
        let parts = own.filter { $0.unmetConstraint == nil }.map(\.declaration)
        let conformed = protocolTable.extensionsOfConformances(of: parts).map {
            MemberSource(
                declaration: $0.reference, conditions: $0.conditions,
                unmetConstraint: unmetConstraint(ofProtocol: $0.reference, by: inherited), isOfProtocol: true)
        }
        return own + conformed
            + extensionsMetFirst(by: inherited, parts).map {
                MemberSource(declaration: $0.reference, conditions: $0.conditions, isOfProtocol: true)
            }
            + runtimeExtensions(of: inherited).map {
                MemberSource(declaration: $0.reference, isOfProtocol: true, actor: $0.actor)
            }
    }

    /// The first constraint of an extension that the class does not meet for certain.
    private func unmetConstraint(of extending: DeclarationReference, by inherited: InheritedClass) -> String? {
        let declaration = symbols.declaration(extending)
        let context = symbols.context(inside: extending)
        let unmet = declaration.constraints.first { constraint in
            guard constraint.isSameType, let name = constraint.left.dottedName, let known = inherited.generics[name]
            else { return true }
            return known != types.canonical(constraint.right, in: context)
        }
        if let unmet { return unmet.description }
        let parameters = symbols.declaration(inherited.reference).genericParameters
        return zip(parameters, symbols.extendedArguments(of: extending)).first { parameter, argument in
            inherited.generics[parameter] != types.canonical(argument.type, in: argument.context)
        }.map { "\($0) == \($1.type)" }
    }

    private func isUsable(_ member: ProvidedMember) -> Bool {
        !member.isOutOfReach && member.signature.result != nil
            && settings.isVisible(member.access, declaredIn: member.module)
    }

    private func providedMember(
        _ member: MemberDeclaration, in source: MemberSource, of inherited: InheritedClass, ambient: Isolation,
        _ generics: [String: TypeSyntax]
    ) -> ProvidedMember {
        let part = source.declaration
        let declaring = inherited.reference
        let extending = symbols.declaration(part)
        // Inside an extension, names are looked up in the extended type.
        let scope = LookupContext(
            summary: part.summary, module: symbols.modules[part.summary], scope: symbols.key(of: declaring).name,
            outermost: extending.kind == .extension
                ? symbols.key(of: declaring).name : symbols.context(inside: part).outermost,
            generics: generics)
        let own = symbols.declaration(declaring).conditions
        var availability = member.attributes.availability
        if extending.kind == .extension { availability += extending.attributes.availability }
        let around = source.conditions + availability.availabilityConditions
        let conditions = around.isEmpty ? member.conditions : member.conditions + around
        return ProvidedMember(
            member: member,
            location: symbols.location(of: member, in: part),
            module: symbols.modules[part.summary],
            via: classifier.classifications[declaring]?.kind == .nonCore ? .nonCoreComponent : .property,
            isolation: source.actor == .none ? isolation(of: member, in: part, scope, ambient: ambient) : source.actor,
            conditions: conditions.without(own), availability: availability, access: member.access,
            isSettable: symbols.isSettable(member, in: scope), effects: types.effects(of: member, in: scope),
            signature: signature(of: member, in: scope), unmetConstraint: source.unmetConstraint,
            unseenGroup: unseenGroup(of: [member.attributes, extending.attributes], in: part),
            constrainedClass: source.isConstrained ? symbols.key(of: declaring).name : nil)
    }

    /// Inside its module a constant of a `Sendable` type may be read from anywhere, whatever actor it belongs to.
    private func isolation(
        of member: MemberDeclaration, in part: DeclarationReference, _ context: LookupContext, ambient: Isolation
    ) -> Isolation {
        let isolation = isolations.isolation(of: member, in: part, ambient: ambient)
        guard isolation != .none, member.isLet, context.module == settings.outputModule, let type = member.type?.syntax,
            sendability.isSendable(type, in: context)
        else { return isolation }
        return .none
    }

    /// The first `@_spi` of a declaration in another module that no import of the output's module names.
    private func unseenGroup(of attributes: [FactList<Attribute>], in part: DeclarationReference) -> String? {
        guard let module = symbols.modules[part.summary], module != settings.outputModule else { return nil }
        return attributes.joined().first {
            $0.name == "_spi" && !importedGroups.contains(ImportedGroup(module: module, attribute: $0))
        }?.text
    }

    /// Without a type where the initialiser that shows it may give nil.
    private func signature(of member: MemberDeclaration, in context: LookupContext) -> CanonicalSignature {
        let signature = types.signature(of: member, in: context)
        guard member.typeIsInferred, let name = member.type?.syntax.dottedName else { return signature }
        let key = symbols.resolveType(named: name, in: context)
        let declarations = key.map { $0.types + $0.extensions } ?? []
        // `Box(3)` does not tell the argument of a generic `Box`; a typealias may.
        let isPlain = member.type?.syntax == .name(name) && signature.result?.hasArguments != true
        let isUncertain: Bool
        if name.isDotted, let outer = symbols.resolveType(named: name.outerName, in: context),
            (outer.types + outer.extensions).contains(where: { hasStaticMember(named: name.lastNamePart, $0) })
        {
            // `Theme.Dark()` may call a function.
            isUncertain = true
        } else if declarations.isEmpty {
            let isOpen = isPlain && LibraryTypes.generic.contains(name)
            isUncertain = isOpen || member.inferenceIsDoubtful || functions.contains(name)
        } else {
            let isOpen = isPlain && declarations.contains { !symbols.declaration($0).genericParameters.isEmpty }
            isUncertain =
                isOpen || declarations.contains { symbols.declaration($0).members.contains { $0.name == "init?" } }
        }
        return isUncertain ? CanonicalSignature(result: nil, parameters: [], generics: signature.generics) : signature
    }

    private func hasStaticMember(named name: String, _ part: DeclarationReference) -> Bool {
        symbols.declaration(part).members.contains { $0.isStatic && $0.name == name }
    }

    /// Of protocols that a base class conforms to: the extensions that this is the first class to meet, each with the
    /// conditions of the conformance.
    private func extensionsMetFirst(
        by inherited: InheritedClass, _ parts: [DeclarationReference]
    ) -> [(reference: DeclarationReference, conditions: [Condition])] {
        guard !extensionsByBound.isEmpty, let base = base(of: inherited) else { return [] }
        let conformances = protocolTable.conformances(of: parts)
        let new = conformances.map(\.reference).filter { conformed in
            extensionsByBound[conformed] != nil
                && conditionsOfConformance(of: base, to: symbols.key(of: conformed)) == nil
        }
        let candidates = ([inherited.reference] + new).flatMap { extensionsByBound[$0] ?? [] }.withoutRepetition()
        var found: [(reference: DeclarationReference, conditions: [Condition])] = []
        for extending in candidates where isMet(by: inherited, extending) {
            let extended = symbols.key(of: extending)
            if conformances.contains(where: { extended.types.contains($0.reference) }) { continue }
            if let conditions = conditionsOfConformance(of: base, to: extended) {
                found.append((extending, conditions))
            }
        }
        return found
    }

    // MARK: What keeps a component out

    private func noteWhatIsBelowUnlinked() {
        if hasUntoldCreation {
            for index in components.indices where !components[index].isRoot { components[index].isBelowUnlinked = true }
        }
        for id in withSuperclasses(reached(from: unlinked)) {
            components[id.index].isBelowUnlinked = true
        }
    }
}
