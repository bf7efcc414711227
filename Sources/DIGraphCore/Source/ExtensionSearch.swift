import SwiftFacts

/// Looks for members that no component has in files which did not concern the graph: a component's extension does not
/// either, once the class got another name.
struct ExtensionSearch {
    private let reader: SourceReader
    private let patterns: [[UInt8]]

    init(for names: [String], in scanned: ScannedSources, _ graph: GeneratorSettings, read: @escaping SourceReader.Read)
    {
        reader = SourceReader(
            sources: scanned.sources, graph: graph, mocks: nil, notesMentions: scanned.mentions != nil,
            reading: scanned.mentions == nil ? .getters : .all, read: read)
        patterns = names.map { Array($0.utf8) }
    }

    /// The sources with the files that extend a type which no source declares, and that mention one of the names.
    func adding(to scanned: ScannedSources, _ loop: ParallelLoop) -> ScannedSources {
        let files = scanned.filesExtendingUnknownTypes
        for file in files { scanned.sources[file.index].recorded?.module.loadTypes() }
        var added = scanned
        added.summaries += collect(files.count, loop) { [reader, patterns] in
            reader.summary(of: files[$0], holding: patterns)
        }.compactMap { $0 }
        added.summaries.sort { $0.file < $1.file }
        return added
    }
}
