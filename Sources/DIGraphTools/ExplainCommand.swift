import DIGraphCommand
import DIGraphCore
import DIGraphReports
import SwiftFacts

extension CommandLineTool {
    /// Prints the pages of the rules that the words name, or without a word the list of all.
    func explain(_ call: CommandCall) throws(CommandError) -> Int32 {
        let words = call.parsed.positionals
        var configuration = Configuration(folder: workingDirectory)
        try call.apply(to: &configuration)
        let isFile = configuration.printedOutput != nil
        var pages: [String] = []
        for word in words {
            let rule = try rule(word)
            // A file is no terminal.
            pages.append(isFile ? rule.page : linked(rule.id) + rule.page.dropFirst(rule.id.count))
        }
        let summary = words.isEmpty ? "all diagnostics" : counted(pages.count, "page")
        return try deliver(
            words.isEmpty ? Rule.list : pages.joined(separator: "\n"), .explanation, summary, configuration)
    }

    /// The id of a rule for stdout, with its page behind it where a terminal can show that.
    private func linked(_ id: String) -> String {
        TerminalLink.text(id, toPageOf: id, in: console.linksOutput ? console.site : nil)
    }

    /// The rule of an id, which may stand in brackets, as at the end of a message.
    func rule(_ word: String) throws(CommandError) -> Rule {
        let name = word.hasPrefix("[") && word.hasSuffix("]") ? String(word.dropFirst().dropLast()) : word
        if let rule = Rule.named(name) { return rule }
        let ids = Rule.all.map(\.id)
        // Several may begin like that.
        let begun = name.isEmpty ? [] : ids.filter { $0.hasPrefix(name) }.sorted().prefix(5)
        let similar = SimilarNames.meant(by: name, among: ids) ?? begun.joined(separator: ", ")
        throw .wrongUse(.unknownDiagnostic(name, similar: similar.isEmpty ? nil : similar))
    }
}

extension OutputFile.Content {
    /// A page begins with its id and severity, and so does the list of all.
    fileprivate static let explanation = OutputFile.Content(of: Command.explain.rawValue) { bytes in
        let firstLine = bytes.prefix { $0 != Byte.lineFeed }
        let words = firstLine.split(separator: Byte.space).prefix(2).map { String(decoding: $0, as: UTF8.self) }
        guard let id = words.first, let rule = Rule.named(id), words.count == 2 else { return false }
        return [rule.severity.rawValue, "(\(rule.severity.rawValue)):"].contains(words[1])
    }
}
