import SwiftFacts

/// The whole way from bytes to generated code, in the order in which it is gone.
///
///     let session = Session(settings: settings)
///     let scanned = session.scan(sources, read: read, loop: loop)
///     let analysis = session.analyze(scanned)
///     if !analysis.hasErrors { write(session.emit(analysis)) }
package final class Session: Sendable {
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

    /// Reads the sources once, for the graph of this session and for the mocks of another one.
    package func scan(
        _ sources: [SourceDescription], andFor mocks: Session,
        read: @escaping @Sendable (Int) -> SourceContents, loop: ParallelLoop
    ) -> (graph: ScannedSources, mocks: ScannedSources) {
        let scanned = SourceScanner(
            sources: sources, graph: settings, mocks: mocks.settings,
            notesMentions: Inspection.needsMentions(settings.severities),
            read: read
        ).scan(loop)
        return (scanned.graph, scanned.mocks ?? scanned.graph)
    }

    /// The sources that cannot be read.
    package func findings(about faults: [SourceFault], of sources: [SourceDescription]) -> Findings {
        let scanned = ScannedSources(
            sources: sources, summaries: [], faults: faults, statistics: ScanStatistics(), mentions: nil)
        return Findings(Inspection(scanned: scanned, severities: settings.severities)).filter {
            $0.rule == .unreadableSource
        }
    }

    /// The modules that are said to pass on the runtime, are none of the graph's, and are imported nowhere, each with what may
    /// be meant. A file that an import of one stands in is never ruled out.
    package func unimportedRuntimes(in scanned: ScannedSources) -> [(name: String, similar: String?)] {
        if settings.runtimeModules.isEmpty { return [] }
        var known = Set(settings.modules.map { $0.name })
        for summary in scanned.summaries { known.formUnion(summary.imports.map { $0.module.firstNamePart }) }
        return settings.runtimeModules.filter { !known.contains($0) }
            .map { ($0, SimilarNames.meant(by: $0, among: known.sorted())) }
    }

    package func analyze(_ scanned: ScannedSources) -> Analysis {
        let program = Program.of(scanned, settings: settings)
        let (graph, creations, rejections) = ScopeGraphBuilder(program).build()
        let resolution = Resolver(graph: graph, settings: program.settings).resolve()
        let wiring = Wiring(
            program: program, graph: graph, creations: creations, rejections: rejections, resolution: resolution,
            mentions: scanned.mentions, declaredNames: scanned.declaredNames)
        let inspection = Inspection(scanned: scanned, severities: settings.severities, wiring: wiring)
        return Analysis(program.settings, graph, resolution, Findings(inspection))
    }

    /// The same analysis where nothing is missing; else with the files that hold it, and that the graph did not need so far:
    /// extensions of types that no source declares, and what has a misspelt keyword; and with what a module leaves out.
    package func explain(
        _ analysis: Analysis, read: @escaping @Sendable (Int) -> SourceContents, loop: ParallelLoop
    ) -> Analysis {
        let names = analysis.missingNames
        if names.isEmpty { return analysis }
        let explained = explain(analysis, names, read: read, loop: loop)
        guard let search = UndefinedSearch(in: explained.scanned, settings, read: read) else { return explained }
        return explained.naming(search.members(named: names, in: explained.scanned, loop))
    }

    private func explain(
        _ analysis: Analysis, _ names: [String], read: @escaping @Sendable (Int) -> SourceContents, loop: ParallelLoop
    ) -> Analysis {
        var scanned = analysis.scanned
        let search = ExtensionSearch(for: names, in: scanned, settings, read: read)
        let found = search.files(in: scanned, loop) { $0.hasMisspeltTypeKeyword }
        if found.isEmpty { return analysis }
        scanned.summaries = (scanned.summaries + found).sorted { $0.file < $1.file }
        return analyze(scanned)
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
        let planner = MockPlanner(Program.of(scanned, settings: settings), mocks: mocks)
        let plans = planner.plans()
        let inspection = Inspection(
            scanned: scanned, severities: settings.severities, mockRejections: planner.rejections)
        let findings = Findings(inspection)
        return MockAnalysis(
            findings: findings, text: findings.hasErrors ? "" : emit(plans, of: planner, scanned),
            count: plans.count,
            unknownProtocols: planner.unknownProtocols.map { name in
                (name, SimilarNames.similar(to: name, in: planner.protocolNames))
            })
    }

    private func emit(_ plans: [MockPlan], of planner: MockPlanner, _ scanned: ScannedSources) -> String {
        // Modules that nobody names are known by who creates the components in them.
        let graph = settings.hasOpenModules ? ScopeGraphBuilder(planner.program).build().graph : nil
        let importPlanner = ImportPlanner(scanned, settings, graph: graph)
        return MockEmitter(planner, importPlanner, graph.map { NamedDeclarations(graph: $0) }).emit(plans)
    }

    /// What the scanner sees in one file.
    package static func summary(of bytes: [UInt8]) -> FileSummary {
        bytes.withUnsafeBufferPointer { DeclarationScanner.scan($0, .needle, file: FileID(0)) }
    }
}
