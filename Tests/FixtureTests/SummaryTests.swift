import Foundation
import Testing

/// A graph of summaries is the graph of the sources: the same code, findings and places, however the modules are cut and
/// whichever of them are given as summaries. A case is cut in one of the ways, and with `NEEDLE_EVERY_CUT=1` in all.
@Suite struct SummaryTests {
    /// The files of each module, in the order of the modules.
    private typealias Cut = [(module: String, files: [String])]

    /// A summary does not know what the other modules define, so that each `#if` in it stays open.
    private static let casesOfDefines = ["emit-defines-of-modules", "error-missing-under-flag-of-other-module"]

    private static let cases = FixtureCase.all.filter { $0.code == .generated && !casesOfDefines.contains($0.name) }
    private static let cutsInEveryWay = ProcessInfo.processInfo.environment["NEEDLE_EVERY_CUT"] != nil

    @Test(arguments: cases.indices)
    func summariesStandForSources(_ index: Int) throws {
        let fixture = Self.cases[index]
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let cuts = try cuts(of: fixture)
        for (number, cut) in cuts.enumerated() where Self.cutsInEveryWay || number == index % cuts.count {
            let folder = folder.appendingPathComponent("\(number)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let summarized = try cut.map { try summarize($0.module, $0.files, fixture, in: folder) }
            // What cannot be read is told when it is summarized.
            if summarized.contains(false) { continue }
            let expected = try outcomes(of: fixture, cut, summaries: [], in: folder)
            let all = Set(cut.indices)
            for chosen in Set([all, all.filter { $0 % 2 == 1 }]) where !chosen.isEmpty {
                let found = try outcomes(of: fixture, cut, summaries: chosen, in: folder)
                if refusesParents(found, otherThan: expected) { continue }
                let given = chosen.sorted().map { cut[$0].module }
                for (found, expected) in zip(found, expected) {
                    #expect(found == expected, "\(fixture.name): \(given) of \(cut.map(\.module))")
                }
            }
        }
    }

    /// How calls name a parent, unless 'parent', no summary tells, so that initialisers which name it so are refused.
    private func refusesParents(
        _ found: [FixtureCase.Outcome], otherThan expected: [FixtureCase.Outcome]
    ) -> Bool {
        let refusal = "hides the parent, so its creations cannot be found"
        return zip(found, expected).allSatisfy { found, expected in
            found.code == 1 && (found.error + found.output).contains(refusal) && found != expected
        }
    }

    /// As the case says, each file by itself, and every second file.
    private func cuts(of fixture: FixtureCase) throws -> [Cut] {
        let sources = fixture.sources
        let folders = Dictionary(grouping: sources) { $0.split(separator: "/").first.map(String.init) ?? "" }
        var cuts: [Cut] = [
            sources.enumerated().map { ("M\($0.offset)", [$0.element]) },
            [0, 1].map { rest in
                ("Half\(rest)", sources.enumerated().filter { $0.offset % 2 == rest }.map(\.element))
            }.filter { !$0.1.isEmpty },
        ]
        if try fixture.namesModules { cuts.append(folders.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }) }
        return cuts
    }

    private func summarize(
        _ module: String, _ files: [String], _ fixture: FixtureCase, in folder: URL
    ) throws -> Bool {
        let list = try list([(module, files)], named: "\(module).files", in: folder)
        let path = folder.appendingPathComponent("\(module).digraph").path
        let outcome = fixture.run(
            ["summarize"] + fixture.configurationArguments + ["@\(list)", "--only-lists", "--out", path])
        #expect(outcome.code == 0 || outcome.error.contains("[unreadable-source]"), "\(outcome.error)")
        return outcome.code == 0
    }

    private func outcomes(
        of fixture: FixtureCase, _ cut: Cut, summaries: Set<Int>, in folder: URL
    ) throws -> [FixtureCase.Outcome] {
        let given = cut.enumerated().map { index, part in
            let summary = folder.appendingPathComponent("\(part.module).digraph").path
            return (part.module, summaries.contains(index) ? [summary] : part.files)
        }
        let list = try list(given, named: "all", in: folder)
        let input = fixture.configurationArguments + ["@\(list)", "--only-lists"]
        let runs = [
            ["generate", "--out", "-"], ["check", "--format", "json"], ["graph", "--format", "json"],
        ]
        return runs.map { words in withoutGivenNames(fixture.run(words.prefix(1) + input + words.dropFirst())) }
    }

    /// Where there is no component, what was given is named, which is a summary in place of sources.
    private func withoutGivenNames(_ outcome: FixtureCase.Outcome) -> FixtureCase.Outcome {
        func text(_ text: String) -> String {
            guard text.contains("no component was found") else { return text }
            return text.replacing(#/no component was found in '[^:]*:/#) { _ in "no component was found:" }
                .replacing(#/"fingerprint": "[0-9a-f]*"/#) { _ in "" }
        }
        return .init(code: outcome.code, output: text(outcome.output), error: text(outcome.error))
    }

    private func list(_ modules: Cut, named name: String, in folder: URL) throws -> String {
        let lines = modules.flatMap { ["module \($0.module)"] + $0.files }
        let file = folder.appendingPathComponent(name)
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        return file.path
    }
}
