import Testing

@testable import DIGraphTools

/// Calls of Needle in the languages that projects write scripts in.
@Suite struct NeedleScriptTests {
    struct Sample: Sendable {
        let text: String
        let line: Int
        let words: String
    }

    @Test(arguments: [
        Sample(text: "needle generate Out.swift ../", line: 1, words: "Out.swift ../"),
        Sample(
            text:
                "#!/bin/sh\n# needle generate runs here\nexport A=0 && needle generate Out.swift Sources/ || exit 1\n",
            line: 3, words: "Out.swift Sources/"),
        Sample(
            text:
                "if which needle; then\n  /opt/homebrew/bin/needle generate Out.swift \\\n    App \\\n    --pluginized\nfi",
            line: 2, words: "Out.swift App --pluginized"),
        Sample(
            text:
                "\"${PODS_ROOT}/NeedleFoundation/needle\" generate \"$SRCROOT/My App/Out.swift\" \"$SRCROOT/My App\" > log",
            line: 1, words: "./My App/Out.swift|./My App"),
        Sample(
            text: "OUT=\"$SRCROOT/App\"\nneedle generate \"${OUT}/Out.swift\" \"$(pwd)/..\" # last", line: 2,
            words: "./App/Out.swift ./.."),
        Sample(
            text: "GEN := App/Out.swift\ngraph:\n\t@needle generate $(GEN) $(SOURCES)\n", line: 3,
            words: "App/Out.swift ?"),
        Sample(
            text: ".pre(script: \"/usr/bin/needle generate App/Out.swift App ../Feature\", name: \"Needle\"),", line: 1,
            words: "App/Out.swift App ../Feature"),
        Sample(
            text: "script: \"cd \\\"$SRCROOT\\\" && \\\"bin/needle\\\" generate \\\"Out.swift\\\" App\\nexit 0\"",
            line: 1,
            words: "Out.swift App"),
        Sample(
            text: "\t\tshellScript = \"if true; then\\n  needle generate $SRCROOT/Out.swift $SRCROOT/..\\nfi\\n\";",
            line: 1,
            words: "./Out.swift ./.."),
        Sample(
            text:
                "<?xml version=\"1.0\"?>\n<A scriptText = \"cd $PROJECT_DIR&#10;needle generate &quot;Out.swift&quot; App&#10;\">",
            line: 2, words: "Out.swift App"),
        Sample(
            text: "lane :graph do\n  sh(\"needle generate ../Out.swift ../App\")\nend", line: 2,
            words: "../Out.swift ../App"),
        Sample(text: "    - run: mint run uber/needle needle generate Out.swift App", line: 1, words: "Out.swift App"),
        Sample(text: "$NEEDLE_BIN generate Out.swift App", line: 1, words: "Out.swift App"),
        Sample(text: "needle generate \"\\(output)/Out.swift\" App", line: 1, words: "?/Out.swift App"),
        Sample(
            text: "ROOT=\"$(cd \"$(dirname \"$0\")/..\" && pwd)\"\nneedle generate $ROOT/Out.swift \"$ROOT\"/App",
            line: 2,
            words: "./../Out.swift ./../App"),
        Sample(
            text: "needle generate \"$(dirname \"${BASH_SOURCE[0]}\")/Out.swift\" `dirname $0`/App", line: 1,
            words: "./Out.swift ./App"),
        Sample(
            text: "HERE=$(dirname $(realpath $0))\nUP=$(dirname $HERE)\nneedle generate $HERE/Out.swift $UP/App",
            line: 3, words: "./Out.swift ./../App"),
        Sample(text: "needle generate ${0%/*}/Out.swift ${0:A:h}/App", line: 1, words: "./Out.swift ./App"),
        Sample(
            text: "needle generate $(git rev-parse --show-toplevel)/Out.swift $(find . -name App | head -1)", line: 1,
            words: "./Out.swift ?"),
        Sample(
            text: ":script => '\"${PODS_ROOT}/Needle/needle\" generate \"${PODS_ROOT}/../Out.swift\" App',",
            line: 1, words: "./Pods/../Out.swift App"),
        Sample(
            text:
                "module ?= App\nall:\n\t@$(MAKE) graph module=$(module)\ngraph:\n\tneedle generate $(module)/Out.swift $(module)",
            line: 5, words: "App/Out.swift App"),
        Sample(
            text: "DIR=$SRCROOT\nDIR=\"$DIR/App\"\nneedle generate ${DIR}/Out.swift $DIR", line: 3,
            words: "./App/Out.swift ./App"),
        Sample(text: "- run: {name: DI, command: needle generate Out.swift App}", line: 1, words: "Out.swift App"),
        Sample(
            text: "- run:\n    command: >-\n      needle generate\n      Out.swift\n\n      App\n    name: DI", line: 3,
            words: "Out.swift App"),
        Sample(
            text: "sh(\"needle\", \"generate\",\n   \"../Out.swift\",\n   '../My App')", line: 1,
            words: "../Out.swift|../My App"),
        Sample(text: "run([\"needle\", \"generate\", out, \"App\"])", line: 1, words: "$@ App"),
        Sample(text: "cmd = \"$(location @needle//:needle) generate $@ $(SRCS)\",", line: 1, words: "$@ ?"),
        Sample(
            text: "needle generate \"$BITRISE_SOURCE_DIR/Out.swift\" $GITHUB_WORKSPACE/App", line: 1,
            words: "./Out.swift ./App"),
    ])
    func findsTheCall(sample: Sample) throws {
        let call = try #require(NeedleCall.all(in: sample.text).first)
        #expect(call.line == sample.line)
        let separator: Character = sample.words.contains("|") ? "|" : " "
        let words = sample.words.split(separator: separator).map {
            String($0).replacing("?", with: String(NeedleCall.unknown))
        }
        #expect(call.words == words)
    }

    @Test(arguments: [
        "# needle generate Out.swift App", "// needle generate Out.swift App", "echo \"needle generate Out.swift App\"",
        "// .pre(script: \"needle generate Out.swift App\")", "needle version", "needle-gen generate Out.swift App",
        "myneedle generate Out.swift App",
        "needle generated.swift",
    ])
    func findsNoCall(text: String) {
        #expect(NeedleCall.all(in: text) == [])
    }
}

/// The edits that move a source, byte by byte.
@Suite struct ImportMoveTests {
    @Test(arguments: [
        ("import NeedleFoundation\n", "import DIRuntime\n"),
        ("import NeedleFoundation", "import DIRuntime"),
        ("\u{FEFF}import NeedleFoundation\r\nimport UIKit\r\n", "\u{FEFF}import DIRuntime\r\nimport UIKit\r\n"),
        ("  import   NeedleFoundation ; import A\n", "  import   DIRuntime ; import A\n"),
        ("@testable import NeedleFoundation\n", "import DIRuntime\n"),
        ("@testable\nimport NeedleFoundation\n", "import DIRuntime\n"),
        ("internal @testable import NeedleFoundation\n", "internal import DIRuntime\n"),
        ("@_exported public import NeedleFoundation\n", "@_exported public import DIRuntime\n"),
        ("import class NeedleFoundation.Component\n", "import class DIRuntime.Component\n"),
        ("import NeedleFoundationTest\n", "import DIRuntimeNeedleCompatibility\n"),
        ("#if canImport(NeedleFoundation)\n#endif\n", "#if canImport(DIRuntime)\n#endif\n"),
        ("typealias A = NeedleFoundation.Component<B>\n", "typealias A = DIRuntime.Component<B>\n"),
        ("var a: NeedleFoundation::Scope\n", "var a: DIRuntime::Scope\n"),
        ("let a = \"\\(NeedleFoundation.Scope.self)\"\n", "let a = \"\\(DIRuntime.Scope.self)\"\n"),
        (
            "import NeedleFoundation\nlet a = __DependencyProviderRegistry.instance\n",
            "import DIRuntimeNeedleCompatibility\nlet a = __DependencyProviderRegistry.instance\n"
        ),
        ("NeedleFoundation.__DependencyProviderRegistry", "DIRuntimeNeedleCompatibility.__DependencyProviderRegistry"),
        (
            "import NeedleFoundation\nlet a = use(dependency: dependency!, self.dependency!, pluginExtension!.c!)\n",
            "import DIRuntime\nlet a = use(dependency: dependency, self.dependency, pluginExtension.c!)\n"
        ),
        (
            "import NeedleFoundation\nlet a = dependency != nil || dependency!=nil || other.dependency! == b\n",
            "import DIRuntime\nlet a = dependency != nil || dependency!=nil || other.dependency! == b\n"
        ),
        (
            "import NeedleFoundation\nlet a = dependency!\nguard let dependency, let b = dependency.b else {}\n",
            "import DIRuntime\nlet a = dependency\nguard let dependency, let b = dependency.b else {}\n"
        ),
        (
            "import NeedleFoundation\nvar dependency: Text!\nlet a = dependency!\n",
            "import DIRuntime\nvar dependency: Text!\nlet a = dependency!\n"
        ),
    ])
    func movesTheSource(before: String, after: String) {
        let bytes = Array(before.utf8)
        #expect(String(decoding: ImportMove.edits(of: bytes).applied(to: bytes), as: UTF8.self) == after)
        #expect(ImportMove.edits(of: Array(after.utf8)) == [])
    }

    @Test(arguments: [
        "// import NeedleFoundation\n", "/* import NeedleFoundation */\n", "let a = \"import NeedleFoundation\"\n",
        "import NeedleFoundationExtras\n", "import MyNeedleFoundation\n", "let NeedleFoundation = 1\n",
        "import Vendor.NeedleFoundation\n", "import NeedleFoundationExtras\nlet a = dependency!\n",
        "@testable import App\n", "let a = #\"\\(NeedleFoundation.Scope)\"#\n",
    ])
    func leavesTheRest(text: String) {
        #expect(ImportMove.edits(of: Array(text.utf8)) == [])
    }

    @Test(arguments: [
        ("a = dependency?.loader\n", [1]), ("a = self.dependency?.a?.b\nb = pluginExtension?.c\n", [1, 2]),
        ("guard let dependency else { return }\nif let dependency = dependency {}\n", [1, 2]),
        ("if let a = b, let found = self.dependency {}\nguard let a, let dependency, a else {}\n", [1, 2]),
        ("while\n  let found = dependency {}\n", [2]),
        (
            "if let a = dependency.a, let b = dependency[0] {}\nlet all = dependency\nif let x = make(dependency) {}\n",
            []
        ),
        ("let a = dependency == nil ? b : c\nlet b = other.dependency?.a\n// dependency?.a\n", []),
        ("let dependency: Text? = nil\na = dependency?.count\n", []),
        ("run { [weak dependency] in guard let dependency else { return } }\n", []),
        ("if let c = a(), var d = dependency, d {}", [1]),
    ])
    func namesOptionals(text: String, lines: [Int]) {
        #expect(ImportMove.linesOfOptionals(in: Array("import NeedleFoundation\n\(text)".utf8)) == lines.map { $0 + 1 })
    }

    /// As `git apply` and `patch` read them.
    @Test(arguments: [
        ("Plain.swift", "a/Plain.swift"), ("My App.swift", "a/My App.swift\t"), ("Zürich.swift", "a/Zürich.swift"),
        ("Tab\t.swift", #""a/Tab\t.swift""#), ("Line\nBreak \u{1}.swift", #""a/Line\nBreak \001.swift""#),
        (#"Say "hi"\.swift"#, #""a/Say \"hi\"\\.swift""#),
    ])
    func quotesTheNameOfAFile(path: String, name: String) {
        let diff = UnifiedDiff.text(from: [], to: Array("a\n".utf8), path: path)
        #expect(diff == "--- \(name)\n+++ \(name.replacing("a/", with: "b/"))\n@@ -0,0 +1,1 @@\n+a\n")
    }

    @Test func showsTheEditsAsADiff() {
        let text =
            "1\r\n2\r\n3\r\n4\r\nimport NeedleFoundation\r\n6\r\n7\r\n8\r\n9\r\n\(String(repeating: "x\r\n", count: 9))@testable\nimport NeedleFoundation"
        let bytes = Array(text.utf8)
        let diff = UnifiedDiff.text(
            from: bytes, to: ImportMove.edits(of: bytes).applied(to: bytes), path: "My App/A.swift")
        let expected = """
            --- a/My App/A.swift\t
            +++ b/My App/A.swift\t
            @@ -2,7 +2,7 @@
             2\r
             3\r
             4\r
            -import NeedleFoundation\r
            +import DIRuntime\r
             6\r
             7\r
             8\r
            @@ -16,5 +16,4 @@
             x\r
             x\r
             x\r
            -@testable
            -import NeedleFoundation
            \\ No newline at end of file
            +import DIRuntime
            \\ No newline at end of file

            """
        #expect(diff == expected)
    }

    /// A line that moved, and lines that stand there several times.
    @Test func showsTheFewestLines() {
        let old = "a\n}\nb\n}\nc\n}\nd\n", new = "b\n}\nnew\n}\nc\n}\n}\na\nd\n"
        let diff = UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "A.swift")
        let expected = """
            --- a/A.swift
            +++ b/A.swift
            @@ -1,7 +1,9 @@
            -a
            -}
             b
             }
            +new
            +}
             c
             }
            +}
            +a
             d

            """
        #expect(diff == expected)
    }
}
