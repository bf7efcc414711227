import SwiftFacts

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
    /// The address of the documentation, with a slash at its end; nil as long as it is published nowhere.
    package static let site: String? = nil
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
        let scanned = SourceScanner(
            sources: sources, graph: settings, mocks: mocks,
            notesMentions: Inspection.needsMentions(settings.severities), read: read
        ).scan(loop)
        return scanned.mocks ?? scanned.graph
    }

    /// Reads the sources once, for the graph of this generator and for the mocks of another one.
    package func scan(
        _ sources: [SourceDescription], andFor mocks: Generator,
        read: @escaping @Sendable (Int) -> SourceContents, loop: ParallelLoop
    ) -> (graph: ScannedSources, mocks: ScannedSources) {
        let scanned = SourceScanner(
            sources: sources, graph: settings, mocks: mocks.settings,
            notesMentions: Inspection.needsMentions(settings.severities),
            read: read
        ).scan(loop)
        return (scanned.graph, scanned.mocks ?? scanned.graph)
    }

    package func analyze(_ scanned: ScannedSources) -> Analysis {
        let program = Program(scanned, settings: settings)
        let (graph, creations, rejections) = ScopeGraphBuilder(program).build()
        let resolution = Resolver(graph: graph, settings: program.settings).resolve()
        let wiring = Wiring(
            program: program, graph: graph, creations: creations, rejections: rejections, resolution: resolution,
            mentions: scanned.mentions)
        let inspection = Inspection(scanned: scanned, severities: settings.severities, wiring: wiring)
        return Analysis(
            settings: program.settings, graph: graph, resolution: resolution, findings: Findings(inspection))
    }

    package func emit(_ analysis: Analysis) -> String {
        CodeEmitter(
            graph: analysis.graph, resolution: analysis.resolution, settings: analysis.settings,
            importPlanner: ImportPlanner(analysis.scanned, settings, graph: analysis.graph)
        ).emit()
    }

    /// The mocks that the settings ask for; what the sources say about the graph does not matter to them.
    package func mocks(_ scanned: ScannedSources) -> MockAnalysis {
        let mocks = settings.mocks ?? MockSettings()
        var planner = MockPlanner(Program(scanned, settings: settings), mocks: mocks)
        let plans = planner.plans()
        // Modules that nobody names are known by who creates the components in them.
        let graph = settings.hasOpenModules ? planner.graph() : nil
        let text = MockEmitter(
            settings: planner.settings, mocks: mocks, declaredNames: planner.symbols.names,
            importPlanner: ImportPlanner(scanned, settings, graph: graph),
            dependencies: graph.map { NamedDeclarations(graph: $0) }
        ).emit(plans)
        let inspection = Inspection(
            scanned: scanned, severities: settings.severities, mockRejections: planner.rejections)
        return MockAnalysis(
            findings: Findings(inspection), text: text,
            count: plans.count,
            unknownProtocols: planner.unknownProtocols.map { name in
                (name, SimilarNames.similar(to: name, in: planner.protocolNames))
            })
    }

    /// What the scanner sees in one file.
    package static func summary(of bytes: [UInt8]) -> FileSummary {
        bytes.withUnsafeBufferPointer { DeclarationScanner.scan($0, file: FileID(0)) }
    }
}
