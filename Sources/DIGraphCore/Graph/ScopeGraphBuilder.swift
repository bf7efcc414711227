import SwiftFacts

/// Joins the summaries of all files into the graph of components, and keeps what cannot be joined.
final class ScopeGraphBuilder {
    let symbols: SymbolTable
    let settings: ProgramSettings
    let classifier: ComponentClassifier
    let spelling: TypeSpelling
    let types: TypeResolver
    let isolations: IsolationRules
    let protocolTable: ProtocolTable
    /// The functions of all files that are named like a type.
    let functions: Set<String>
    private lazy var emptyParts = CompositionSearch(symbols)
    private(set) lazy var failingTypes = FailingTypes(symbols, protocolTable)
    let rejections = Rejections()

    var components: [ComponentDraft] = []
    var idsByDeclaration: [DeclarationReference: ScopeID] = [:]
    var idsByKey: [DeclaredName: [ScopeID]] = [:]
    private var protocols: [DependencyProtocol] = []
    var slots: [PluginSlot] = []
    private var protocolReferences: [DeclarationReference: DependencyReference] = [:]
    var edges: [Set<ScopeID>] = []
    var createdByAnything: Set<ScopeID> = []
    var creationSites: [CreationSite] = []
    lazy var classesWithSubclasses = Set(components.compactMap { $0.superclass })
    lazy var subclassOrder = SubclassOrder(components)
    var membersWithAttributes: [DeclaredName: Set<String>] = [:]
    /// The classes that pass on a parameter of another name as their parent.
    var parentParameters: [String: Set<ScopeID>] = [:]
    /// Components with a `Self(parent: self)`.
    var createsItself: Set<ScopeID> = []
    var membersByName = MembersByName()
    /// The canonical types of their properties, of types that are no components.
    var propertiesOfTypes: [DeclaredName: [String: [TypeSyntax]]] = [:]
    /// Components whose creation was an error of its own.
    var unlinked: Set<ScopeID> = []
    /// Whether an error is about a creation that may be one of any component.
    var hasUntoldCreation = false
    /// The components that have the members of an extension of a protocol by their own conformances, and by parts that
    /// they share with others.
    var componentsByExtension: [DeclarationReference: [ScopeID]] = [:]
    var componentsBySharedPart: [Int: [ScopeID]] = [:]
    var sharedParts: [DeclarationReference: [Int]] = [:]
    /// What classes that conform to the same share; nil where that is nothing.
    var knownExtensions: [SharedConformances: SharedExtensions?] = [:]
    /// The names in extensions that may be another type in each class.
    private(set) lazy var namesInClasses = symbols.associatedNames.union(TypeResolver.libraryNames).union(["Self"])
    /// As the types that they are in each, whatever else of their names is in sight.
    private(set) lazy var typesInClasses = Dictionary(
        uniqueKeysWithValues: namesInClasses.subtracting(["Self"]).map { ($0, TypeSyntax.name($0)) })
    /// Whether extensions ask nothing of a class, and give each the same members.
    var extensionsForAll: [DeclarationReference: Bool] = [:]
    /// By the names of the members, for each part of a class's members that is overridden.
    var isolationsByPart: [Int: [String: Isolation]] = [:]
    /// Whether classes conform to protocols, themselves or by those above them.
    var knownConformances: [ClassConformance: [Condition]?] = [:]
    /// The dependency that extensions of the runtime's classes are for, where they say one.
    var askedDependencies: [DeclarationReference: TypeSyntax?] = [:]
    /// Whether a class has members of the type `Self`.
    var classesWithSelf: [DeclarationReference: Bool] = [:]
    /// The protocols that classes conform to themselves, for those that were asked for.
    var classConformances: [DeclarationReference: [DeclarationReference: [Condition]]] = [:]
    /// What files of the output's module import, as the generated file then does.
    lazy var importedGroups: Set<ImportedGroup> = {
        let own = zip(symbols.summaries, symbols.modules).filter { $1 == settings.outputModule }
        return own.flatMap { $0.0.imports }.reduce(into: []) { groups, imported in
            for attribute in imported.attributes where attribute.name == "_spi" {
                groups.insert(ImportedGroup(module: imported.module, attribute: attribute))
            }
        }
    }()
    /// What associated types stand for in classes.
    var knownAssociatedTypes: [InheritedClass: [String: TypeSyntax]] = [:]
    /// The protocols that some component conforms to, so that a type which has to do so may be that component.
    private(set) lazy var conformedProtocols = findConformedProtocols()
    /// The extensions of protocols, by the types that `Self` has to be for them.
    let extensionsByBound: [DeclarationReference: [DeclarationReference]]
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
        extensionsByBound = program.protocols.extensionsByBound()
        unmetConditions = program.symbols.conditionsOfImports(of: program.settings.given.absentModules)
    }

    /// Whether this build leaves out what stands under the conditions.
    func isLeftOut(_ conditions: [Condition], in summaryIndex: Int) -> Bool {
        guard !unmetConditions.isEmpty, let module = symbols.modules[summaryIndex],
            let unmet = unmetConditions[module]
        else { return false }
        return unmet.contains { ConditionLogic.implies(conditions, anyOf: [$0]) }
    }

    /// Whether this build leaves a creation out; then its owner is noted.
    func leavesOut(_ creation: Creation, in summaryIndex: Int) -> Bool {
        guard isLeftOut(creation.conditions, in: summaryIndex) else { return false }
        let owner = creation.owner.flatMap { self.owner($0, in: summaryIndex) }
        rejections.creatorsOfLeftOut.formUnion(owner?.ids ?? [])
        return true
    }

    func build() -> (graph: ScopeGraph, creations: [LinkedCreation], rejections: Rejections) {
        collectComponents()
        collectParentParameters()
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
            declaredNames: symbols.names, namesInside: settings.given.isReplaceable ? symbols.namesInside() : [:],
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
        for reference in sendability.sendable(among: components.map { $0.declaration }) {
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
            sendableMark: sendableMark(of: classification),
            namesEmptyDependency: dependencies.namesEmpty)
    }

    var sendability: SendabilityRules { protocolTable.sendability }

    /// `Component<GameDependency & Sendable>`, also by a typealias.
    private func sendableMark(of classification: ComponentClassifier.Classification?) -> SourceLocation? {
        guard let argument = classification?.arguments.first, classification?.kind != .bootstrap else { return nil }
        return protocolTable.namesSendable(argument) ? argument.location : nil
    }

    private func dependencies(of reference: DeclarationReference) -> (
        references: [DependencyReference], name: String?, namesEmpty: Bool
    ) {
        guard let classification = classifier.classifications[reference], classification.kind != .bootstrap,
            let argument = classification.arguments.first
        else { return ([], nil, false) }
        let name = argument.type.description
        let declaration = symbols.declaration(reference)
        // A generic base class does not know its dependency; its subclasses do.
        if let parameter = argument.type.dottedName, declaration.genericParameters.contains(parameter) {
            return ([], name, false)
        }
        let found = protocolTable.dependencies(of: argument) ?? []
        let namesEmpty =
            !found.isEmpty
            && emptyParts.finds(in: argument.type, argument.context) {
                classifier.isRuntimeProtocol($0, ["EmptyDependency"], in: $1)
            }
        return (references(to: found), name, namesEmpty)
    }

    private func pluginExtensions(of reference: DeclarationReference) -> [DependencyReference] {
        guard let classification = classifier.classifications[reference], classification.kind == .pluginized,
            classification.arguments.count > 1
        else { return [] }
        let argument = classification.arguments[1]
        let type = argument.type.withoutExistential
        if let name = type.dottedName, symbols.declaration(reference).genericParameters.contains(name) { return [] }
        let parts = protocolTable.constraints(of: type, in: argument.context)
        return references(to: parts.flatMap { protocolTable.protocols(named: $0.type, in: $0.context) })
    }

    /// A requirement of a plug-in extension, as the core component offers it to the scopes below.
    private static func providedMember(_ request: Request) -> ProvidedMember {
        ProvidedMember(
            member: request.member, location: request.location, module: request.module, via: .pluginExtension,
            isolation: request.isolation, conditions: request.conditions, availability: request.availability,
            access: max(request.member.access, .internal), isSettable: request.isSettable, effects: request.effects,
            signature: request.signature)
    }

    /// In one order: `A & B` is the same type as `B & A`.
    private func references(to declarations: [DeclarationReference]) -> [DependencyReference] {
        declarations.map(reference).sorted { $0.index < $1.index }
    }

    private func reference(to declaration: DeclarationReference) -> DependencyReference {
        if let known = protocolReferences[declaration] { return known }
        let reference = DependencyReference(index: protocols.count)
        protocolReferences[declaration] = reference
        protocols.append(protocolTable.dependencyProtocol(declaration))
        return reference
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
