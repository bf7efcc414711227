import SwiftFacts

/// Looks for what nothing declares in files which did not concern the graph: a component's extension does not either, once
/// the class got another name, or the keyword is misspelt.
struct ExtensionSearch {
    private let reader: SourceReader
    private let patterns: [[UInt8]]
    /// Of more names no single keyword hides all, and each is looked for in all files.
    private static let mostOfOneKeyword = 64

    init(for names: [String], in scanned: ScannedSources, _ graph: GeneratorSettings, read: @escaping SourceReader.Read)
    {
        reader = SourceReader(
            sources: scanned.sources, graph: graph, mocks: nil, notesMentions: scanned.mentions != nil,
            reading: scanned.mentions == nil ? .getters : .all, read: read)
        patterns = names.map { Array($0.utf8) }
    }

    /// The files that mention one of the names, and extend a type which no source declares or cannot be read to their end.
    func files(in scanned: ScannedSources, _ loop: ParallelLoop, whereUnreadable: (FileSummary) -> Bool)
        -> [FileSummary]
    {
        let extending = Set(scanned.filesExtendingUnknownTypes)
        let lexed = Set(scanned.summaries.map { $0.file })
        let files = scanned.sources.indices.map { FileID($0) }.filter { file in
            !lexed.contains(file) && (extending.contains(file) || scanned.sources[file.index].recorded == nil)
        }
        for file in files { scanned.sources[file.index].recorded?.module.loadTypes() }
        let few = Array(patterns.prefix(Self.mostOfOneKeyword))
        return collect(files.count, loop) { [reader, patterns] in
            reader.summary(of: files[$0], holding: extending.contains(files[$0]) ? patterns : few)
        }.compactMap { $0 }.filter { extending.contains($0.file) || whereUnreadable($0) }
    }
}
