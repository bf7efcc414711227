/// What the sources do not say: how the modules are cut, and what the generated file should hold.
package struct GeneratorSettings: Sendable {
    package enum RegistrationFunction: String, CaseIterable, Sendable {
        case `internal`, `public`, none
    }

    package struct Module: Equatable, Sendable {
        package var name: String
        package var package: String?
        package var hasMainActorIsolation = false
        /// Whether its roots get their providers in another file than the generated one, as the app's do for its tests.
        package var isWiredElsewhere = false

        package init(
            name: String, package: String? = nil, hasMainActorIsolation: Bool = false, isWiredElsewhere: Bool = false
        ) {
            self.name = name
            self.package = package
            self.hasMainActorIsolation = hasMainActorIsolation
            self.isWiredElsewhere = isWiredElsewhere
        }
    }

    /// The modules in the order in which they were named; empty when all files are one module.
    package var modules: [Module] = []
    /// The module that the generated file is compiled in; nil when all files are one module.
    package var outputModule: String?
    /// Where the generated file is to lie, written as the sources' paths are; nil when that is not known.
    package var outputPath: String?
    /// Whether files without a module have main-actor default isolation.
    package var hasMainActorIsolation = false
    /// Modules that re-export the runtime, besides `DIRuntime` and `NeedleFoundation`.
    package var runtimeModules: [String] = []
    /// Text that the generated file begins with, after its marker line.
    package var header: String?
    package var additionalImports: [String] = []
    package var registrationFunction = RegistrationFunction.internal
    /// Modules that the output module imports with `@testable`, so that it sees what is internal there.
    var testableModules: Set<String> = []

    /// What the file of mocks shall hold; nil for every command but the one that writes it.
    package var mocks: MockSettings?

    /// The sources as the user named them, for the message that they hold no component.
    package var sourceNames: [String] = []

    package init() {}

    /// Whether the generated file may use a declaration of this access in that module.
    func isVisible(_ access: AccessLevel, declaredIn module: String?) -> Bool {
        if access <= .fileprivate { return false }
        if module == outputModule || access >= .public { return true }
        if let module, testableModules.contains(module) { return true }
        return access == .package && package(of: module) == package(of: outputModule)
    }

    /// Whether the roots of a module get their providers in another generated file.
    func isWiredElsewhere(_ module: String?) -> Bool {
        modules.contains { $0.name == module && $0.isWiredElsewhere }
    }

    private func package(of module: String?) -> String? {
        modules.first { $0.name == module }?.package
    }
}

/// A source as the caller knows it: its bytes are asked for when they are needed.
package struct SourceDescription: Sendable {
    /// As diagnostics print it.
    package let path: String
    /// The name of one of the settings' modules; nil when there are none.
    package let module: String?

    package init(path: String, module: String? = nil) {
        self.path = path
        self.module = module
    }
}

/// What came of asking for a file's bytes.
package enum SourceContents: Sendable {
    case bytes([UInt8])
    /// The system's reason, as in "Permission denied".
    case unreadable(String)
}

/// Calls the body once for each index below the count, on as many threads as the caller likes.
package typealias ParallelLoop = (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

package enum Version {
    package static let current = "0.1.0"
}

/// The whole way from bytes to generated code, in the order in which it is gone.
///
///     let generator = Generator(settings: settings)
///     let scanned = generator.scan(sources, read: read, loop: loop)
///     let analysis = generator.analyze(scanned)
///     if !analysis.hasErrors { write(generator.emit(analysis)) }
package struct Generator: Sendable {
    package let settings: GeneratorSettings

    package init(settings: GeneratorSettings) {
        self.settings = settings
    }

    /// Reads the sources and keeps what concerns the graph; `sources` are sorted, and each is identified by its index.
    package func scan(
        _ sources: [SourceDescription], read: @escaping @Sendable (Int) -> SourceContents, loop: ParallelLoop
    ) -> ScannedSources {
        SourceScanner(sources: sources, settings: settings, read: read).scan(loop)
    }

    package func analyze(_ scanned: ScannedSources) -> Analysis {
        let modules = scanned.summaries.map { scanned.sources[$0.file.index].module }
        let settings = settings(for: scanned)
        var builder = ScopeGraphBuilder(summaries: scanned.summaries, modules: modules, settings: settings)
        let graph = builder.build()
        let resolution = Resolver(graph: graph, settings: settings).resolve()
        // What is wrong with the declarations of a module that is wired elsewhere is reported there.
        var diagnostics = (scanned.diagnostics + builder.diagnostics).filter { diagnostic in
            guard let file = diagnostic.location?.file, diagnostic.id != .inaccessibleComponent else { return true }
            return !settings.isWiredElsewhere(scanned.sources[file.index].module)
        }
        diagnostics += ResolutionChecks(graph: graph, resolution: resolution, settings: settings).diagnostics()
        if graph.components.isEmpty, scanned.diagnostics.isEmpty {
            diagnostics.append(Messages.noComponents(folders: settings.sourceNames))
        }
        return Analysis(graph: graph, resolution: resolution, findings: Findings(diagnostics, in: scanned))
    }

    /// The settings, with what the sources say about them.
    private func settings(for scanned: ScannedSources) -> GeneratorSettings {
        var settings = settings
        let own = scanned.summaries.filter { scanned.sources[$0.file.index].module == settings.outputModule }
        for declaration in own.flatMap(\.imports) {
            let isTestable = declaration.attributes.contains { $0.name == "testable" }
            if isTestable { settings.testableModules.insert(declaration.module) }
        }
        return settings
    }

    package func emit(_ analysis: Analysis) -> String {
        let settings = settings(for: analysis.scanned)
        return CodeEmitter(
            graph: analysis.graph, resolution: analysis.resolution, settings: settings,
            importPlanner: ImportPlanner(analysis.scanned, settings, graph: analysis.graph)
        ).emit()
    }

    /// The mocks that the settings ask for; what the sources say about the graph does not matter to them.
    package func mocks(_ scanned: ScannedSources) -> MockAnalysis {
        let mocks = settings.mocks ?? MockSettings()
        var planner = MockPlanner(scanned: scanned, settings: settings, mocks: mocks)
        let plans = planner.plans()
        // Modules that nobody names are known by who creates the components in them.
        let graph = settings.modules.isEmpty ? planner.graph() : nil
        let text = MockEmitter(
            settings: planner.settings, mocks: mocks, declaredNames: planner.symbols.names,
            importPlanner: ImportPlanner(scanned, settings, graph: graph),
            dependencies: graph.map { NamedDeclarations(graph: $0) }
        ).emit(plans)
        return MockAnalysis(
            findings: Findings(scanned.diagnostics + planner.diagnostics, in: scanned), text: text, count: plans.count,
            unknownProtocols: planner.unknownProtocols)
    }

    /// What the scanner sees in one file, as JSON lines.
    package static func dump(_ bytes: [UInt8], path: String) -> String {
        let summary = bytes.withUnsafeBufferPointer { DeclarationScanner.scan($0, file: FileID(0)) }
        return DumpReport.lines(summary, path: path)
    }
}
