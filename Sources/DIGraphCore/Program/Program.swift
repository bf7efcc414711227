import SwiftFacts

/// What the sources declare, in the tables that every later stage asks: each is built once, here.
final class Program {
    /// With what the sources say about them.
    let settings: ProgramSettings
    let symbols: SymbolTable
    let classifier: ComponentClassifier
    /// How the generated file spells names.
    let spelling: TypeSpelling
    let types: TypeResolver
    let isolations: IsolationRules
    let protocols: ProtocolTable
    /// The runtime that the sources use, for the import to write.
    private(set) lazy var usedRuntime = findUsedRuntime()

    static func of(_ scanned: ScannedSources, settings: GeneratorSettings) -> Program {
        var settings = settings
        settings.noteCode(in: scanned.modulesWithCode)
        settings.readsSummaries = scanned.readsSummaries
        let sources = scanned.summaries.map { scanned.sources[$0.file.index] }
        let modules = sources.map { $0.module }
        let paths = settings.hasOpenModules ? sources.map { $0.module == nil ? $0.path : "" } : []
        let symbols = symbolTable(scanned.summaries, modules: modules, paths: paths, settings: &settings)
        guard settings.hasOpenModules, symbols.hasNamesakesWithoutModule else { return Program(symbols, settings) }
        // Two declarations have one name and no module that could tell them apart.
        let guess = GuessedModules(symbols.summaries, place: OutputPlace(settings))
        let guessed = symbols.summaries.indices.map { index in
            modules[index] ?? guess.module(of: symbols.summaries[index], at: paths[index])
        }
        settings.guessedModules = Set(guessed.compactMap { $0 }).subtracting(settings.modules.map { $0.name })
        return Program(scanned.summaries, modules: guessed, paths: paths, settings: settings)
    }

    /// The module and the path of each summary are those at its index; a path matters where the module is not known.
    convenience init(_ summaries: [FileSummary], modules: [String?], paths: [String] = [], settings: GeneratorSettings)
    {
        var settings = settings
        let symbols = Self.symbolTable(summaries, modules: modules, paths: paths, settings: &settings)
        self.init(symbols, settings)
    }

    private convenience init(_ symbols: SymbolTable, _ settings: GeneratorSettings) {
        let settings = ProgramSettings(settings)
        self.init(symbols, ComponentClassifier(symbols: symbols, settings: settings), settings)
    }

    private static func symbolTable(
        _ summaries: [FileSummary], modules: [String?], paths: [String], settings: inout GeneratorSettings
    ) -> SymbolTable {
        settings.testableModules.formUnion(testableModules(summaries, modules, settings.outputModule))
        return SymbolTable(
            summaries: summaries, modules: modules, moduleNames: settings.modules.map { $0.name },
            guessedModules: settings.guessedModules, hasOpenModules: settings.hasOpenModules,
            tester: settings.outputModule, testedModules: settings.testableModules,
            packages: settings.packages, paths: paths)
    }

    private init(_ symbols: SymbolTable, _ classifier: ComponentClassifier, _ settings: ProgramSettings) {
        self.settings = settings
        self.symbols = symbols
        self.classifier = classifier
        spelling = TypeSpelling(symbols, settings)
        types = TypeResolver(symbols: symbols, names: spelling)
        isolations = IsolationRules(symbols: symbols, settings: settings, classifier: classifier)
        protocols = ProtocolTable(
            symbols: symbols, classifier: classifier, types: types, isolations: isolations, settings: settings)
    }

    /// The same program for a file that sees what is internal in these modules as well.
    func seeingInside(_ modules: Set<String>) -> Program {
        var settings = settings.given
        settings.testableModules.formUnion(modules)
        return Program(symbols, classifier, ProgramSettings(settings))
    }

    private static func testableModules(
        _ summaries: [FileSummary], _ modules: [String?], _ outputModule: String?
    ) -> Set<String> {
        var testable: Set<String> = []
        for (summary, module) in zip(summaries, modules) where module == outputModule {
            for declaration in summary.imports where declaration.isTestable {
                testable.insert(declaration.module)
            }
        }
        return testable
    }
}
