import DIGraphCommand
import DIGraphCore

extension CommandLineTool {
    /// Prints the pages of the rules that the words name, or without a word the list of all.
    func explain(_ words: [String]) throws(CommandError) -> Int32 {
        if words.isEmpty { return try print(Rule.list) }
        var pages: [String] = []
        for word in words {
            let rule = try rule(word)
            pages.append(console.linked(rule.id) + rule.page.dropFirst(rule.id.count))
        }
        return try print(pages.joined(separator: "\n"))
    }

    /// The rule of an id, which may stand in brackets, as at the end of a message.
    func rule(_ word: String) throws(CommandError) -> Rule {
        let name = word.hasPrefix("[") && word.hasSuffix("]") ? String(word.dropFirst().dropLast()) : word
        if let rule = Rule.named(name) { return rule }
        let similar = SimilarNames.similar(to: name, in: Rule.all.map(\.id)).first
        throw .wrongUse(.unknownDiagnostic(name, similar: similar))
    }
}
