import Foundation
import Testing

/// A main-actor base class does what its plain twin does. They are files of their own, since a class is on an actor or is
/// not; where they differ, both or one of them says why: `// twin: reason` … `// end of twin`.
@Suite struct TwinTests {
    @Test(arguments: ["Component", "ComponentBase", "NonCoreComponent", "PluginizedComponent", "SlotComponent"])
    func twinsDiffer(whereTheySayWhy name: String) throws {
        let plain = try code(of: name)
        let twin = try code(of: "MainActor" + name)
        let common = zip(plain, twin).prefix { $0 == asPlain($1) }.count
        let rest = [plain, twin].map { $0.dropFirst(max(0, common - 3)).prefix(12).joined(separator: " ") }
        #expect(common == plain.count && common == twin.count, "\(rest[0])\nin the main-actor twin: \(rest[1])")
        #expect(common > 20)
    }

    /// The words outside of marked regions and doc comments.
    private func code(of name: String) throws -> [String] {
        var words: [String] = []
        var isMarked = false
        for line in try Repository.text("Sources/DIRuntime/\(name).swift").split(separator: "\n") {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("// twin: ") {
                #expect(!isMarked, "\(name): the region before \(text) has no end")
                isMarked = true
            } else if text == "// end of twin" {
                isMarked = false
            } else if !isMarked, !text.hasPrefix("///") {
                words += text.split(separator: " ").map(String.init)
            }
        }
        #expect(!isMarked, "\(name): a region has no end")
        return words.filter { !["nonisolated", "nonisolated(unsafe)", "@MainActor"].contains($0) }
    }

    private func asPlain(_ word: String) -> String {
        word.replacingOccurrences(of: "MainActor", with: "").replacingOccurrences(of: "mainActor", with: "plain")
    }
}
