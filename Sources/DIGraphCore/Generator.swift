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
        let mocks = settings.mocks == nil ? nil : settings
        let scanned = SourceScanner(sources: sources, graph: settings, mocks: mocks, read: read).scan(loop)
        return scanned.mocks ?? scanned.graph
    }

    /// Reads the sources once, for the graph of this generator and for the mocks of another one.
    package func scan(
        _ sources: [SourceDescription], andFor mocks: Generator,
        read: @escaping @Sendable (Int) -> SourceContents, loop: ParallelLoop
    ) -> (graph: ScannedSources, mocks: ScannedSources) {
        let scanned = SourceScanner(sources: sources, graph: settings, mocks: mocks.settings, read: read).scan(loop)
        return (scanned.graph, scanned.mocks ?? scanned.graph)
    }

    package func analyze(_ scanned: ScannedSources) -> Analysis {
        let program = Program(scanned, settings: settings)
        let settings = program.settings
        var builder = ScopeGraphBuilder(program)
        let graph = builder.build()
        let resolution = Resolver(graph: graph, settings: settings).resolve()
        // What is wrong with the declarations of a module that is wired elsewhere is reported there.
        var diagnostics = (scanned.diagnostics + builder.diagnostics).filter { diagnostic in
            guard let file = diagnostic.location?.file, diagnostic.rule != .inaccessibleComponent else { return true }
            return !settings.isWiredElsewhere(scanned.sources[file.index].module)
        }
        diagnostics += ResolutionChecks(graph: graph, resolution: resolution, settings: settings).diagnostics()
        if graph.components.isEmpty, scanned.diagnostics.isEmpty {
            diagnostics.append(Diagnostic.noComponents(folders: settings.sourceNames, lookalikes: builder.lookalikes()))
        }
        return Analysis(graph: graph, resolution: resolution, findings: Findings(diagnostics, in: scanned))
    }

    package func emit(_ analysis: Analysis) -> String {

        return CodeEmitter(
            graph: analysis.graph, resolution: analysis.resolution, settings: settings,
            importPlanner: ImportPlanner(analysis.scanned, settings, graph: analysis.graph)
        ).emit()
    }

    /// The mocks that the settings ask for; what the sources say about the graph does not matter to them.
    package func mocks(_ scanned: ScannedSources) -> MockAnalysis {
        let mocks = settings.mocks ?? MockSettings()
        var planner = MockPlanner(Program(scanned, settings: settings), mocks: mocks)
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
