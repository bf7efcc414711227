import DIGraphCore
import Foundation
import Testing

/// What the repository promises about itself.
@Suite struct RepositoryTests {
    @Test func thereAreCases() {
        #expect(FixtureCase.all.count >= 90)
    }

    @Test(.enabled(if: !GoldenTests.isRecording), arguments: DiagnosticID.allCases)
    func everyDiagnosticHasACase(_ id: DiagnosticID) {
        let cases = FixtureCase.all.filter { fixture in
            let report = fixture.expected(.diagnostics).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return report.contains("[\(id.rawValue)]\n")
        }
        #expect(!cases.isEmpty, "no expected/diagnostics.txt shows \(id.rawValue)")
    }

    /// Both parts are to start fast and to build everywhere; the C library is all they need, but for atomic words where
    /// the standard library has none.
    @Test(arguments: ["DIGraphCore", "DIRuntime"])
    func importsNothingButTheCLibrary(target: String) throws {
        let allowed: Set = ["Glibc", "Musl", "Darwin", "Android", "WASILibc", "ucrt", "WinSDK", "CRT"]
        for path in swiftFiles(in: "Sources/\(target)") {
            for module in try importedModules(path) where !allowed.contains(module) {
                if module == "Synchronization", path.hasSuffix("/AtomicWords.swift") { continue }
                Issue.record("\(path) imports \(module)")
            }
        }
    }

    @Test func manifestsHaveNoPackageDependency() throws {
        let manifests = Repository.names(in: Repository.root)
            .filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        #expect(manifests.contains("Package.swift"))
        for manifest in manifests {
            #expect(!(try Repository.text(manifest)).contains(".package("), "\(manifest) names a package")
        }
    }

    @Test func executablesAreTheSame() throws {
        let main = try Repository.text("Sources/needle-gen/main.swift")
        #expect(try Repository.text("Sources/DIGraphGen/main.swift") == main)
    }

    @Test func sourcesAreShort() throws {
        for path in swiftFiles(in: "Sources") {
            let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(lines <= 500, "\(path) is too long to be read in one go")
        }
    }

    // MARK: Reading our own files

    private func swiftFiles(in folder: String) -> [String] {
        Repository.files(in: Repository.root.appendingPathComponent(folder))
            .filter { $0.hasSuffix(".swift") }
            .map { "\(folder)/\($0)" }
    }

    /// Imports stand at the beginning of a line; indented ones are text that the emitter writes.
    private func importedModules(_ path: String) throws -> [String] {
        try Repository.text(path).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), !line.hasPrefix(" "), !line.hasPrefix("//") else {
                return nil
            }
            // `import struct Foundation.URL` names its module after the kind.
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let name = words[(keyword + 1)...].first { !kinds.contains($0) }
            return name.map { String($0.split(separator: ".")[0]) }
        }
    }
}
