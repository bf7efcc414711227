import DIGraphCore
import Foundation
import Testing

/// The pages for people: what they link to is there, and the version that they tell people to type is this one.
@Suite struct PageTests {
    static let pages =
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "Benchmarks/README.md"]
        + Repository.files(in: Repository.root.appendingPathComponent("Docs"))
        .filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" }

    @Test(arguments: pages)
    func linksLeadSomewhere(page: String) throws {
        let folder = URL(fileURLWithPath: page, relativeTo: Repository.root).deletingLastPathComponent()
        for target in try links(in: Repository.text(page)) where !target.contains("://") {
            let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
            let file = parts[0].isEmpty ? page : path(of: folder.appendingPathComponent(parts[0]))
            let exists = FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(file).path)
            #expect(exists, "\(page) links to \(target)")
            if exists, parts.count > 1 {
                #expect(try anchors(in: Repository.text(file)).contains(parts[1]), "\(page) links to \(target)")
            }
        }
    }

    @Test(arguments: pages + ["Formula/needle-gen.rb"])
    func versionIsThisOne(page: String) throws {
        for (version, place) in Self.versions(in: try Repository.text(page)) {
            #expect(version == Version.current, "\(page) tells people to take \(place)")
        }
    }

    /// The versions of this package that a text names, and the words around each.
    static func versions(in text: String) -> [(version: String, place: String)] {
        let places = /needle-gen[^\n]*(?:from|tag): "(?<named>[^"]*)"|(?:^version=|needle-gen@)(?<last>.*)$/
        return text.matches(of: places.anchorsMatchLineEndings()).map { match in
            (String(match.named ?? match.last ?? ""), String(match.0))
        }
    }

    /// Who doubts a number can have it printed: its section, or the page's introduction, names a script.
    @Test(arguments: pages)
    func measuredNumbersNameTheirScript(page: String) throws {
        let numbers = /\b\d[\d.,]* ?(?:s|ms|µs|ns|kB|MB|GB|%)(?!\w)/
        let scripts = /\.ci\/[\w-]+|Scripts\/[\w.-]+\w|Benchmarks\/[\w.-]+\w|\brun\.py|doubling\.py/
        let introduction = try Repository.text(page).components(separatedBy: "\n## ")[0]
        let isIntroduced = introduction.contains(/Benchmarks\/\w+\.py/)
        for section in ("\n" + prose(of: try Repository.text(page))).components(separatedBy: "\n#") {
            guard let number = section.firstMatch(of: numbers) else { continue }
            let named = section.matches(of: scripts).map { String($0.0) }
            #expect(
                isIntroduced || !named.isEmpty || page.hasPrefix("Benchmarks/"),
                "\(page) says \(number.0), and not who measured it")
            for script in named where script.contains("/") {
                let path = Repository.root.appendingPathComponent(script).path
                #expect(FileManager.default.fileExists(atPath: path), "\(page) names \(script)")
            }
        }
    }

    /// README is what a newcomer reads first; tables to look things up in stand in Docs.
    @Test func readmeIsShort() throws {
        #expect(try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count < 200)
    }

    private func path(of url: URL) -> String {
        let root = Repository.root.standardizedFileURL.path
        return String(url.standardizedFileURL.path.dropFirst(root.count + 1))
    }

    private func links(in text: String) -> [String] {
        prose(of: text).matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    }

    /// As GitHub makes them of headings; those that are written as HTML count as well.
    private func anchors(in text: String) -> Set<String> {
        let headings = prose(of: text).matches(of: /^#+ (.*)$/.anchorsMatchLineEndings()).map { match in
            String(match.1).lowercased().replacing(/[^\w\- ]/, with: "").replacing(" ", with: "-")
        }
        return Set(headings + text.matches(of: /<a (?:id|name)="([^"]*)"/).map { String($0.1) })
    }

    private func prose(of text: String) -> String {
        text.replacing(/^```.*?^```$/.dotMatchesNewlines().anchorsMatchLineEndings(), with: "")
    }
}
