import SwiftFacts

/// A member that its module does not compile, by what is defined there.
struct UndefinedMember: Sendable {
    let type: String
    /// With its labels.
    let name: String
    let location: SourceLocation
    /// Without `#if`.
    let condition: String
    let module: String
}

/// Looks for what is missing in the branches that a module does not compile, since it defines other names than others.
struct UndefinedSearch {
    private let reader: SourceReader
    /// Those whose code depends on it.
    private let modules: Set<String>

    /// Nil where no modules differ.
    init?(in scanned: ScannedSources, _ settings: GeneratorSettings, read: @escaping SourceReader.Read) {
        modules = Set(settings.answersOfModules.filter { !$0.value.isEmpty }.keys)
        if modules.isEmpty { return nil }
        var open = settings
        for index in open.modules.indices { open.modules[index].compiler.defines = nil }
        reader = SourceReader(
            sources: scanned.sources, graph: open, mocks: nil, notesMentions: false, reading: .getters, read: read)
    }

    func members(named names: [String], in scanned: ScannedSources, _ loop: ParallelLoop) -> [UndefinedMember] {
        let names = Set(names)
        let read = scanned.summaries.compactMap { summary -> (FileSummary, String)? in
            let source = scanned.sources[summary.file.index]
            guard let module = source.module, modules.contains(module), source.recorded == nil else { return nil }
            return (summary, module)
        }
        return collect(read.count, loop) { [reader] index -> [UndefinedMember] in
            let (known, module) = read[index]
            guard case .summary(let summary, _, _) = reader.lex(known.file).outcome else { return [] }
            return summary.members(named: names, missingIn: known, of: module)
        }.flatMap { $0 }
    }
}

extension FileSummary {
    fileprivate func members(named names: Set<String>, missingIn other: FileSummary, of module: String)
        -> [UndefinedMember]
    {
        let known = Set(other.types.lazy.flatMap { $0.members }.map { $0.offset })
        return types.flatMap { type in
            type.members.filter { names.contains($0.name) && !known.contains($0.offset) }.map { member in
                UndefinedMember(
                    type: type.name, name: member.fullName, location: SourceLocation(file: file, offset: member.offset),
                    condition: Condition.all(member.conditions)?.text ?? "", module: module)
            }
        }
    }
}
