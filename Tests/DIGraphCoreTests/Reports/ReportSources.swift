@testable import DIGraphCore
@testable import DIGraphReports
@testable import SwiftFacts

/// Reads sources from memory, and joins them to a graph.
struct ReportSources {
    let summaries: [FileSummary]
    let graph: ScopeGraph
    let resolution: Resolution

    /// The files are named `0.swift`, `1.swift`, and so on.
    init(_ sources: String..., modules: [String?] = []) {
        var settings = GeneratorSettings()
        settings.modules = Set(modules.compactMap(\.self)).sorted().map { .init(name: $0) }
        settings.outputModule = settings.modules.last?.name
        summaries = sources.enumerated().map { Self.summary(of: "import DIRuntime\n" + $1, file: $0) }
        let filled = modules + Array(repeating: nil, count: sources.count - modules.count)
        let program = Program(summaries, modules: filled, settings: settings)
        graph = ScopeGraphBuilder(program).build().graph
        resolution = Resolver(graph: graph, settings: program.settings).resolve()
    }

    static func summary(of source: String, file: Int = 0) -> FileSummary {
        Array(source.utf8).withUnsafeBufferPointer { DeclarationScanner.scan($0, .needle, file: FileID(file)) }
    }

    var report: GraphReport {
        GraphReport(
            graph: graph,
            resolution: resolution,
            path: { "\($0.index).swift" },
            position: { summaries[$0.file.index].lines.position(of: $0.offset) }
        )
    }
}
