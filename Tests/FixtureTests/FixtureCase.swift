import DIGraphCommand
import DIGraphTools
import Foundation
import Testing

/// One folder of `Fixtures/cases`: sources, perhaps a `needle.json`, and what the tool makes of them in `expected/`.
struct FixtureCase: Sendable, CustomTestStringConvertible {
    let name: String

    static let all = Repository.names(in: Repository.cases).map(FixtureCase.init(name:))

    var testDescription: String { name }

    var folder: URL { Repository.cases.appendingPathComponent(name) }
    var expectedFolder: URL { folder.appendingPathComponent("expected") }

    // MARK: What the case consists of

    /// Paths relative to the folder, sorted by their bytes.
    var sources: [String] {
        Repository.files(in: folder).filter { $0.hasSuffix(".swift") && !$0.hasPrefix("expected/") }
    }

    func expected(_ file: GoldenFile) -> Data? {
        FileManager.default.contents(atPath: expectedFolder.appendingPathComponent(file.rawValue).path)
    }

    /// What is compared: the report and the code always, the rest where the case asks for it by having the file.
    var goldenFiles: [GoldenFile] {
        GoldenFile.allCases.filter { $0 == .diagnostics || $0 == code || expected($0) != nil }
    }

    /// The code that the case is about: the wiring of its graph, or the mocks of its protocols.
    var code: GoldenFile { name.hasPrefix("mocks-") ? .mocks : .generated }

    /// Two cases show the lines that every generated file has; see `GeneratedFrame`.
    var recordsWholeFile: Bool { name == "emit-registration-internal" || name == "mocks-properties" }

    /// The words that make the tool write that code.
    var command: [String] { code == .mocks ? ["mocks"] : [] }

    // MARK: Running the tool

    struct Outcome: Equatable {
        let code: Int32
        let output: String
        let error: String

        /// The same bytes: two texts that Unicode calls equal can differ in them.
        static func == (left: Outcome, right: Outcome) -> Bool {
            left.code == right.code && left.output.utf8.elementsEqual(right.output.utf8)
                && left.error.utf8.elementsEqual(right.error.utf8)
        }
    }

    /// Runs the tool in this process as if the case's folder were the working directory.
    func run(_ arguments: [String]) -> Outcome {
        var output = ""
        var error = ""
        let console = Console(output: { output += $0 }, error: { error += $0 })
        let code = NeedleGen.tool(workingDirectory: folder.path, console: console).run(arguments)
        return Outcome(code: code, output: output, error: error)
    }

    /// The configuration, or else the whole folder; the expected files are no sources.
    func inputArguments() throws -> [String] {
        let keys = try configurationKeys()
        let namesSources = keys.contains("sources") || keys.contains("modules")
        return configurationArguments + (namesSources ? [] : ["."]) + ["--exclude-paths", "/expected/"]
    }

    /// The same input file by file, in any order that the caller wishes.
    func inputArguments(inOrder sources: [String]) throws -> [String] {
        let hasModules = try configurationKeys().contains("modules")
        let files = sources.flatMap { path -> [String] in
            guard hasModules, let module = path.split(separator: "/").first else { return [path] }
            return ["--module", "\(module)=\(path)"]
        }
        return configurationArguments + files + ["--exclude-paths", "/expected/"]
    }

    private var configuration: Data? {
        FileManager.default.contents(atPath: folder.appendingPathComponent("needle.json").path)
    }

    var namesModules: Bool {
        get throws { try configurationKeys().contains("modules") }
    }

    var configurationArguments: [String] {
        configuration == nil ? [] : ["needle.json"]
    }

    private func configurationKeys() throws -> Set<String> {
        guard let configuration else { return [] }
        return Set(try JSONDecoder().decode([String: AnyValue].self, from: configuration).keys)
    }

    /// A value of JSON that nobody looks at.
    private struct AnyValue: Decodable {
        init(from decoder: any Decoder) {}
    }
}

/// The files of an `expected/` folder that the tool makes.
enum GoldenFile: String, CaseIterable {
    case diagnostics = "diagnostics.txt"
    case generated = "Generated.swift"
    case mocks = "Mocks.swift"
    case dump = "dump.jsonl"
    case graph = "graph.json"
    case tree = "tree.txt"
    case dot = "graph.dot"
    case mermaid = "graph.mmd"
    case page = "graph.html"
    case findings = "findings.json"
    case sarif = "findings.sarif"
    case github = "findings.github.txt"
    case gitlab = "findings.gitlab.json"
    case checkstyle = "findings.checkstyle.xml"
    case junit = "findings.junit.xml"
    case comparison = "compat.txt"
    case comparisonJSON = "compat.json"

    /// The files that `graph` prints, by its formats.
    static let formats = [(graph, "json"), (tree, "tree"), (dot, "dot"), (mermaid, "mermaid"), (page, "html")]

    /// The files that `compat` prints, by its formats, where a case has a file of Needle's. That is no Swift file to the
    /// tool and the compiler, since the case compiles without Needle.
    static let comparisons = [(comparison, "text"), (comparisonJSON, "json")]
    static let needleFile = "NeedleGenerated.txt"

    /// The files that hold the findings, by their forms.
    static let forms = [
        (findings, "json"), (sarif, "sarif"), (github, "github"), (gitlab, "gitlab"), (checkstyle, "checkstyle"),
        (junit, "junit"),
    ]

    /// What the case's own program prints; the script that compiles the cases compares it.
    static let programOutput = "output.txt"
    /// What it says when it ends for want of a value; the same script looks for each line.
    static let programFailures = "failures.txt"

    /// Whether there may be nothing to write.
    var mayBeEmpty: Bool { self == .diagnostics || self == .generated || self == .mocks }
}

/// Where things are in this repository.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let cases = root.appendingPathComponent("Fixtures/cases")

    /// The names in a folder, sorted, without hidden ones; none when there is no such folder.
    static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The relative paths of all files below a folder, sorted by their bytes.
    static func files(in folder: URL) -> [String] {
        names(in: folder).flatMap { name -> [String] in
            let path = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder), isFolder.boolValue else {
                return [name]
            }
            return files(in: path).map { "\(name)/\($0)" }
        }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
}
