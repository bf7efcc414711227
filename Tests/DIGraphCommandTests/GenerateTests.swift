import Foundation
import Testing

@Suite struct GenerateTests {
    @Test func generatedCodeBesideTheOutputIsTold() throws {
        let workspace = try Workspace(Sample.app)
        let arguments = ["--module", "App=Sources", "--out"]
        #expect(workspace.run(arguments + ["Sources/Old.swift"]).code == 0)
        let moved = workspace.run(arguments + ["Sources/New.swift"])
        #expect(moved.code == 0)
        #expect(moved.error.contains("Sources/Old.swift is generated code of 'App' as well"))
        let elsewhere = workspace.run(arguments + ["Out.swift"])
        #expect(!elsewhere.error.contains("as well"))
    }

    @Test func writesTheFileAndSaysWhatItDid() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("Sources", "--out", "Generated/Needle.swift")
        #expect(outcome.code == 0)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("needle-gen: wrote Generated/Needle.swift: "))
        #expect(outcome.error.hasSuffix("(2 files)\n"))
        #expect(workspace.names(in: "Generated") == ["Needle.swift"])
    }

    @Test func leavesAnUpToDateFileAlone() throws {
        let workspace = try Workspace(Sample.app)
        _ = workspace.run("Sources", "--out", "Out.swift")
        let before = try workspace.modificationDate("Out.swift")
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasPrefix("needle-gen: Out.swift is up to date: "))
        #expect(try workspace.modificationDate("Out.swift") == before)
    }

    @Test func namesTheCommandOrNot() throws {
        let workspace = try Workspace(Sample.app)
        let plain = workspace.run("Sources", "--out", "-")
        let named = workspace.run("generate", "Sources", "--out=-")
        #expect(plain.code == 0)
        #expect(!plain.output.isEmpty)
        #expect(plain.output == named.output)
        #expect(plain.error == "")
    }

    @Test func graphErrorsLeaveTheOldFileAsItWas() throws {
        let workspace = try Workspace(Sample.brokenApp)
        try workspace.write("// old", to: "Out.swift")
        let outcome = workspace.run("Sources", "--out", "Out.swift")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("Sources/Child.swift:"))
        #expect(outcome.error.contains(": error: "))
        #expect(outcome.error.contains("[missing-dependency]"))
        #expect(workspace.text("Out.swift") == "// old")
        #expect(workspace.names(in: ".") == ["Out.swift", "Sources"])
    }

    @Test func graphErrorsCreateNothing() throws {
        let workspace = try Workspace(Sample.brokenApp)
        #expect(workspace.run("Sources", "--out", "Generated/Out.swift").code == 1)
        #expect(workspace.names(in: ".") == ["Sources"])
    }

    @Test func itsOutputAmongTheSourcesIsNotRead() throws {
        let workspace = try Workspace(Sample.app)
        let first = workspace.run("Sources", "--out", "Sources/Generated.swift")
        let second = workspace.run("Sources", "--out", "Sources/Generated.swift")
        #expect(first.code == 0)
        #expect(second.code == 0)
        #expect(second.error.hasPrefix("needle-gen: Sources/Generated.swift is up to date"))
    }

    @Test func keepsALinkAndThePermissionsOfTheOutput() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("", to: "Elsewhere/Real.swift")
        try workspace.setPermissions(0o640, of: "Elsewhere/Real.swift")
        try workspace.link("Out.swift", to: "Elsewhere/Real.swift")
        #expect(workspace.run("Sources", "--out", "Out.swift").code == 0)
        #expect(try workspace.linkTarget("Out.swift") == "Elsewhere/Real.swift")
        #expect(workspace.text("Elsewhere/Real.swift")?.isEmpty == false)
        #expect(try workspace.permissions(of: "Elsewhere/Real.swift") == 0o640)
    }

    /// What root writes for others, as a container does in their folder, stays theirs.
    @Test(.enabled(if: geteuid() == 0)) func keepsTheOwnerOfTheOutputAndOfSources() throws {
        let workspace = try Workspace(Sample.app)
        let privateRoot = Sample.root.replacingOccurrences(of: "    var ", with: "    private var ")
        try workspace.write(privateRoot, to: "Sources/Root.swift")
        try workspace.write("", to: "Out.swift")
        for path in ["Out.swift", "Sources/Root.swift"] {
            try #require(chown(workspace.path(path), 1234, 4321) == 0)
            try workspace.setPermissions(0o640, of: path)
        }
        #expect(workspace.run("fix", "Sources", "--write").error.contains("mended"))
        #expect(workspace.run("Sources", "--out", "Out.swift").code == 0)
        for path in ["Out.swift", "Sources/Root.swift"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: workspace.path(path))
            #expect(attributes[.ownerAccountID] as? Int == 1234)
            #expect(attributes[.groupOwnerAccountID] as? Int == 4321)
            #expect(try workspace.permissions(of: path) == 0o640)
        }
    }

    @Test(arguments: ["1", "2", "8"])
    func orderAndThreadsDoNotMatter(jobs: String) throws {
        var files = Sample.app
        for number in 0..<60 { files["Sources/More/File\(number).swift"] = "struct Value\(number) {}\n" }
        let workspace = try Workspace(files)
        let expected = workspace.run("Sources", "--out", "-", "-j", "1")
        #expect(expected.code == 0)
        for _ in 0..<3 {
            let arguments = files.keys.shuffled() + ["Sources/More", "--out", "-", "-j", jobs]
            #expect(workspace.run(arguments).output == expected.output)
        }
    }

    @Test func timingsTellWhatEachStageDid() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("Sources", "--out", "Out.swift", "--timings", "-j1")
        #expect(outcome.error.contains("2 files found"))
        #expect(outcome.error.contains("2 files read"))
        #expect(outcome.error.contains("; 1 thread\n"))
        for stage in ["find", "scan", "analyze", "emit", "write", "total"] {
            #expect(outcome.error.contains("\n  \(stage) "))
        }
    }

    @Test func headerAndSettingsReachTheFile() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("// Copyright of nobody\n", to: "header.txt")
        let outcome = workspace.run("Sources", "--out", "-", "--header-doc", "header.txt")
        #expect(outcome.output.contains("Copyright of nobody"))
    }
}

@Suite struct CheckTests {
    @Test func passesOnAFreshFileAndWritesNothing() throws {
        let workspace = try Workspace(Sample.app)
        _ = workspace.run("Sources", "--out", "Out.swift")
        let outcome = workspace.run("check", "Sources", "--out", "Out.swift")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasPrefix("needle-gen: Out.swift is up to date: "))
    }

    @Test func failsOnAStaleFile() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("// needle-gen:generated\n// old", to: "My Out.swift")
        let outcome = workspace.run("check", "Sources", "--out", "My Out.swift")
        #expect(outcome.code == 1)
        #expect(
            outcome.error
                == "needle-gen: error: My Out.swift is stale; run `needle-gen Sources --out 'My Out.swift'`\n")
        #expect(workspace.text("My Out.swift") == "// needle-gen:generated\n// old")
    }

    @Test func aBaselineIsWrittenBesideReports() throws {
        let workspace = try Workspace(Sample.app)
        let words = ["check", "Sources", "--write-baseline", "known.txt", "--report", "json=found.json"]
        #expect(workspace.run(words).code == 0)
        #expect(workspace.text("known.txt") != nil)
        #expect(workspace.text("found.json")?.contains("findings") == true)
    }

    /// The command that it names can be run, whatever it was told of the findings.
    @Test func namesACommandThatGenerates() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(#"{"sources": ["Sources"], "output": "Out.swift"}"#, to: "needle.json")
        #expect(workspace.run("check", "--write-baseline", "known.txt").code == 0)
        let words = ["--baseline", "known.txt", "--report=json=found.json", "--jobs", "2", "--format", "xcode"]
        #expect(workspace.run(["check"] + words).error.contains("Out.swift does not exist; run `needle-gen --jobs 2`"))
        // The command plugin puts what was typed behind its own words.
        let plugin = [
            "check", "needle.json", "--output-module", "App", "--invocation", "swift package needle-gen --target App",
        ]
        #expect(
            workspace.run(plugin + words).error.contains("exist; run `swift package needle-gen --target App --jobs 2`"))
        #expect(workspace.run("--jobs", "2").code == 0)
    }

    /// Version control may check the file out with other line ends than it was written with.
    @Test func lineEndsAreNoChange() throws {
        let workspace = try Workspace(Sample.app)
        #expect(workspace.run("Sources", "--out", "Out.swift").code == 0)
        let text = workspace.text("Out.swift") ?? ""
        try workspace.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: "Out.swift")
        #expect(workspace.run("check", "Sources", "--out", "Out.swift").code == 0)
        try workspace.write(text.replacingOccurrences(of: "\n", with: " \r\n"), to: "Out.swift")
        #expect(workspace.run("check", "Sources", "--out", "Out.swift").code == 1)
    }

    @Test func failsOnAMissingFile() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("check", "Sources", "--out", "New/Out.swift")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("New/Out.swift does not exist; run `needle-gen Sources --out New/Out.swift`"))
        #expect(workspace.names(in: ".") == ["Sources"])
    }

    @Test func failsOnGraphErrors() throws {
        let workspace = try Workspace(Sample.brokenApp)
        let outcome = workspace.run("check", "Sources")
        #expect(outcome.code == 1)
        #expect(outcome.error.contains("[missing-dependency]"))
    }

    @Test func needsNoOutput() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("check", "Sources")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasPrefix("needle-gen: no errors: "))
    }
}

@Suite struct GraphTests {
    @Test func printsATreeByDefault() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("graph", "Sources")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("RootComponent"))
        #expect(outcome.output == workspace.run("graph", "--format", "tree", "Sources").output)
    }

    @Test func printsJSON() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("graph", "Sources", "--format=json")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains(#""schema": 1"#))
    }

    @Test func printsAGraphWithErrorsToo() throws {
        let workspace = try Workspace(Sample.brokenApp)
        let outcome = workspace.run("graph", "Sources", "--format", "json")
        #expect(outcome.code == 1)
        #expect(outcome.output.contains(#""schema": 1"#))
        #expect(outcome.error.contains("[missing-dependency]"))
    }

    @Test func listsTheFormatsForAnUnknownOne() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("graph", "Sources", "--format", "jsom")
        #expect(outcome.code == 2)
        #expect(
            outcome.error
                == "needle-gen: error: --format: 'jsom' is not one of tree, json, dot, mermaid, html; did you mean json?\n"
        )
    }
}

@Suite struct DumpTests {
    @Test func printsEachFileInTheOrderOfPaths() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("dump", "Sources/Root.swift", "Sources/Child.swift")
        #expect(outcome.code == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
        #expect(lines.first?.contains("Sources/Child.swift") == true)
        #expect(lines.last?.contains("Sources/Root.swift") == true)
    }

    @Test func needsFilesThatCanBeRead() throws {
        let workspace = try Workspace(Sample.app)
        #expect(workspace.run("dump").code == 2)
        try workspace.link("Sources/Nowhere.swift", to: "nothing")
        let outcome = workspace.run("dump", "Sources/Nowhere.swift")
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("Sources/Nowhere.swift"))
    }
}
