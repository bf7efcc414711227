import Foundation
import Testing

@Suite struct ConfigurationTests {
    /// No sources are not the folder of the file, which a needle.json without the key means.
    @Test func anEmptyListOfSourcesIsNoSource() throws {
        let workspace = try Workspace(Sample.app)
        for json in [#"{"sources": []}"#, #"{"sources": [], "modules": {}}"#] {
            try workspace.write(json, to: "needle.json")
            let nothing = workspace.run("check")
            #expect(nothing.code == 0 && nothing.error.contains("there are no sources, so no components"))
            #expect(!workspace.run("check", "needle.json", "Sources").error.contains("no sources"))
        }
        try workspace.write(#"{"modules": {}}"#, to: "needle.json")
        #expect(!workspace.run("check").error.contains("no sources"))
    }

    @Test func aFolderOfTwoModulesIsNamed() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(
            #"{"modules": {"Core": "Sources/Core", "App": "Sources", "Kit": "./Sources"}, "outputModule": "App"}"#,
            to: "needle.json")
        try workspace.write("import DIRuntime\n", to: "Sources/Core/Core.swift")
        let outcome = workspace.run("check")
        #expect(
            outcome.error.hasPrefix(
                "needle.json:1:63: warning: Sources is named for 'App' before, whose files these are, so 'Kit' has none"
            ))
        #expect(outcome.code == 0 && !outcome.error.contains("'Core'"))
    }

    @Test func aRuntimeModuleThatNothingImportsIsNamed() throws {
        var files = Sample.app
        files["Sources/Kit.swift"] = "import Kit\n"
        let workspace = try Workspace(files)
        try workspace.write(#"{"runtimeModules": ["Kit", "Kiit"], "sources": "Sources"}"#, to: "needle.json")
        let outcome = workspace.run("check")
        #expect(outcome.code == 0)
        let warning = "warning: no source imports 'Kiit', so it makes nothing a component; did you mean Kit?\n"
        #expect(outcome.error.hasPrefix("needle.json:1:28: " + warning))
        #expect(!outcome.error.contains("imports 'Kit'"))
        let word = workspace.run("check", "Sources", "--runtime-module", "Other")
        #expect(word.error.hasPrefix("needle-gen: warning: no source imports 'Other', so it makes nothing"))
        // One needle.json may serve several targets.
        try workspace.write("module App\n\(workspace.path("Sources"))\n", to: "list.txt")
        #expect(!workspace.run("check", "needle.json", "@list.txt", "--only-lists").error.contains("Kiit"))
    }

    @Test func isReadFromTheWorkingDirectory() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(#"{"sources": ["Sources"], "output": "Out.swift"}"#, to: "needle.json")
        #expect(workspace.run().error.hasPrefix("needle-gen: wrote Out.swift: "))
        #expect(workspace.run("check").code == 0)
        #expect(workspace.run("graph").code == 0)
        #expect(workspace.run("--timings", "-j", "2").code == 0)
    }

    /// One run names all that is wrong, in the order of the file.
    @Test func everyMistakeIsNamed() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(
            """
            {
              "sourcePaths": "Sources", "sources": "Sources",
              "colour": true, "colour": 1,
              "modules": {
                "Core": {"paths": "Core", "package": 1},
                "Kit": {"package": "a", "kind": "b"},
                "Kit-2": "Kit"
              },
              "mocks": {"outputs": "a", "protocol": [], "access": "pubic"},
              "rules": {"detached": "off", "detached-component": "of"},
              "jobs": 0, "jobs": 2,
              "headerFile": "a", "imports": []
            }
            """, to: "needle.json")
        let outcome = workspace.run("check")
        #expect(outcome.code == 2)
        let lines = outcome.error.split(separator: "\n").map { $0.replacing("needle.json:", with: "") }
        let expected = [
            #"2:3: error: unknown key "sourcePaths"; did you mean "sources" or "excludePaths""#,
            #"3:3: error: unknown key "colour"; `needle-gen help` lists"#,
            #"3:19: error: unknown key "colour""#,
            #"5:14: error: unknown key "paths"; did you mean "path""#,
            #"5:42: error: "package" must be a string"#,
            #"6:29: error: unknown key "kind"; it may be path"#,
            #"7:14: error: "Kit-2": 'Kit-2' is not the name of a module"#,
            #"9:13: error: unknown key "outputs"; did you mean "output""#,
            #"9:29: error: unknown key "protocol"; did you mean "protocols""#,
            #"9:55: error: "access": 'pubic' is not one of"#,
            #"10:13: error: unknown key "detached"; did you mean "detached-component""#,
            #"10:54: error: "detached-component": 'of' is not one of"#,
            #"11:11: error: "jobs": '0' is not a number"#,
            #"11:14: error: the key "jobs" stands here a second time"#,
            #"12:3: error: unknown key "headerFile"; did you mean "headerDoc""#,
            #"12:22: error: unknown key "imports"; did you mean "additionalImports" or "reports""#,
        ]
        #expect(lines.count == expected.count, "\(outcome.error)")
        for (line, start) in zip(lines, expected) { #expect(line.hasPrefix(start)) }
    }

    /// A key that another object has is not held for a misspelt one of this.
    @Test func aKeyOfAnotherObjectIsSentThere() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(
            """
            {
              "access": "public", "wired": "nowhere", "detached-component": "off",
              "modules": {"Core": {"path": "Sources", "excludePaths": "Old/"}},
              "mocks": {"modules": {}, "outputModule": "Core"}, "rules": {"defaultIsolation": "MainActor"}
            }
            """, to: "needle.json")
        let outcome = workspace.run("check")
        #expect(
            outcome.error == """
                needle.json:2:3: error: unknown key "access" here; it is one of "mocks", so move it there
                needle.json:2:23: error: unknown key "wired" here; it is one of a module in "modules", so move it there
                needle.json:2:43: error: unknown key "detached-component" here; it is one of "rules", so move it there
                needle.json:3:43: error: unknown key "excludePaths" here; it is one of the file as a whole, so move it out of these braces
                needle.json:4:13: error: unknown key "modules" here; it is one of the file as a whole, so move it out of these braces
                needle.json:4:63: error: unknown key "defaultIsolation" here; it is one of the file as a whole, so move it out of these braces

                """)
    }

    @Test func everyBadElementIsNamed() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(
            #"{"additionalImports": ["a b", "Kit", "1c"], "includeModules": ["Old-Kit", "../Kit"]}"#, to: "needle.json")
        let lines = workspace.run("check").error.split(separator: "\n")
        let expected = [
            #"needle.json:1:24: error: "additionalImports": 'a b' is no module"#,
            #"needle.json:1:38: error: "additionalImports": '1c' is no module"#,
            #"needle.json:1:64: error: "includeModules": 'Old-Kit' is not the name of a module; did you mean Old_Kit?"#,
            #"needle.json:1:75: error: "includeModules": '../Kit' is not the name of a module"#,
        ]
        #expect(lines.count == expected.count)
        for (line, start) in zip(lines, expected) { #expect(line.hasPrefix(start)) }
        #expect(lines.last.map { !$0.contains("did you mean") } == true)
    }

    /// What would leave out nothing is no setting.
    @Test func exclusionsAreNoPatterns() throws {
        var files = Sample.app
        files["Sources/RootTests.swift"] = Sample.root
        let workspace = try Workspace(files)
        for key in ["excludeSuffixes", "excludePaths"] {
            try workspace.write("{\"sources\": \"Sources\", \"\(key)\": [\"Old\", \"*Tests\"]}", to: "needle.json")
            let outcome = workspace.run("check")
            #expect(outcome.code == 2 && outcome.error.contains("error: \"\(key)\": '*Tests' is compared as it stands"))
        }
        #expect(workspace.run("check", "Sources", "--exclude-paths", "*Tests*").code == 2)
        for suffix in ["Tests", "Tests.swift", "RootTests.swift"] {
            #expect(workspace.run("check", "Sources", "--exclude-suffixes", suffix).error.contains("(2 files)"))
        }
    }

    @Test func aFolderAsTheOutputIsOneMistake() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(#"{"output": "Sources/"}"#, to: "needle.json")
        #expect(
            workspace.run("generate").error == "needle.json:1:12: error: cannot write Sources: Is a directory\n")
    }

    @Test func manyMistakesAreNamedAtOnce() throws {
        let workspace = try Workspace(Sample.app)
        let keys = (0..<20_000).map { "\"source\($0)\": 1" }.joined(separator: ",")
        try workspace.write("{\(keys)}", to: "needle.json")
        let outcome = workspace.run("check")
        #expect(outcome.code == 2 && outcome.error.split(separator: "\n").count == 20_000)
        #expect(outcome.error.hasPrefix("needle.json:1:2: error: unknown key \"source0\"; did you mean \"sources\"?"))
    }

    @Test func pathsAreRelativeToTheFile() throws {
        let workspace = try Workspace(["app/Sources/Root.swift": Sample.root, "app/Sources/Child.swift": Sample.child])
        try workspace.write(
            #"{"sources": "../Sources", "output": "../Generated/Out.swift"}"#, to: "app/config/needle.json")
        let outcome = workspace.run("app/config/needle.json")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasPrefix("needle-gen: wrote app/Generated/Out.swift: "))
        let elsewhere = workspace.run(["check", workspace.path("app/config/needle.json")], in: "app/Sources")
        #expect(elsewhere.code == 0)
    }

    /// The disk is asked once for what they have in common, and a link above `..` leads elsewhere.
    @Test func manyPathsGoUpFromTheFile() throws {
        let workspace = try Workspace([
            "app/Core/Root.swift": Sample.root, "far/Feature/Child.swift": Sample.child,
        ])
        try workspace.makeFolder("app/config")
        try workspace.makeFolder("far/inner")
        try workspace.link("app/link", to: "../far/inner")
        try workspace.write(
            """
            {"sources": ["../Core", "../Core/../Core", "../link/../Feature", "../link/../Gone",
                "../Gone/../Core", "../Gone"], "output": "../Out.swift"}
            """, to: "app/config/needle.json")
        let outcome = workspace.run("app/config/needle.json")
        #expect(outcome.code == 0)
        #expect(outcome.error.hasSuffix("(2 files)\n"))
        let places = outcome.error.split(separator: "\n").filter { $0.hasPrefix("app/config/needle.json:") }
        #expect(
            places.map { $0.prefix { $0 != " " } } == [
                "app/config/needle.json:1:66:", "app/config/needle.json:2:5:", "app/config/needle.json:2:24:",
            ])
    }

    @Test func everyKeyIsRead() throws {
        var files = Sample.app
        files["Sources/RootTests.swift"] = Sample.root
        files["Sources/Old/Root.swift"] = Sample.root
        files["header.txt"] = "// The header\n"
        files["needle.json"] = """
            {
              "sources": ["Sources"], "output": "Out.swift", "outputModule": "App", "defaultIsolation": "nonisolated",
              "runtimeModules": ["Kit"], "headerDoc": "header.txt", "excludeSuffixes": ["Tests"],
              "excludePaths": ["/Old/"], "additionalImports": ["Foundation"], "registrationFunction": "none",
              "pluginized": true, "jobs": 2, "timings": true,
              "modules": {"Core": {"path": "Core", "package": "app", "defaultIsolation": "MainActor"}}
            }
            """
        let workspace = try Workspace(files)
        try workspace.makeFolder("Core")
        let outcome = workspace.run()
        #expect(outcome.code == 0)
        #expect(outcome.error.contains("(2 files)"))
        #expect(outcome.error.contains("2 threads"))
        #expect(workspace.text("Out.swift")?.contains("The header") == true)
    }

    @Test func theCommandLineHasTheLastWord() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write("struct More {}", to: "More/More.swift")
        try workspace.write(#"{"sources": ["Sources"], "output": "Out.swift"}"#, to: "needle.json")
        let outcome = workspace.run("needle.json", "More", "--out", "Other.swift")
        #expect(outcome.error.hasPrefix("needle-gen: wrote Other.swift: "))
        #expect(outcome.error.hasSuffix("(3 files)\n"))
        #expect(workspace.text("Out.swift") == nil)
    }

    @Test(arguments: [
        (#"{"souces": ["S"]}"#, ":1:2: error: unknown key \"souces\"; did you mean \"sources\"?"),
        (#"{"out": "Out.swift"}"#, ":1:2: error: unknown key \"out\"; did you mean \"output\"?"),
        (#"{"exclude-paths": "a"}"#, ":1:2: error: unknown key \"exclude-paths\"; did you mean \"excludePaths\"?"),
        (#"{"modules": {"Core": {"out": "a"}}}"#, ":1:23: error: unknown key \"out\"; it may be path, package, "),
        (#"{"colour": true}"#, ":1:2: error: unknown key \"colour\"; `needle-gen help` lists them all\n"),
        (
            #"{"exclude": "a"}"#,
            ":1:2: error: unknown key \"exclude\"; did you mean \"excludeSuffixes\" or \"excludePaths\"?"
        ),
        (#"{"rules": {"x": "off"}}"#, ":1:12: error: unknown key \"x\"; `needle-gen explain` lists them all\n"),
        (#"{"sources": "~/Sources"}"#, ":1:13: error: ~/Sources does not exist; '~' stands for no home folder here"),
        (
            #"{"sources": ".", "reports": "a.json"}"#,
            ":1:29: error: \"reports\": 'a.json' is not one of text, xcode, json, sarif, github, gitlab, checkstyle, junit; "
                + "did you mean json=a.json?"
        ),
        ("{\n  \"output\": 3\n}", ":2:13: error: \"output\" must be a string, not a number"),
        (#"{"sources": {"a": 1}}"#, ":1:13: error: \"sources\" must be a string or an array of strings, not an object"),
        (#"{"sources": ["a", null]}"#, ":1:19: error: each element of \"sources\" must be a string, not null"),
        (#"{"timings": "yes"}"#, ":1:13: error: \"timings\" must be true or false, not a string"),
        (#"{"jobs": "2"}"#, ":1:10: error: \"jobs\" must be a number, not a string"),
        (#"{"jobs": 1.5}"#, ":1:10: error: \"jobs\": '1.5' is not a number from 1 to 1024"),
        (#"{"output": ""}"#, ":1:12: error: \"output\": the value is empty"),
        (#"{"output": "a", "output": "b"}"#, ":1:17: error: the key \"output\" stands here a second time"),
        (
            #"{"registrationFunction": "pubic"}"#,
            ":1:26: error: \"registrationFunction\": 'pubic' is not one of internal, public, none; did you mean public?"
        ),
        (#"{"headerDoc": "none.txt"}"#, ":1:15: error: \"headerDoc\": cannot read none.txt"),
        (#"{"modules": ["Core"]}"#, ":1:13: error: \"modules\" must be an object or \"none\", not an array"),
        (#"{"modules": "Core"}"#, ":1:13: error: \"modules\" must be an object or \"none\", not a string\n"),
        (
            #"{"modules": {"Core": {"path": "a", "isolation": "MainActor"}}}"#,
            ":1:36: error: unknown key \"isolation\"; did you mean \"defaultIsolation\"?"
        ),
        (
            #"{"modules": {"Core": "needle.json"}, "output": "a.swift"}"#,
            ":1:22: error: needle.json is neither a folder nor a .swift file\n"
        ),
        (
            #"{"modules": {"Core": "."}, "outputModule": "Coer", "output": "a.swift"}"#,
            ":1:44: error: \"outputModule\": 'Coer' is none of the named modules; did you mean Core?\n"
        ),
        (
            #"{"modules": {"Core": 1}}"#,
            ":1:22: error: \"Core\" must be a path, or an object with \"path\", not a number"
        ),
        (
            #"{"modules": {"Core": "a", "Core": "b"}}"#,
            ":1:27: error: the key \"Core\" stands here a second time"
        ),
        (#"{"modules": {"Core": {"paths": "a"}}}"#, ":1:23: error: unknown key \"paths\"; did you mean \"path\"?"),
        (#"{"modules": {"Core": {"package": "a"}}}"#, ":1:14: error: \"Core\" needs the key \"path\""),
        (
            #"{"modules": {"Core": {"path": "a", "languageMode": 7}}}"#,
            ":1:52: error: \"languageMode\": '7' is not one of 5, 6"
        ),
        (
            #"{"modules": {"Core": {"path": "a", "defaultIsolation": "Main"}}}"#,
            ":1:56: error: \"defaultIsolation\": 'Main' is not one of MainActor, nonisolated"
        ),
        (
            #"{"modules": {"Core": {"path": "a", "wired": true}}}"#,
            ":1:45: error: \"wired\" must be a string, not true or false"
        ),
        (
            #"{"sources": ["a", "a\n.swift"]}"#,
            ":1:14: error: a does not exist\nneedle.json:1:19: error: a\\n.swift does"
        ),
        (#"{"sources": "Cart.digraph", "output": "A.swift"}"#, ":1:13: error: Cart.digraph does not exist"),
        (
            #"{"sources": "App/*.swift"}"#,
            ":1:13: error: App/*.swift does not exist; patterns are not expanded here, so name the folder\n"
        ),
        (
            #"{"sources": "$SRCROOT/App"}"#,
            ":1:13: error: $SRCROOT/App does not exist; variables are not expanded here\n"
        ),
        (
            #"{"output": "~/A.swift"}"#,
            ":1:12: error: \"output\": '~' stands for no home folder here, as it does in a shell: write the whole path, "
                + "or './~/A.swift' if"
        ),
        (
            #"{"output": "$SRCROOT/A.swift"}"#,
            ":1:12: error: \"output\": variables are not expanded here: write the path itself; if '$SRCROOT' is the name"
        ),
        (#"{"reports": "json=a/${B}.json"}"#, ":1:13: error: \"reports\": variables are not expanded here: write"),
        (
            #"{"modules": {"Core": ".", "output": "A.swift"}}"#,
            ":1:27: error: unknown key \"output\" here; it is one of the file as a whole, so move it out of these braces\n"
        ),
        (#"{"modules": {"excludeSuffixes": ["a"]}}"#, ":1:14: error: unknown key \"excludeSuffixes\" here; it is one"),
        (#"{"modules": {"path": "Sources"}}"#, ":1:14: error: unknown key \"path\" here; it is one of a module in"),
        (#"{"modules": {"mocks": {"access": "public"}}}"#, ":1:14: error: unknown key \"mocks\" here; it is one of"),
        (#"{"reports": ["json=a", "jsn=b"]}"#, ":1:24: error: \"reports\": 'jsn' is not one of text, xcode, json, "),
        (
            #"{"additionalImports": ["B-C", 5]}"#,
            ":1:24: error: \"additionalImports\": 'B-C' is no module to import, such as 'Module' or 'struct "
                + "Module.Type'\nneedle.json:1:31: error: each element of \"additionalImports\" must be a string"
        ),
        (#"{"reports": ["json=a", "sarif="]}"#, ":1:24: error: \"reports\": the value is empty"),
        (#"{"additionalImports": ["A", "B-C"]}"#, ":1:29: error: \"additionalImports\": 'B-C' is no module to import"),
        (#"["Sources"]"#, ":1:1: error: \"needle.json\" must be an object, not an array"),
    ])
    func mistakes(text: String, message: String) throws {
        let workspace = try Workspace(["needle.json": text])
        let outcome = workspace.run()
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("needle.json" + message), "\(outcome.error)")
        #expect(workspace.names(in: ".") == ["needle.json"])
    }

    /// Whoever mends one and runs again would be told of the next.
    @Test func pathsThatAreNotThereAreNamedBesideOtherMistakes() throws {
        let workspace = try Workspace(["A/A.swift": "", "Sources/B.swift": ""])
        let text = """
            {
              "sources": ["Sources", "none"],
              "headerDoc": "HEAD",
              "modules": {"A": "A", "B": "missing"},
              "baseline": "known.txt"
            }
            """
        try workspace.write(text, to: "needle.json")
        let absent = [":2:26: error: none does not exist", ":4:30: error: missing does not exist"]
        let header = ":3:16: error: \"headerDoc\": cannot read HEAD: No such file or directory"
        let baseline = ":5:15: error: known.txt does not exist"
        let lines = { (messages: [String]) in messages.map { "needle.json\($0)\n" }.joined() }
        #expect(workspace.run().error == lines([absent[0], header, absent[1]]))
        try workspace.write("// Ours.", to: "HEAD")
        #expect(workspace.run().error == lines(absent))
        #expect(workspace.run("check").error == lines(absent + [baseline]))
    }

    @Test(arguments: [
        ("", ":1:1: error: the file ends where a value is expected"),
        ("{\n  \"output\": \"a\",\n}", ":2:16: error: a comma may not stand before }: delete it"),
        ("{\"sources\": [\"a\" ,]}", ":1:18: error: a comma may not stand before ]: delete it"),
        ("{output: 1}", ":1:2: error: a key in double quotes is expected"),
        ("// c\n{}", ":1:1: error: JSON has no comments: delete it"),
        ("{ // c\n}", ":1:3: error: JSON has no comments: delete it"),
        ("{\"output\": 'a'}", ":1:12: error: a string stands in double quotes"),
        ("{\"output\" \"a\"}", ":1:11: error: a colon is expected after the key \"output\""),
        ("{\"output\": \"a\" \"b\"}", ":1:16: error: a comma or } is expected"),
        ("{\"sources\": [\"a\" \"b\"]}", ":1:18: error: a comma or ] is expected"),
        ("{\"output\": \"a", ":1:12: error: the string does not end"),
        ("{\"output\": \"a\nb\"}", ":1:14: error: a string must end on its line"),
        ("{\"output\": \"a\tb\"}", ":1:14: error: a tab in a string is written \\t"),
        ("{\"output\": \"ä\tb\"}", ":1:15: error: a tab in a string is written \\t"),
        ("{\"output\": \"ä\\", ":1:15: error: the escape is not one that JSON knows"),
        ("{\"output\": \"ä", ":1:12: error: the string does not end"),
        ("{\"output\": \"\\x\"}", ":1:13: error: the escape is not one that JSON knows"),
        ("{\"output\": \"\\ud800\"}", ":1:13: error: the escape is not one that JSON knows"),
        ("{\"output\": \"a\\u0000.swift\"}", ":1:14: error: no path and no name holds \\u0000"),
        (
            "{\"output\": tru}",
            ":1:12: error: a value is expected: text in double quotes, a number, true, false, an array or an object\n"
        ),
        ("{", ":1:2: error: the file ends where a key in double quotes is expected\n"),
        ("{\"output\": \"a\"", ":1:15: error: the file ends where a comma or } is expected\n"),
        ("{\"output\": “a”}", ":1:12: error: a quotation mark of JSON is a plain \"\n"),
        ("{\u{A0}\"output\": 1}", ":1:2: error: a character stands here that cannot be seen, U+A0: delete it\n"),
        ("{\"output\":\u{200B} 1}", ":1:11: error: a character stands here that cannot be seen, U+200B: delete it\n"),
        ("{\"output\": \"\u{1B}[\"}", ":1:13: error: a control character in a string is written \\u001B\n"),
        ("{\"output\": \"a\n\"}", ":1:14: error: a string must end on its line; a line break in it is written \\n\n"),
        ("{“output”: 1}", ":1:2: error: a quotation mark of JSON is a plain \"\n"),
        ("{\"jobs\": 01}", ":1:10: error: '01' is not a number\n"),
        ("{\u{C}}", ":1:2: error: a key in double quotes is expected\n"),
        ("{\"jobs\": 1-2}", ":1:10: error: '1-2' is not a number"),
        ("{} // comment", ":1:4: error: JSON has no comments: delete it"),
        ("{\"output\": \"a\" # comment\n}", ":1:16: error: JSON has no comments: delete it"),
        ("{\0\"\0}\0", ":1:2: error: a NUL byte stands here, so the file is not UTF-8 text: save it as UTF-8"),
        (
            "{\"sources\": [\"a\", 1, null]}",
            ":1:19: error: each element of \"sources\" must be a string, not a number\n"
                + "needle.json:1:22: error: each element of \"sources\" must be a string, not null\n"
        ),
        ("{\"includeModules\": [\"a b\"]}", ":1:21: error: \"includeModules\": 'a b' is not the name of a module"),
        ("{} {}", ":1:4: error: the file goes on after the end of its value"),
        ("{\"sources\": [\"a\" // c\n, \"b\"]}", ":1:18: error: JSON has no comments: delete it"),
        ("{\"sources\": [\"a\", // c\n\"b\"]}", ":1:19: error: JSON has no comments: delete it"),
        ("{\"sources\": [\"a\" /* c */]}", ":1:18: error: JSON has no comments: delete it"),
        ("{\"output\": \"a\" // c\n}", ":1:16: error: JSON has no comments: delete it"),
        ("{\"output\" /* c */: \"a\"}", ":1:11: error: JSON has no comments: delete it"),
        ("{\"output\": /App/a.swift}", ":1:12: error: a value is expected"),
        (String(repeating: "[", count: 100_000), ":1:33: error: the values are nested too deeply"),
        ("{\"output\": \"\\", ":1:13: error: the escape is not one that JSON knows"),
        ("{\"output\": \"\\u12", ":1:13: error: the escape is not one that JSON knows"),
    ])
    func syntaxErrors(text: String, message: String) throws {
        let outcome = try Workspace(["needle.json": text]).run()
        #expect(outcome.code == 2)
        #expect(outcome.error.contains("needle.json" + message))
    }

    @Test func escapesAndByteOrderMark() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.write(
            "\u{FEFF}{\"\\u0073ources\": \"So\\u0075rces\", \"output\": \"\\ud83d\\ude00\\/Ü.swift\"}\r\n",
            to: "needle.json")
        #expect(workspace.run().code == 0)
        #expect(workspace.text("😀/Ü.swift") != nil)
    }

    /// As PowerShell writes what is redirected into a file.
    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func otherEncodingsAreNamed(encoding: String.Encoding) throws {
        let workspace = try Workspace(Sample.app)
        let text = try #require("\u{FEFF}{\"sources\": \"Sources\"}\r\n".data(using: encoding))
        try text.write(to: URL(fileURLWithPath: workspace.path("needle.json")))
        let outcome = workspace.run("check")
        #expect(outcome.code == 2)
        #expect(outcome.error.hasPrefix("needle.json:1:1: error: JSON is UTF-8 text, and this file is UTF-16: save it"))
    }

    @Test func anyDamageIsAnErrorAndNoTrap() throws {
        let text = #"{"sources": ["a", "b\u00e9\n"], "jobs": -1.5e3, "modules": {"A": {"path": "x"}}, "timings": true}"#
        let workspace = try Workspace()
        for index in text.indices {
            try workspace.write(String(text[..<index]), to: "needle.json")
            #expect(workspace.run().code == 2)
            try workspace.write(String(text[..<index] + text[text.index(after: index)...]), to: "needle.json")
            #expect(workspace.run().code == 2)
        }
    }

    @Test func withoutSourcesTheFolderOfTheFileIsMeant() throws {
        let workspace = try Workspace([
            "App/needle.json": #"{"output": "Out.swift"}"#,
            "App/Root.swift": "import DIRuntime\nfinal class RootComponent: BootstrapComponent {}\n",
        ])
        #expect(workspace.run("App/needle.json").code == 0)
        #expect(workspace.text("App/Out.swift")?.contains("extension RootComponent") == true)
    }

    /// Nor do they cost more than reading their names; but where all are such, the sources have modules all the same.
    @Test func modulesWithoutSourcesChangeNothing() throws {
        let workspace = try Workspace(Sample.app)
        try workspace.makeFolder("Empty")
        func code(_ modules: String) throws -> String? {
            try workspace.write(#"{"modules": {\#(modules)}, "output": "Sources/Out.swift"}"#, to: "needle.json")
            #expect(workspace.run().code == 0)
            #expect(workspace.run("graph").code == 0)
            return workspace.text("Sources/Out.swift")
        }
        let app = try code(#""App": "Sources""#)
        #expect(app != nil)
        #expect(
            try code(#""A": "Empty", "App": "Sources", "DIRuntime": {"path": "Empty", "wired": "elsewhere"}"#) == app)
        try workspace.write(
            #"{"sources": "Sources", "modules": {"A": "Empty"}, "output": "Sources/Out.swift"}"#, to: "needle.json")
        #expect(workspace.run().code == 0)
    }

    /// A folder that is named both by itself and as that of a module is the module's.
    @Test func whatAModuleClaimsIsNotLoose() throws {
        let workspace = try Workspace(Sample.app)
        #expect(workspace.run("Sources", "--module", "App=Sources", "--out", "Out.swift").code == 0)
        #expect(workspace.text("Out.swift")?.contains("extension RootComponent: DIRuntime.GraphRoot") == true)
    }

    @Test func unreadable() throws {
        let workspace = try Workspace()
        try workspace.makeFolder("needle.json")
        #expect(workspace.run().error == "needle-gen: error: cannot read needle.json: Is a directory\n")
        #expect(
            workspace.run("other.json").error
                == "needle-gen: error: cannot read other.json: No such file or directory\n")
    }
}
