import SwiftFacts

/// What the sources declare, in the tables that every later stage asks: each is built once, here.
struct Program: Sendable {
    /// With what the sources say about them.
    let settings: GeneratorSettings
    let symbols: SymbolTable
    let classifier: ComponentClassifier
    let types: TypeResolver
    let isolations: IsolationRules
    let protocols: ProtocolTable

    init(_ scanned: ScannedSources, settings: GeneratorSettings) {
        let modules = scanned.summaries.map { scanned.sources[$0.file.index].module }
        self.init(scanned.summaries, modules: modules, settings: settings)
    }

    /// The module of each summary is the one at its index.
    init(_ summaries: [FileSummary], modules: [String?], settings: GeneratorSettings) {
        var settings = settings
        settings.testableModules.formUnion(Self.testableModules(summaries, modules, settings.outputModule))
        let symbols = SymbolTable(
            summaries: summaries, modules: modules, moduleNames: settings.modules.map(\.name),
            hasOpenModules: settings.hasOpenModules)
        let classifier = ComponentClassifier(symbols: symbols, settings: settings)
        self.init(symbols, classifier, settings)
    }

    private init(_ symbols: SymbolTable, _ classifier: ComponentClassifier, _ settings: GeneratorSettings) {
        self.settings = settings
        self.symbols = symbols
        self.classifier = classifier
        types = TypeResolver(symbols: symbols, outputModule: settings.outputModule)
        isolations = IsolationRules(symbols: symbols, settings: settings, classifier: classifier)
        protocols = ProtocolTable(
            symbols: symbols, classifier: classifier, types: types, isolations: isolations, settings: settings)
    }

    /// The same program for a file that sees what is internal in these modules as well.
    func seeingInside(_ modules: Set<String>) -> Program {
        var settings = settings
        settings.testableModules.formUnion(modules)
        return Program(symbols, classifier, settings)
    }

    /// How the generated file spells the names of components and protocols.
    var spelling: TypeSpelling {
        TypeSpelling(
            declaredNames: symbols.names, ambiguousNames: symbols.ambiguousNames, outputModule: settings.outputModule)
    }

    private static func testableModules(
        _ summaries: [FileSummary], _ modules: [String?], _ outputModule: String?
    ) -> Set<String> {
        var testable: Set<String> = []
        for (summary, module) in zip(summaries, modules) where module == outputModule {
            for declaration in summary.imports where declaration.attributes.contains(where: { $0.name == "testable" }) {
                testable.insert(declaration.module)
            }
        }
        return testable
    }
}
