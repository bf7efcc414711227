import DIGraphCommand
import Testing

@Suite struct ArgumentTests {
    @Test func bareNameWithoutConfigurationShowsTheHelp() throws {
        let outcome = try Workspace().run()
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.error.contains("usage: needle-gen"))
        #expect(outcome.error.hasSuffix("or write a needle.json here\n"))
    }

    @Test func helpFitsOneScreen() throws {
        let outcome = try Workspace().run("--help")
        #expect(outcome.code == 0)
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 50)
        #expect(lines.allSatisfy { $0.count <= 105 })
        for word in ["--out", "--module", "--timings", "check", "graph", "explain", "dump", "excludeSuffixes"] {
            #expect(outcome.output.contains(word))
        }
    }

    /// What an option means to one command only is nothing for the page of another.
    @Test func pagesSayWhatAnOptionIsThere() throws {
        let workspace = try Workspace()
        for command in Command.allCases {
            let page = workspace.run("help", command.rawValue).output
            #expect(!page.contains("(summarize: ") && !page.contains("; new: "), "\(command.rawValue)")
            #expect(!page.contains("the generated file, or what is printed"), "\(command.rawValue)")
        }
        #expect(workspace.run("new", "--help").output.contains("the folder of the app; by default its name\n"))
    }

    @Test func version() throws {
        let outcome = try Workspace().run("--version")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("needle-gen "))
    }

    @Test(arguments: [
        (["--output", "x"], "unknown option --output; did you mean --out?"),
        (["--ouput", "x"], "unknown option --ouput; did you mean --out?"),
        (["Sources", "-out", "Out.swift"], "unknown option -out; did you mean --out?"),
        (["Sources", "-output", "Out.swift"], "unknown option -output; did you mean --out?"),
        (["Sources", "-out=Out.swift"], "unknown option -out; did you mean --out?"),
        (["Sources", "-output-module", "App"], "unknown option -output-module; did you mean --output-module?"),
        (["Sources", "-jobs", "2"], "unknown option -jobs; did you mean --jobs?"),
        (["Sources", "-q"], "unknown option -q; did you mean --quiet?"),
        (["graph", "--root", "App"], "unknown option --root; did you mean --root-component-name?"),
        (["graph", "--bellow", "App"], "unknown option --bellow; did you mean --below?"),
        (["hlep"], "'hlep' is neither a command nor a file; did you mean help?\n"),
        (["versoin"], "'versoin' is neither a command nor a file; did you mean version?\n"),
        (["check", "Sources", "--nope"], "unknown option --nope; `needle-gen --help` lists them all"),
        (["--timing"], "unknown option --timing; did you mean --timings? `needle-gen --help` lists them all"),
        (["--fromat", "json"], "unknown option --fromat; did you mean --format?"),
        (["graf"], "'graf' is neither a command nor a file; did you mean graph?"),
        (["gen"], "'gen' is neither a command nor a file; did you mean generate?"),
        (["help", "chk"], "'chk' is no command; did you mean check?"),
        (["help", "check", "extra"], "`needle-gen help check` takes no further word, so leave out 'extra'\n"),
        (["help", "-"], "'-' is no command; `needle-gen help` lists them all"),
        (["version", "extra"], "`needle-gen version` takes no further word, so leave out 'extra'\n"),
        (["version", "--out", "x"], "--out is not an option of version\n"),
        (["help", "graph", "--format", "json"], "--format is not an option of help\n"),
        (["help", "--out=x"], "--out is not an option of help\n"),
        (["man", "graph"], "`needle-gen man` takes no further word, so leave out 'graph'\n"),
        (["completion", "zsh", "bash"], "`needle-gen completion zsh` takes no further word, so leave out 'bash'\n"),
        (["explain", "detached"], "did you mean detached-component?"),
        (["explain", "unlinked"], "did you mean unlinked-creation, unlinked-slot?"),
        (["graph"], "nothing to read: name the folders of your sources, such as '.', or write"),
        (["--quiet"], "nothing to read: name the folders of your sources and --out FILE, or write"),
        (["x"], "'x' is neither a command nor a file\n"),
        (["-x"], "unknown option -x; `needle-gen --help` lists them all"),
        (["Sources", "--out"], "--out needs a value: --out FILE"),
        (["Sources", "--out", "--timings"], "--out needs a value: --out FILE"),
        (["Sources", "--exclude-paths"], "--exclude-paths needs a value"),
        (["--timings=yes"], "--timings takes no value"),
        (["Sources", "--out="], "--out: the value is empty"),
        (["Sources", "-j", "0"], "-j: '0' is not a number from 1 to 1024"),
        (["check", "-j", "Sources"], "-j: 'Sources' is not a number from 1 to 1024"),
        (["Sources", "-j", "5000"], "-j: '5000' is not a number from 1 to 1024"),
        (["Sources", "--runtime-module", "My Kit"], "--runtime-module: 'My Kit' is not the name of a module"),
        (["Sources", "--jobs", "-1"], "--jobs: '-1' is not a number from 1 to 1024"),
        (["Sources", "--jobs", "many"], "--jobs: 'many' is not a number from 1 to 1024"),
        (["Sources", "--module", "Core"], "--module: 'Core' is not of the form NAME=PATH"),
        (["--module", "My Core=Sources"], "--module: 'My Core' is not the name of a module; did you mean My_Core?"),
        (["Sources", "--output-module", "my-app"], "'my-app' is not the name of a module; did you mean my_app?"),
        (["Sources", "--output-module", "--"], "--output-module needs a value"),
        (["Sources", "--output-module", "_"], "'_' is not the name of a module\n"),
        (["dump", "Sources", "--format", "json"], "--format is not an option of dump"),
        (
            ["Sources", "--default-isolation", "mainactor"],
            "'mainactor' is not one of MainActor, nonisolated; did you mean MainActor?"
        ),
        (["Sources", "--registration-function", "open"], "'open' is not one of internal, public, none"),
        (["Sources", "--header-doc", "none.txt"], "--header-doc: cannot read none.txt: No such file or directory"),
        (["genrate", "Sources"], "'genrate' is neither a command nor a file; did you mean generate?"),
        (["frobnicate"], "'frobnicate' is neither a command nor a file\n"),
        (["--timings", "frobnicate", "Sources"], "'frobnicate' is neither a command nor a file\n"),
        (["Sources", "graph"], "the command comes first: needle-gen graph …\n"),
        (["Sources", "-j", "1", "check", "--out", "Out.swift"], "the command comes first: needle-gen check …\n"),
        (["--timings", "check", "Sources"], "the command comes first: needle-gen check …\n"),
        (["generate", "frobnicate"], "frobnicate does not exist\n"),
        (["check", "genrate"], "genrate does not exist\n"),
        (["check", "check"], "check does not exist; the command stands once, before all else\n"),
        (
            ["summarize", "--module", "A", "--module", "B", "Sources", "--out", "A.digraph"],
            "a summary is of one module, not of A, B\n"
        ),
        (["Sources/Nowhere"], "Sources/Nowhere does not exist\n"),
        (["Nowhere.swift"], "Nowhere.swift does not exist\n"),
        (["Sources"], "nowhere to write: add --out FILE"),
        (["check", "Sources", "--write"], "--write is not an option of check, but of init and fix\n"),
        (["--", "Sources", "--out", "x"], "--out stands behind `--`, where each word is a path: write it before"),
        (["-r.swift", "--out", "g.swift"], "unknown option -r.swift; write ./-r.swift if it is a file\n"),
        (["explain", ""], "an argument is empty; is a variable not set?\n"),
        (["completion", ""], "an argument is empty; is a variable not set?\n"),
        (["init", ""], "an argument is empty; is a variable not set? Write '.' for this folder\n"),
        (["graph", "Sources", "--root-component", "A"], "unknown option --root-component; did you mean"),
        (["init", "--exclude-paths", "Core"], "--exclude-paths is not an option of init\n"),
        (["check", "A,B"], "A,B does not exist; commas separate nothing here, so each path stands by itself\n"),
        (["check", "--", "Sources", "--strict"], "--strict stands behind `--`"),
        (["check", "--", "--format=json"], "--format stands behind `--`"),
        (["check", "--", "-j", "Sources"], "-j stands behind `--`"),
        (["a.json", "b.json"], "only one configuration can be read at a time: a.json, b.json"),
        (["@Sources/Root.swift"], "Sources/Root.swift is no list of paths: write it without the '@'\n"),
        (["check", "Sources", "--write-baseline", "$X/b"], "--write-baseline: variables are not expanded here"),
        (["Sources", "--out", "-", "--unused-inputs", "~/b"], "--unused-inputs: '~' stands for no home folder here"),
        (["@none.txt"], "cannot read none.txt: No such file or directory"),
        (["@none.json"], "cannot read none.json: No such file or directory"),
        (["--exclude-suffixes", "Tests", "Sources"], "--exclude-suffixes takes all values up to the next option"),
    ])
    func wrongUse(arguments: [String], message: String) throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run(arguments)
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("needle-gen: error: "))
        #expect(outcome.error.contains(message))
        #expect(workspace.names(in: ".") == ["Sources"])
    }

    @Test func needleJSONAboveIsMentionedWhereNothingIsRead() throws {
        let workspace = try Workspace(["needle.json": "{}", "Sources/App/Root.swift": ""])
        let app = workspace.run("check", in: "Sources/App")
        #expect(app.error.hasSuffix("such as '.', or the project's ../../needle.json\n"))
        let generate = workspace.run("--quiet", in: "Sources")
        #expect(generate.error.hasSuffix("and --out FILE, or the project's ../needle.json\n"))
        // Above the root of a repository is another project.
        try workspace.makeFolder("Sources/App/.git")
        #expect(workspace.run("check", in: "Sources/App").error.hasSuffix("or write a needle.json here\n"))
    }

    @Test func listOptionsEndAtTwoDashes() throws {
        let workspace = try Workspace(Sample.app)
        let outcome = workspace.run("--out", "-", "--exclude-suffixes", "Tests", "Mocks", "--", "Sources")
        #expect(outcome.code == 0)
    }

    @Test func colorsAreForTerminals() throws {
        let workspace = try Workspace(Sample.brokenApp)
        let plain = workspace.run("check", "Sources", "--report", "text=plain.txt")
        let colored = workspace.run(["check", "Sources"], hasColor: true)
        #expect(!plain.error.contains("\u{1B}"))
        #expect(colored.error.contains("\u{1B}[1;31merror:\u{1B}[0m "))
        #expect(colored.error.replacingColors != colored.error)
        #expect(workspace.text("plain.txt") == plain.error)
    }

    /// The words of a sentence, and of a path, may look like a severity.
    @Test func colorsFollowThePiecesOfALine() {
        var error = ""
        let console = Console(output: { _ in }, error: { error += $0 }, hasColor: true)
        console.report([
            .init(place: "a error: b/C.swift:1:2", .error, "write note: or warning: here"),
            .init(.warning, "second"), .init(place: "D.swift:3:4", .note, "third"),
        ])
        let escape = "\u{1B}"
        #expect(
            error == """
                \(escape)[1ma error: b/C.swift:1:2:\(escape)[0m \(escape)[1;31merror:\(escape)[0m write note: or warning: here
                \(escape)[1mneedle-gen:\(escape)[0m \(escape)[1;35mwarning:\(escape)[0m second
                \(escape)[1mD.swift:3:4:\(escape)[0m \(escape)[1;36mnote:\(escape)[0m third

                """)
    }

    /// What the build plugin runs.
    @Test func toolOfTheBuildNamesTheOtherTool() throws {
        let workspace = try Workspace(Sample.app)
        var error = ""
        let tool = CommandLineTool(
            workingDirectory: workspace.folder.path, console: Console(output: { _ in }, error: { error += $0 }))
        #expect(tool.run(["Sources", "--out", "Out.swift"]) == 0)
        #expect(workspace.text("Out.swift")?.contains("extension RootComponent") == true)
        for verb in ["check", "graph", "flags", "summarize", "explain", "dump"] {
            error = ""
            #expect(tool.run([verb, "Sources"]) == 2)
            #expect(error.contains("needle-gen has the command \(verb): needle-gen \(verb) …"))
        }
    }

    @Test func formatsAreThoseOfTheList() throws {
        let workspace = try Workspace(Sample.app)
        #expect(workspace.run("--help").output.contains("graph: tree, json, dot, mermaid, html"))
        let wrong = workspace.run("graph", "Sources", "--format", "jsn")
        #expect(
            wrong.error.hasSuffix("'jsn' is not one of tree, json, dot, mermaid, html; did you mean json?\n"))
        for format in ["tree", "json", "dot", "mermaid", "html"] {
            // What was written in a form is recognised, and written over.
            for _ in 0..<2 {
                #expect(workspace.run("graph", "Sources", "--format", format, "-o", "graph.\(format)").code == 0)
            }
        }
    }

    /// Every stage that a command goes through has a line.
    @Test(arguments: [
        (["Sources", "--out", "Out.swift"], ["find", "scan", "analyze", "emit", "write", "total"]),
        (["check", "needle.json"], ["find", "scan", "analyze", "emit", "compare", "mocks", "compare", "total"]),
        (["graph", "Sources"], ["find", "scan", "analyze", "report", "write", "total"]),
        (["mocks", "Sources", "--out", "Other.swift"], ["find", "scan", "mocks", "write", "total"]),
    ])
    func timingsShowEveryStage(arguments: [String], stages: [String]) throws {
        let workspace = try Workspace(Sample.app)
        let json = #"{"sources": "Sources", "output": "Out.swift", "mocks": {"output": "Mocks.swift"}}"#
        try workspace.write(json, to: "needle.json")
        #expect(workspace.run("needle.json").code == 0)
        #expect(workspace.run("mocks", "needle.json").code == 0)
        let lines = workspace.run(arguments + ["--timings"]).error.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) } == stages
        )
    }
}

extension String {
    fileprivate var replacingColors: String {
        replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
}
