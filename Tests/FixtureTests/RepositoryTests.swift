import DIGraphCore
import Foundation
import Testing

/// What the repository promises about itself.
@Suite struct RepositoryTests {
    @Test func thereAreCases() {
        #expect(FixtureCase.all.count >= 90)
    }

    @Test(.enabled(if: !GoldenTests.isRecording), arguments: Rule.all)
    func everyDiagnosticHasACase(_ rule: Rule) {
        let cases = FixtureCase.all.filter { fixture in
            let report = fixture.expected(.diagnostics).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return report.contains("[\(rule.id)]\n")
        }
        #expect(!cases.isEmpty, "no expected/diagnostics.txt shows \(rule.id)")
    }

    /// The list of rules and their files are each other's index.
    @Test func everyRuleHasItsFile() {
        let shared: Set = [
            "AliasedCreations", "CreationsAbove", "Diagnostic", "DiagnosticFormatter", "Explanation",
            "HiddenInitializers", "Inspection", "LostAliases", "LostConformances", "LostDefaults", "LostPlugins",
            "MeantComponents", "MeantSlots", "MissingCause", "MissingCauses",
            "MissingDeclaration", "MissingInExtensions", "MisspeltNames", "MisspeltNamespaces", "NamedMembers",
            "NearMiss", "NearMissFinder", "NestedNames", "PluginArgumentOrder", "ReadNames", "RewordedNames", "Rule",
            "RuntimeCandidates", "SimilarNames", "TypeDifference", "UndeclaredDependencies", "UnreadModules",
            "UnseenComponents", "Widening", "WideningOfHidden", "Wiring", "WrongCreations",
        ]
        let files = Repository.files(in: Repository.root.appendingPathComponent("Sources/DIGraphCore/Rules"))
            .map { String($0.prefix { $0 != "." }) }
        let named = Rule.all.map { $0.id.split(separator: "-").map(\.capitalized).joined() }
        #expect(Set(files) == shared.union(named))
        #expect(Set(named).count == Rule.all.count)
        #expect(shared.isDisjoint(with: named))
    }

    /// A stage names nothing of a later one. The rules come last: a stage gives data, and they say what is wrong with it.
    @Test func stagesKnowNoLaterOnes() throws {
        let stages = [
            ["Source", "Summaries"], ["Program"], ["Graph"], ["Resolution"], ["Emit"], ["Mocks"], ["Rules", "Fixes"],
        ].map { folders in folders.flatMap { swiftFiles(in: "Sources/DIGraphCore/\($0)") } }
        let all = swiftFiles(in: "Sources/DIGraphCore").filter { $0.split(separator: "/").count > 3 }
        #expect(Set(stages.joined()) == Set(all), "a folder is no stage")
        var later: Set<Substring> = []
        for stage in stages.reversed() {
            let texts = try stage.map(Repository.text)
            for (path, text) in zip(stage, texts) {
                let code = text.replacing(/"""(?s:.*?)"""|"[^"\n]*"|\/\/.*/, with: "")
                let names = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
                // Of `Outer.Inner` the first part tells; `.name` is a member.
                let known = later.intersection(names.map { $0.prefix { $0 != "." } })
                #expect(known.isEmpty, "\(path) names \(known.sorted())")
            }
            let type = /(?m)^(?:package |final |indirect )*(?:struct|enum|class|protocol|typealias) (\w+)/
            later.formUnion(texts.flatMap { $0.matches(of: type).map(\.1) })
        }
        #expect(later.isSuperset(of: ["Rule", "Diagnostic", "Fix", "ScopeGraph", "Program", "SourceFilter"]))
    }

    /// The voice of all messages: lower case, no final period, and in the first line what to do, after a colon.
    @Test func findingsHaveOneVoice() {
        for fixture in FixtureCase.all {
            let lines = fixture.expected(.diagnostics).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let findings = lines.split(separator: "\n").compactMap {
                $0.wholeMatch(of: /.+?: (error|warning|note): (.+?)(?: \[[a-z-]+\])?/)
            }
            for finding in findings {
                let (kind, sentence) = (finding.1, finding.2)
                #expect(
                    sentence.first?.isUppercase == false && !sentence.hasSuffix("."), "\(fixture.name): \(sentence)")
                #expect(kind == "note" || sentence.contains(": "), "\(fixture.name): \(sentence)")
            }
        }
    }

    /// They are to start fast and to build everywhere; the C library is all they need, but for atomic words where
    /// the standard library has none.
    @Test(arguments: ["SwiftFacts", "DIGraphCore", "DIGraphReports", "DIRuntime"])
    func importsNothingButTheCLibrary(target: String) throws {
        let libraries: Set = ["Glibc", "Musl", "Darwin", "Android", "WASILibc", "ucrt", "WinSDK", "CRT"]
        let below = ["DIGraphCore": ["SwiftFacts"], "DIGraphReports": ["SwiftFacts", "DIGraphCore"]]
        let allowed = libraries.union(below[target] ?? [])
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

    /// The manifest of newer toolchains says what the other one says, and then how quickly the plugin's tool is compiled:
    /// all that the tool consists of.
    @Test func manifestsSayTheSame() throws {
        let manifest = try Repository.text("Package.swift").split(separator: "\n")
        let newer = try Repository.text("Package@swift-6.2.swift").split(separator: "\n")
        #expect(newer.first == "// swift-tools-version: 6.2")
        #expect(newer.prefix(manifest.count).dropFirst() == manifest.dropFirst())
        let rest = newer.dropFirst(manifest.count).joined(separator: "\n")
        let names = try #require(rest.firstMatch(of: /let tool: Set = \[(.*)\]/)).output.1.split(separator: ", ")
        var modules: Set<String> = ["DIGraphGen"]
        var waiting = ["DIGraphGen"]
        while let target = waiting.popLast() {
            for path in swiftFiles(in: "Sources/\(target)") {
                let own = try importedModules(path).filter {
                    FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent("Sources/\($0)").path)
                }
                waiting += own.filter { modules.insert($0).inserted }
            }
        }
        #expect(Set(names.map { $0.trimmingCharacters(in: ["\""]) }) == modules)
    }

    /// What the build compiles for its plugin holds nothing but what generates.
    @Test(arguments: [
        ("DIGraphGen", "import DIGraphCommand\n\nCommandLineTool.main()\n"),
        ("needle-gen", "import DIGraphTools\n\nNeedleGen.main()\n"),
    ])
    func executablesAreOneLine(target: String, text: String) throws {
        #expect(try Repository.text("Sources/\(target)/main.swift") == text)
        #expect(swiftFiles(in: "Sources/\(target)").count == 1)
    }

    @Test func toolOfTheBuildLinksNoReports() throws {
        for path in swiftFiles(in: "Sources/DIGraphCommand") {
            let modules = Set(try importedModules(path))
            let others = ["DIGraphProjects", "DIGraphReports", "DIGraphTemplates", "DIGraphTools"]
            #expect(modules.isDisjoint(with: others), "\(path)")
        }
    }

    /// What the page calls by a name of Swift's kind, a file, or a folder is there, and the page stays a page.
    @Test func architectureNamesWhatExists() throws {
        let page = try Repository.text("ARCHITECTURE.md")
        #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count < 150)
        let tracked = ["Sources", "Plugins", "Fixtures", "Benchmarks", "Docs", "Tests"].flatMap { folder in
            Repository.files(in: Repository.root.appendingPathComponent(folder)).map { "\(folder)/\($0)" }
        }
        let sources = try tracked.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }.map(Repository.text)
        let declared = Set(
            sources.flatMap { $0.matches(of: /\b(?:class|struct|enum|protocol|typealias) (\w+)/).map { $0.1 } })
        // Of other projects, of the user's code, or of a file that is only to be written.
        let foreign: Set<Substring> = ["AnyObject", "SwiftPM", "SourceKit", "SwiftSyntax", "TheFault"]
        for name in Set(page.matches(of: /\b(?:[A-Z]+[a-z]+){2,}\b/).map { $0.0 }).subtracting(foreign) {
            let isThere = declared.contains(name) || tracked.contains { $0.contains("/\(name)") }
            #expect(isThere, "ARCHITECTURE.md names \(name)")
        }
        for path in Set(page.matches(of: /\b(?:[\w-]{2,}\/)+(?:\w+\.swift)?/).map { String($0.0) })
        where !path.contains("TheFault") {
            let isThere = tracked.contains { ("/" + $0).contains("/" + path) }
            #expect(isThere, "ARCHITECTURE.md names \(path)")
        }
    }

    /// What the runtime declares for all to see, outside of other types.
    @Test func typesOfRuntimeAreKnown() throws {
        let declaration = /^(?:@[\w()]+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
        let declared = try swiftFiles(in: "Sources/DIRuntime").flatMap { path in
            try Repository.text(path).split(separator: "\n").compactMap { $0.prefixMatch(of: declaration)?.1 }
        }
        #expect(declared.count > 30)
        for name in declared { #expect(RuntimeNames.declare(String(name)), "\(name)") }
    }

    @Test func sourcesAreShort() throws {
        // What stands for whole samples is for no reader.
        for path in swiftFiles(in: "Sources") where !path.hasSuffix(".generated.swift") {
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
