import SwiftFacts

/// The graph with all that it was made of; every rule gets the same one.
final class Wiring {
    let program: Program
    let graph: ScopeGraph
    let creations: [LinkedCreation]
    let rejections: Rejections
    let resolution: Resolution
    let moduleImports = ModuleImports()
    /// Nil where no note is asked for.
    let mentions: Mentions?
    /// The last names of types that the graph mentions and some source declares, whether or not it was lexed.
    let declaredNames: NameNumbers
    let code: ComponentCode
    let genericOrigins: [ScopeID: String]
    /// Per dependency protocol of the graph: those that it reaches, itself included, and that none before it does.
    private(set) lazy var newInHierarchies: [[DeclarationReference]] = hierarchiesWithoutRepetition()
    private(set) lazy var requirementsOfNarrowTypes: [NarrowRequirement] = findRequirementsOfNarrowTypes()
    /// The creations of classes that a module which the file imports keeps to itself, by their places, with these classes.
    private(set) lazy var componentsHiddenFromCreations: [SourceLocation: Component] =
        components(ofUnknownCreations: { $0.access < .public }, inImportedModule: true)
    /// The creations of classes of modules that the file does not import, or calls otherwise, with these classes.
    private(set) lazy var componentsOfUnseenModules: [SourceLocation: Component] =
        components(ofUnknownCreations: { $0.access >= .internal }, inImportedModule: false)
    private(set) lazy var componentsApartFromCreators = findComponentsApartFromCreators()
    private(set) lazy var levelsOfImports = ImportLevels(program.symbols)
    private(set) lazy var variants = MemberVariants(of: graph, program.settings)
    /// The creations of classes that the sources do not declare, by their places, with the component that was meant.
    private(set) lazy var componentsMeantByCreations: [SourceLocation: Component] = findMeantComponents()
    /// The same by the names that are created.
    private(set) lazy var componentsMeantByNames: [String: Component] = Dictionary(
        rejections.creations.compactMap { creation in
            componentsMeantByCreations[creation.location].map { (creation.child, $0) }
        }
    ) { first, _ in first }
    private(set) lazy var hiddenComponents = HiddenComponents(
        graph: graph, resolution: resolution, settings: program.settings)
    /// The classes that others extend where they do not see them.
    private(set) lazy var hiddenExtendedClasses = Set(rejections.creations.compactMap(hiddenClassExtended))
    /// The only root, where nothing is created in it, in an extension of it, or by a name that nobody declares.
    private(set) lazy var rootWithoutChildren: Component? = {
        if rejections.creations.contains(where: { $0.isOfUnknownType }) { return nil }
        let roots = graph.components.filter { $0.isRoot }
        let isLeft = roots.count == 1 && roots[0].children.isEmpty && roots[0].access > .fileprivate
        return isLeft && program.symbols.parts(of: roots[0].declaration).count == 1 ? roots[0] : nil
    }()
    private(set) lazy var slotsByName = Dictionary(grouping: graph.slots) { $0.name }
    private(set) lazy var componentsByName = Dictionary(grouping: graph.components) { $0.name }
    private(set) lazy var duplicateMembers = findDuplicateMembers()
    private(set) lazy var copiesMeantByCreations = findCopiesMeantByCreations()
    private(set) lazy var duplicateProtocols: [DuplicateProtocol] = findDuplicateProtocols()
    /// Nobody knows which of them a component means.
    private(set) lazy var protocolsDeclaredTwice = Set(duplicateProtocols.flatMap { [$0.reference, $0.first] })
    private(set) lazy var protocolsOfCopiedFiles = findProtocolsOfCopiedFiles()
    private(set) lazy var protocolCopies = findProtocolCopies()
    private(set) lazy var unimportedBasesOfCreations = findUnimportedBasesOfCreations()
    /// Misspelt base classes, by the creations that are no edge for that reason.
    private(set) lazy var basesMeantByCreations: [SourceLocation: MeantBase] = findBasesMeantByCreations()
    var summaryIndices: [FileID: Int] { program.symbols.summaryIndices }
    /// Protocols in extensions, by their last names.
    private(set) lazy var protocolsInExtensions: [String: [DeclarationReference]] = findProtocolsInExtensions()
    /// The dependency protocols by the places of their requirements.
    private(set) lazy var requirers: [SourceLocation: DeclarationReference] = findRequirers()
    private(set) lazy var extensionsOfFiles: [[Int]] = findExtensionsOfFiles()
    private(set) lazy var classesOfFiles: [[Int]] = findClassesOfFiles()
    /// What extensions of types that the sources do not declare were to extend, of those that were asked for.
    var misspeltNamespaces: [DeclarationReference: MisspeltNamespace?] = [:]
    private var namesOfTypes: [String?: SimilarNames] = [:]
    /// Per module: the types and typealiases that its files see.
    var seenNames: [String?: NestedNames] = [:]
    private var namesOfRequests: [ScopeID: Set<String>] = [:]
    /// The classes at the top of those that others inherit from.
    var topClasses = ChainEnds<DeclaredName>()
    /// The components that are declared again, and their first declarations.
    private(set) lazy var declaredTwice = Set(Rule.duplicates(in: graph).flatMap { [$0.component.id, $0.first.id] })
    private lazy var parametersOfComponents = Set(
        graph.components.flatMap { program.symbols.declaration($0.declaration).genericParameters })
    /// By the name of a generic parameter: the classes whose base has it, or that have none, at which chains of bases end.
    private var heirsOfParameters: [String: ChainEnds<DeclarationReference>] = [:]
    private(set) lazy var unknownNonCoreArguments: [UnknownNonCoreArgument] = findUnknownNonCoreArguments()
    /// The non-core components that no component has as its own.
    private(set) lazy var unnamedNonCores: [Component] = findUnnamedNonCores()
    private(set) lazy var componentsOfMisplacedSlots = findComponentsOfMisplacedSlots()
    private(set) lazy var aliasedCreations = findAliasedCreations()
    private(set) lazy var lostPlugins = findLostPlugins()
    private(set) lazy var unseenComponents = findUnseenComponents()
    private(set) lazy var basesOfUnseenComponents = Set(unseenComponents.map { $0.base.declaration })
    private(set) lazy var lostExport = findLostExport()
    private(set) lazy var modulesOfSources = Set(program.symbols.modules.compactMap { $0 })
    private(set) lazy var hasRoot = graph.components.contains { $0.isRoot }
    private(set) lazy var tellsAllModules = findTellsAllModules()
    private(set) lazy var classesToldAsNoComponents = findClassesToldAsNoComponents()
    private(set) lazy var componentsWithoutClass = Set(
        program.classifier.withoutClass.map(program.symbols.key))
    private(set) lazy var namesOfBases: NestedNames = findNamesOfBases()
    private(set) lazy var namesOfPublicCode: Set<String> = findNamesOfPublicCode()
    private(set) lazy var namespacesOfNames = findNamespacesOfNames()
    private(set) lazy var basesWithoutHeirs: [Component] = findBasesWithoutHeirs()
    private(set) lazy var createdOfUnknownBases: [UnknownBase] = findCreatedOfUnknownBases()
    private(set) lazy var unreadModulesOfNames = findUnreadModulesOfNames()
    private(set) lazy var namesOfComponents = SimilarNames(graph.components.map { $0.name })

    init(
        program: Program, graph: ScopeGraph, creations: [LinkedCreation], rejections: Rejections,
        resolution: Resolution, mentions: Mentions?, declaredNames: NameNumbers
    ) {
        self.program = program
        self.graph = graph
        self.creations = creations
        self.rejections = rejections
        self.resolution = resolution
        self.mentions = mentions
        self.declaredNames = declaredNames
        code = ComponentCode(program.symbols)
        genericOrigins = program.genericOrigins(in: graph)
    }

    /// Nil unless another file of the file's module has the import, so that its target surely depends on it.
    func fix(importing module: String, in file: FileID) -> Fix? {
        guard let index = summaryIndices[file],
            program.symbols.imports[program.symbols.modules[index]]?.contains(module) == true
        else { return nil }
        return addition(ofImporting: module, in: file)
    }

    /// For a module that the target surely depends on.
    func addition(ofImporting module: String, in file: FileID) -> Fix? {
        Fix(importing: module, as: levelsOfImports.level(ofImporting: module, in: file), in: file)
    }

    /// The dependency protocols and what they inherit from, each once.
    var hierarchyOfDependencies: some Sequence<DeclarationReference> { newInHierarchies.joined() }

    private func hierarchiesWithoutRepetition() -> [[DeclarationReference]] {
        var known: Set<DeclarationReference> = []
        return graph.protocols.map { dependency in
            let new = program.protocols.hierarchy(of: dependency.declaration, without: known)
            known.formUnion(new)
            return new
        }
    }

    /// The requests of all components that the condition picks, by component.
    func requests(
        where isWanted: (ResolvedRequest) -> Bool
    ) -> [(component: Component, resolved: ResolvedRequest)] {
        pick(resolution.components, where: isWanted)
    }

    /// The requirements of all plug-in extensions that the condition picks, by component.
    func extensionRequests(
        where isWanted: (ResolvedRequest) -> Bool
    ) -> [(component: Component, resolved: ResolvedRequest)] {
        pick(resolution.pluginExtensions, where: isWanted)
    }

    private func pick(
        _ requests: [[ResolvedRequest]], where isWanted: (ResolvedRequest) -> Bool
    ) -> [(component: Component, resolved: ResolvedRequest)] {
        graph.components.indices.flatMap { index in
            requests[index].filter(isWanted).map { (graph.components[index], $0) }
        }
    }

    /// The types that a module declares.
    func namesOfTypes(in module: String?) -> SimilarNames {
        if let known = namesOfTypes[module] { return known }
        let declared = program.symbols.allDeclared.filter { !$0.types.isEmpty && $0.module == module }
        let names = SimilarNames(declared.map { $0.name })
        namesOfTypes[module] = names
        return names
    }

    func namesOfRequests(of component: ScopeID) -> Set<String> {
        if let known = namesOfRequests[component] { return known }
        let names = Set(resolution[component].map { $0.request.member.name })
        namesOfRequests[component] = names
        return names
    }

    /// A declaration of a module that a file imports, and that the module keeps to itself.
    func hiddenDeclaration(
        of kind: TypeDeclaration.Kind, named name: String, in file: FileID
    ) -> DeclarationReference? {
        let symbols = program.symbols
        for module in otherModules(seenFrom: file) {
            // Of one that is private to its file, too.
            let types = symbols.declared(name).filter { $0.module == module }.compactMap { $0.types.first }
            let hidden = types.first {
                symbols.declaration($0).kind == kind && symbols.modules[$0.summary] == module
                    && symbols.declaration($0).access < .public
            }
            if let hidden { return hidden }
        }
        return nil
    }

    /// The module that a file imports, and that keeps what it declares by a name to itself.
    func module(hiding name: String, from file: FileID) -> String? {
        otherModules(seenFrom: file).first { module in
            let declared = program.symbols.key(name, in: module)
            return declared?.symbol != nil && declared?.access.map { $0 < .public } == true
        }
    }

    private func otherModules(seenFrom file: FileID) -> [String] {
        guard let index = summaryIndices[file] else { return [] }
        let symbols = program.symbols
        return symbols.visibleModules[index].sorted().filter { $0 != symbols.modules[index] }
    }

    /// The declaration of a component with what it inherits from the runtime.
    func classification(of component: Component) -> ComponentClassifier.Classification? {
        program.classifier.classifications[component.declaration]
    }

    /// A generic argument of the runtime's class: 0 is the dependency, 1 the plug-in extension, 2 the non-core component.
    /// Nil for a parameter of the component itself: a generic base class does not know it, its subclasses do; and for one
    /// of a base class that was given no argument for it.
    func argument(_ index: Int, of component: Component) -> ComponentClassifier.Argument? {
        guard let arguments = classification(of: component)?.arguments, arguments.count > index else { return nil }
        let parameters = program.symbols.declaration(component.declaration).genericParameters
        guard let name = arguments[index].type.dottedName else { return arguments[index] }
        return parameters.contains(name) || isForgotten(name, by: component) ? nil : arguments[index]
    }

    /// The generic base component that a class names without arguments.
    func baseWithoutArguments(of component: Component) -> DeclarationReference? {
        classification(of: component).flatMap(baseWithoutArguments)
    }

    /// Whether nothing stands between the angle brackets of a class of the runtime, or not even they.
    func namesNothing(_ component: Component) -> Bool {
        guard component.isCreated, !component.isRoot, let found = classification(of: component), found.superclass == nil
        else { return false }
        return found.arguments.allSatisfy { $0.type.description.isEmpty }
    }

    /// The base class, own or a typealias, that is given fewer arguments than it takes, with its parameters, and whether the
    /// dependency is none of them.
    func baseWithTooFewArguments(
        of component: Component
    ) -> (name: String, parameters: [String], lacksDependency: Bool)? {
        guard let (base, parameters) = base(of: component), let parameters else { return nil }
        let forgotten = parameters.dropFirst(base.arguments.count)
        let dependency = classification(of: component)?.arguments.first?.type.dottedName
        let lacksDependency = dependency.map(forgotten.contains) == true
        guard lacksDependency || !forgotten.isEmpty && !base.arguments.isEmpty else { return nil }
        return (base.name, parameters, lacksDependency)
    }

    /// Whether a component, or one that it inherits from, so forgets arguments: what it inherits is of no type then.
    func isGivenTooFewArguments(_ component: Component) -> Bool {
        ([component.id] + graph.components.superclasses(of: component.id)).contains {
            baseWithTooFewArguments(of: graph[$0]) != nil
        }
    }

    /// The base class that is given more arguments than it takes, and how many that is.
    func baseWithTooManyArguments(of component: Component) -> (base: TypeSyntax.NamePart, most: Int)? {
        guard let (base, parameters) = base(of: component), !base.arguments.isEmpty else { return nil }
        let most = parameters?.count ?? RuntimeNames.countOfArguments(of: component.kind)
        return base.arguments.count > most ? (base, most) : nil
    }

    /// What a component names as its base class, and the parameters of that; nil for those of the runtime.
    private func base(of component: Component) -> (name: TypeSyntax.NamePart, parameters: [String]?)? {
        let symbols = program.symbols
        guard let found = classification(of: component),
            case .named(let parts)? = symbols.declaration(component.declaration).inherits.first?.syntax,
            let last = parts.last
        else { return nil }
        switch symbols.resolve(parts, in: symbols.context(around: component.declaration)) {
        case .alias(let first):
            let alias = symbols.alias(symbols.lastAlias(first))
            if alias.genericParameters.isEmpty, alias.type.hasArguments { return (last, []) }
            if !alias.genericParameters.isEmpty { return (last, alias.genericParameters) }
            return (last, found.superclass.map { symbols.declaration($0).genericParameters })
        case .type: return found.superclass.map { (last, symbols.declaration($0).genericParameters) }
        case nil: return found.superclass == nil ? (last, nil) : nil
        }
    }

    private func baseWithoutArguments(of found: ComponentClassifier.Classification) -> DeclarationReference? {
        guard let base = found.superclass, found.superclassGenerics.allSatisfy({ $0.value.description.isEmpty }),
            !program.symbols.declaration(base).genericParameters.isEmpty
        else { return nil }
        return base
    }

    /// Whether a name is that of a parameter for which it, or a class that it inherits from, gives no argument.
    private func isForgotten(_ name: String, by component: Component) -> Bool {
        guard parametersOfComponents.contains(name) else { return false }
        let classifications = program.classifier.classifications
        let heir = heirsOfParameters[name, default: ChainEnds()].end(from: component.declaration) { heir in
            let base = classifications[heir]?.superclass
            return base.flatMap { program.symbols.declaration($0).genericParameters.contains(name) ? nil : $0 }
        }
        guard let found = classifications[heir], let base = found.superclass else { return false }
        return found.superclassGenerics.count < program.symbols.declaration(base).genericParameters.count
            || baseWithoutArguments(of: found) != nil
    }
}
