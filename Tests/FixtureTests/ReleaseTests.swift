import DIGraphCore
import Foundation
import Testing

/// `Scripts/release.sh`, run in a repository of what it reads and changes.
@Suite final class ReleaseTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("release-\(UUID().uuidString)")
    private static let pages = PageTests.pages + ["Formula/needle-gen.rb"]

    init() throws {
        let others = [
            "Scripts/release.sh", "Sources/DIGraphCore/Version.swift", "Docs/needle-gen.1", "CHANGELOG.md",
            "Fixtures/cases/error-no-components/expected/findings.sarif",
        ]
        for path in Self.pages + others {
            let copy = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Repository.root.appendingPathComponent(path), to: copy)
        }
        try #require(try run("git", "init", "--quiet") == 0)
        try #require(try run("git", "add", "--all") == 0)
        try #require(try run("git", "commit", "--quiet", "--message", "Begin") == 0)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func run(_ words: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        let names = ["AUTHOR", "COMMITTER"].flatMap { role in
            [("GIT_\(role)_NAME", "test"), ("GIT_\(role)_EMAIL", "test@example.org")]
        }
        process.environment = ProcessInfo.processInfo.environment.merging(names) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test func noPageKeepsTheOldVersion() throws {
        #expect(try run("Scripts/release.sh", "987.6.5") == 0)
        for page in Self.pages {
            let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
            for (version, place) in PageTests.versions(in: text) {
                #expect(version == "987.6.5", "\(page) tells people to take \(place)")
            }
        }
        #expect(try run("git", "diff", "--quiet", "987.6.5") == 0)
    }

    @Test(arguments: ["0.0.1", "1", "v9.0.0", "9.0"])
    func whatIsNoNewVersionIsRefused(version: String) throws {
        #expect(try run("Scripts/release.sh", version) == 2)
        #expect(try run("git", "rev-parse", "--quiet", "--verify", "refs/tags/\(version)") != 0)
    }
}
