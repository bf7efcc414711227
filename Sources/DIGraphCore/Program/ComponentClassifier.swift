/// Decides which classes are components, and what they depend on, by following their superclasses to the runtime.
struct ComponentClassifier {
    /// What a class inherits from the runtime, through however many classes of its own.
    struct Classification {
        let kind: Component.Kind
        let isMainActor: Bool
        /// The base component among the sources; nil for a direct subclass of a runtime class.
        let superclass: DeclarationReference?
        /// The generic arguments of the runtime's class, as the class sees them: dependency, plug-in extension, non-core.
        let arguments: [Argument]
        /// What the generic parameters of the base component stand for in this class.
        let superclassGenerics: [String: TypeSyntax]
    }

    /// A generic argument with the place that its names are looked up from, and where it stands.
    struct Argument {
        let type: TypeSyntax
        let context: LookupContext
        let location: SourceLocation
    }

    static let runtimeClasses: [String: (kind: Component.Kind, isMainActor: Bool)] = [
        "Component": (.component, false), "BootstrapComponent": (.bootstrap, false),
        "PluginizedComponent": (.pluginized, false), "NonCoreComponent": (.nonCore, false),
        "MainActorComponent": (.component, true), "MainActorBootstrapComponent": (.bootstrap, true),
        "MainActorPluginizedComponent": (.pluginized, true), "MainActorNonCoreComponent": (.nonCore, true),
    ]
    static let runtimeProtocols = ["Dependency", "EmptyDependency"]
    static let runtimeModules = ["DIRuntime", "NeedleFoundation"]

    let symbols: SymbolTable
    /// Per summary: its imports reach the runtime.
    private let importsRuntime: [Bool]
    private let runtimeModuleNames: Set<String>
    private(set) var classifications: [DeclarationReference: Classification] = [:]
    /// Classes whose base is unknown, with the unknown base.
    private(set) var unknownBases: [(declaration: DeclarationReference, base: TypeReference)] = []
    private var isVisited: Set<DeclarationReference> = []

    init(symbols: SymbolTable, settings: GeneratorSettings) {
        self.symbols = symbols
        var runtime = Set(Self.runtimeModules + settings.runtimeModules)
        // A module that re-exports the runtime counts as the runtime; re-exports may be chained.
        var changed = true
        var exporting: Set<String?> = []
        while changed {
            changed = false
            for (index, summary) in symbols.summaries.enumerated()
            where !exporting.contains(symbols.modules[index])
                && summary.imports.contains(where: { $0.isExported && runtime.contains($0.module) })
            {
                exporting.insert(symbols.modules[index])
                if let module = symbols.modules[index] { runtime.insert(module) }
                changed = true
            }
        }
        runtimeModuleNames = runtime
        importsRuntime = symbols.summaries.enumerated().map { index, summary in
            exporting.contains(symbols.modules[index])
                || summary.imports.contains {
                    runtime.contains($0.module.firstNamePart)
                }
        }
        for declarations in symbols.types.sorted(by: { $0.key < $1.key }).map(\.value) {
            for declaration in declarations { _ = classify(declaration) }
        }
        classifyLocalClasses()
    }

    /// A class in the body of a function can be no scope; it must be known to be reported.
    private mutating func classifyLocalClasses() {
        for (summaryIndex, summary) in symbols.summaries.enumerated() {
            for (index, type) in summary.types.enumerated() where type.isLocal {
                _ = classify(DeclarationReference(summary: summaryIndex, type: index))
            }
        }
    }

    /// Whether a protocol's name is the runtime's `Dependency` or `EmptyDependency`.
    func isRuntimeProtocol(_ type: TypeSyntax, _ names: [String], in context: LookupContext) -> Bool {
        guard case .named(let parts) = type, let name = runtimeName(parts.map(\.name), in: context) else {
            return false
        }
        return names.contains(name)
    }

    private mutating func classify(_ reference: DeclarationReference) -> Classification? {
        if let known = classifications[reference] { return known }
        let declaration = symbols.declaration(reference)
        guard declaration.kind == .class, isVisited.insert(reference).inserted else { return nil }
        let context = symbols.context(around: reference)
        for inherited in declaration.inherits {
            if let found = classify(inherited.syntax, of: reference, inherited: inherited, in: context) {
                classifications[reference] = found
                return found
            }
        }
        return nil
    }

    private mutating func classify(
        _ type: TypeSyntax, of reference: DeclarationReference, inherited: TypeReference, in context: LookupContext,
        depth: Int = 0
    ) -> Classification? {
        switch type {
        case .attributed(_, let base):
            return classify(base, of: reference, inherited: inherited, in: context, depth: depth)
        case .composition(let types):
            for member in types {
                if let found = classify(member, of: reference, inherited: inherited, in: context, depth: depth) {
                    return found
                }
            }
            return nil
        case .named(let parts):
            let arguments = (parts.last?.arguments ?? []).enumerated().map { index, argument in
                let isInPlace = depth == 0 && index < inherited.argumentOffsets.count
                return Argument(
                    type: argument, context: context,
                    location: SourceLocation(
                        file: symbols.summaries[reference.summary].file,
                        offset: isInPlace ? inherited.argumentOffsets[index] : inherited.offset))
            }
            return classify(
                parts.map(\.name), arguments, in: context, of: reference, inherited: inherited, depth: depth)
        default: return nil
        }
    }

    private mutating func classify(
        _ name: [String], _ arguments: [Argument], in context: LookupContext, of reference: DeclarationReference,
        inherited: TypeReference, depth: Int
    ) -> Classification? {
        switch symbols.resolve(name, in: context) {
        case .type(let key): return inherit(from: key, arguments: arguments)
        case .alias(let summary, let index):
            guard depth < 16 else { return nil }
            return expand(summary, index, arguments, of: reference, inherited: inherited, depth: depth + 1)
        case nil:
            if let runtime = runtimeName(name, in: context), let base = Self.runtimeClasses[runtime] {
                return Classification(
                    kind: base.kind, isMainActor: base.isMainActor, superclass: nil, arguments: arguments,
                    superclassGenerics: [:])
            }
            if !arguments.isEmpty { unknownBases.append((reference, inherited)) }
            return nil
        }
    }

    private mutating func expand(
        _ summary: Int, _ index: Int, _ arguments: [Argument], of reference: DeclarationReference,
        inherited: TypeReference, depth: Int
    ) -> Classification? {
        let alias = symbols.alias(summary, index)
        var inner = symbols.aliasContext(summary, index)
        // `typealias Screen = Component` passes on the arguments of `Screen<D>`.
        if alias.genericParameters.isEmpty, !arguments.isEmpty, let target = alias.type.dottedName {
            return classify(
                target.nameParts, arguments, in: inner, of: reference,
                inherited: inherited, depth: depth)
        }
        let resolver = TypeResolver(symbols: symbols, outputModule: nil)
        for (parameter, argument) in zip(alias.genericParameters, arguments) {
            inner.generics[parameter] = resolver.canonical(argument.type, in: argument.context)
        }
        return classify(alias.type, of: reference, inherited: inherited, in: inner, depth: depth)
    }

    /// A subclass of a component of the sources: its dependency is the base's, with the base's generic parameters filled in.
    private mutating func inherit(from key: TypeKey, arguments: [Argument]) -> Classification? {
        for base in symbols.types[key] ?? [] {
            guard let inherited = classify(base) else { continue }
            let parameters = symbols.declaration(base).genericParameters
            let resolver = TypeResolver(symbols: symbols, outputModule: nil)
            var generics: [String: TypeSyntax] = [:]
            for (parameter, argument) in zip(parameters, arguments) {
                generics[parameter] = resolver.canonical(argument.type, in: argument.context)
            }
            let filled = inherited.arguments.map { argument in
                if let name = argument.type.dottedName, let index = parameters.firstIndex(of: name),
                    index < arguments.count
                {
                    return arguments[index]
                }
                return argument
            }
            return Classification(
                kind: inherited.kind, isMainActor: inherited.isMainActor, superclass: base, arguments: filled,
                superclassGenerics: generics)
        }
        return nil
    }

    /// The last name of a type of the runtime, where the file can see the runtime; the sources' own types come first.
    private func runtimeName(_ name: [String], in context: LookupContext) -> String? {
        guard let last = name.last, importsRuntime[context.summary] else { return nil }
        if name.count == 2 { return runtimeModuleNames.contains(name[0]) ? last : nil }
        return name.count == 1 && symbols.resolve(name, in: context) == nil ? last : nil
    }
}
