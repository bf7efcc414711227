import Foundation
import Testing

/// Every folder of `Fixtures/cases` is run, and its `expected/` folder compared byte by byte. With `NEEDLE_RECORD=1`
/// in the environment the expected files are written instead, and the run fails so that it is never taken for a pass.
@Suite struct GoldenTests {
    static let isRecording = ProcessInfo.processInfo.environment["NEEDLE_RECORD"] == "1"

    @Test(arguments: FixtureCase.all)
    func makesWhatIsExpected(_ fixture: FixtureCase) throws {
        let produced = try Produced(fixture)
        if Self.isRecording {
            let changes = try produced.record()
            if !changes.isEmpty { Issue.record("recorded \(changes.joined(separator: ", "))") }
            return
        }
        for file in fixture.goldenFiles {
            let difference = Difference(expected: fixture.expected(file), actual: produced.files[file])
            if let difference { Issue.record("expected/\(file.rawValue) \(difference.description)") }
        }
    }

    @Test(.enabled(if: isRecording))
    func recordingIsNoPass() {
        Issue.record("recorded; look at the changes, then run the tests again without NEEDLE_RECORD")
    }

    @Test(arguments: FixtureCase.all)
    func expectsOnlyFilesThatAreCompared(_ fixture: FixtureCase) {
        var known = Set(GoldenFile.allCases.map(\.rawValue))
        if fixture.sources.contains(where: { $0.split(separator: "/").last == "main.swift" }) {
            known.formUnion([GoldenFile.programOutput, GoldenFile.programFailures])
        }
        let files = Repository.files(in: fixture.expectedFolder)
        #expect(!files.isEmpty || Self.isRecording, "expected/ is missing or empty")
        #expect(files.filter { !known.contains($0) } == [], "nothing looks at these files")
    }
}

/// What the tool makes of one case.
private struct Produced {
    let fixture: FixtureCase
    private(set) var files: [GoldenFile: Data] = [:]

    init(_ fixture: FixtureCase) throws {
        self.fixture = fixture
        let input = try fixture.inputArguments()
        let outcome = fixture.run(fixture.command + input + ["--out", "-"])
        #expect(outcome.code == 0 || outcome.code == 1, "the tool was used wrongly: \(outcome.error)")
        #expect((outcome.code == 0) == !outcome.output.isEmpty, "code is written exactly when there are no errors")
        add(.diagnostics, outcome.error)
        add(fixture.code, fixture.recordsWholeFile ? outcome.output : GeneratedFrame.without(outcome.output))

        if fixture.expected(.dump) != nil {
            let dump = fixture.run(["dump", "--"] + fixture.sources)
            #expect(dump.code == 0, "\(dump.error)")
            add(.dump, dump.output)
        }
        for (file, format) in GoldenFile.formats where fixture.expected(file) != nil {
            let graph = fixture.run(["graph"] + input + ["--format", format])
            #expect(graph.code == outcome.code)
            #expect(graph.error == outcome.error)
            add(file, file == .graph ? CompactGraph.lines(graph.output) : graph.output)
        }
        addForms(input, code: outcome.code)
        for (file, format) in GoldenFile.comparisons where fixture.expected(file) != nil {
            compare(input, format: format, as: file)
        }
    }

    /// What `compat` says of the case's file of Needle's.
    private mutating func compare(_ input: [String], format: String, as file: GoldenFile) {
        let comparison = fixture.run(["compat", GoldenFile.needleFile] + input + ["--format", format])
        let isSame =
            comparison.output.contains("the same graph") || comparison.output.contains("\"same\": true,\n  \"paths")
        #expect(comparison.code == (isSame ? 0 : 1))
        add(file, comparison.output)
    }

    private mutating func addForms(_ input: [String], code: Int32) {
        for (file, form) in GoldenFile.forms where fixture.expected(file) != nil {
            let outcome = fixture.run(["check"] + input + ["--format", form])
            #expect(outcome.code == code)
            #expect(outcome.error == "" || code == 0, "\(form) is not for people")
            add(file, outcome.output)
        }
    }

    /// A report or code that is empty is no file; the others always have something to say.
    private mutating func add(_ file: GoldenFile, _ text: String) {
        if !file.mayBeEmpty { #expect(!text.isEmpty, "\(file.rawValue) would be empty") }
        if !file.mayBeEmpty || !text.isEmpty { files[file] = Data(text.utf8) }
    }

    /// Makes the expected folder hold what was produced, and tells what that changed.
    func record() throws -> [String] {
        try FileManager.default.createDirectory(at: fixture.expectedFolder, withIntermediateDirectories: true)
        return try fixture.goldenFiles.compactMap { file in
            let url = fixture.expectedFolder.appendingPathComponent(file.rawValue)
            let old = fixture.expected(file)
            if old == files[file] { return nil }
            guard let data = files[file] else {
                try FileManager.default.removeItem(at: url)
                return "\(file.rawValue) (removed)"
            }
            try data.write(to: url)
            return old == nil ? "\(file.rawValue) (new)" : file.rawValue
        }
    }
}
