import Foundation
import Testing

/// The built executable: what only a process of its own can show.
@Suite struct ExecutableTests {
    private let executable: URL

    init() throws {
        #if canImport(Darwin)
        let bundle = try #require(Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") })
        executable = bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("needle-gen")
        #else
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        executable = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("needle-gen")
        #endif
        try #require(FileManager.default.isExecutableFile(atPath: executable.path))
    }

    private func run(
        _ arguments: [String], of program: URL? = nil, in workspace: Workspace
    ) throws -> Workspace.Outcome {
        let process = Process()
        let output = Pipe()
        let error = Pipe()
        process.executableURL = program ?? executable
        process.arguments = arguments
        process.currentDirectoryURL = workspace.folder
        process.standardOutput = output
        process.standardError = error
        try process.run()
        let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let errorText = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Workspace.Outcome(code: process.terminationStatus, output: outputText, error: errorText)
    }

    @Test func readsNeedleJSON() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(#"{"sources": ["Sources"], "output": "Out.swift"}"#, to: "needle.json")
        let outcome = try run([], in: workspace)
        #expect(outcome.code == 0)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("needle-gen: wrote Out.swift: "))
    }

    @Test func exitCodesAndStreams() throws {
        let workspace = try Workspace(Sample.brokenApp)
        let broken = try run(["check", "Sources"], in: workspace)
        #expect(broken.code == 1)
        #expect(broken.output == "")
        #expect(broken.error.hasPrefix("Sources/Child.swift:"))
        #expect(!broken.error.contains("\u{1B}"))
        #expect(try run(["--nonsense"], in: workspace).code == 2)
        let version = try run(["--version"], in: workspace)
        #expect(version.code == 0)
        #expect(version.error == "")
    }

    /// A repaired name would be that of another file.
    @Test func wordsThatAreNoText() throws {
        let workspace = try Workspace(Sample.app)
        let call = #"exec "$0" Sources --out "$(printf 'Out\377/Out.swift')""#
        let outcome = try run(["-c", call, executable.path], of: URL(fileURLWithPath: "/bin/sh"), in: workspace)
        #expect(outcome.code == 2)
        #expect(outcome.error == "needle-gen: error: 'Out\u{FFFD}/Out.swift' is not UTF-8 text; rename what it names\n")
    }

    /// Relative paths would be those of the root of the disk.
    @Test func aFolderThatIsGone() throws {
        let workspace = try Workspace(Sample.app)
        let call = #"mkdir Gone && cd Gone && rmdir ../Gone && exec "$0" ../Sources --out Out.swift"#
        let outcome = try run(["-c", call, executable.path], of: URL(fileURLWithPath: "/bin/sh"), in: workspace)
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix("needle-gen: error: the working directory cannot be read ("))
        #expect(outcome.error.hasSuffix("); change to a folder that exists\n"))
    }

    /// `@<(find Sources)` is `@/dev/fd/63`; the pipe is of this process alone, so no rule of make names it.
    @Test func aListFromAPipe() throws {
        let workspace = try Workspace(Sample.app)
        let call = #"""
            (sleep 0.1; echo Sources) | "$0" @/dev/fd/0 --out Out.swift --depfile Out.d && exec "$0" check @/dev/fd/3 3< Sources
            """#
        let outcome = try run(["-c", call, executable.path], of: URL(fileURLWithPath: "/bin/sh"), in: workspace)
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix("needle-gen: wrote Out.swift: "))
        #expect(outcome.error.hasSuffix("needle-gen: error: cannot read /dev/fd/3: Is a directory\n"))
        #expect(workspace.text("Out.d")?.contains("/dev/fd") == false)
    }

    @Test func aHyphenIsAStream() throws {
        let workspace = try Workspace(Sample.app)
        let call = #"""
            echo Sources | "$0" @- --out Out.swift --depfile - --quiet &&
            ! "$0" compat - Sources <Sources/Root.swift &&
            echo '[]' | "$0" flags Sources --expect - && "$0" check Sources --quiet --write-baseline - | tail -1 &&
            "$0" check Sources --write-baseline - --quiet | "$0" check Sources --baseline - --quiet
            """#
        let outcome = try run(["-c", call, executable.path], of: URL(fileURLWithPath: "/bin/sh"), in: workspace)
        #expect(outcome.code == 0)
        let words = outcome.output.split(separator: "\n")
        #expect(words.first == "Out.swift: \\" && words.contains { $0.hasPrefix("# needle-gen baseline 1") })
        #expect(outcome.error.contains("needle-gen: error: /dev/stdin was not generated by Needle"))
        #expect(outcome.error.contains("needle-gen: /dev/stdin names the same: 0 flags\n"))
        #expect(workspace.names(in: ".") == ["Out.swift", "Sources"])
    }

    #if os(Linux)
    @Test func namesThatAreNoText() throws {
        let workspace = try Workspace(Sample.app)
        let call = #"""
            cd Sources; folder=$(printf 'Old\377'); mkdir "$folder"; cp Root.swift "$folder"; touch "$(printf '\376.txt')"
            cd ..; "$0" Sources --out Out.swift && cp Sources/Root.swift "$(printf 'Sources/New\377.swift')" && exec "$0" check Sources
            """#
        let outcome = try run(["-c", call, executable.path], of: URL(fileURLWithPath: "/bin/sh"), in: workspace)
        #expect(outcome.code == 1)
        let warning = "Sources/Old\u{FFFD} is not read, since its name is not UTF-8 text; rename it if it holds sources"
        #expect(outcome.error.components(separatedBy: "needle-gen: warning: \(warning)\n").count == 3)
        #expect(
            outcome.error.contains(
                "Sources/New\u{FFFD}.swift:1:1: error: the source cannot be read (Its name is not UTF-8 text): "))
    }
    #endif

    /// Each process has its own order of dictionaries and sets.
    @Test(arguments: [
        "func load(_ id: Int) async throws -@a( Article", "@available(*, message: @a(\"old\") var old: String { get }",
        "var newest: (Article", "func load() throws( -> Article",
    ])
    func mocksOfBrokenSourcesAreTheSameInEveryProcess(member: String) throws {
        let source = """
            import DIRuntime
            protocol ArticleDependency: Dependency {
                \(member)
            }
            @MainActor
            protocol ReaderDependency: Dependency, Sendable {
                var title: String { get }
            }

            """
        let workspace = try Workspace(["Sources/Broken.swift": source])
        let first = try run(["mocks", "Sources", "--out", "-"], in: workspace)
        #expect(first.code < 2)
        for _ in 0..<8 {
            let again = try run(["mocks", "Sources", "--out", "-"], in: workspace)
            #expect(again.output == first.output && again.error == first.error)
        }
    }

    /// The system ends a process by a signal where it goes on writing, if nobody says otherwise.
    @Test func aFileBeyondTheLimitOfSizesLeavesNothingBehind() throws {
        var files = Sample.app
        files["header.txt"] = String(repeating: "// A line of the header.\n", count: 5_000)
        let workspace = try Workspace(files)
        let call = "ulimit -f 16; exec '\(executable.path)' Sources --header-doc header.txt --out Generated/Out.swift"
        let outcome = try run(["-c", call], of: URL(fileURLWithPath: "/bin/sh"), in: workspace)
        #expect(outcome.code == 2)
        #expect(outcome.error == "needle-gen: error: cannot write Generated/Out.swift: File too large\n")
        #expect(workspace.names(in: "Generated").isEmpty)
    }

    @Test func printsToStandardOutput() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = try run(["Sources", "--out", "-"], in: workspace)
        #expect(outcome.code == 0)
        #expect(outcome.output == workspace.run("Sources", "--out", "-").output)
        #expect(outcome.error == "")
    }
}
