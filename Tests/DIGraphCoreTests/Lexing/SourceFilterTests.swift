import DIGraphCore
import SwiftFacts
import Testing

@Suite struct SourceFilterTests {
    private let filter = SourceFilter(runtimeModules: ["DIRuntime", "NeedleFoundation"])

    private func examine(_ source: String) -> SourceVerdict {
        let bytes = Array(source.utf8)
        return bytes.withUnsafeBufferPointer { filter.examine($0) }
    }

    private func isRelevant(_ source: String) -> Bool {
        if case .relevant = examine(source) { return true }
        return false
    }

    private func heads(_ source: String) -> [HeadNames] {
        switch examine(source) {
        case .relevant(let heads, _), .undecided(let heads): HeadNames.of(heads)
        case .notText, .generated: []
        }
    }

    @Test(arguments: [
        "import DIRuntime", "@_exported import Kit", "public import NeedleFoundation", "Child(parent: self)",
        "Child(parent : self)", "F(`parent`: x)", "F(parent\n\n : x)", "F(parent /* : */ // x\n : y)",
        "F(parent\u{A0}: x)", "F(x, [y(1)], parent: z)", "Child.init(parent: x)", "kind.init(parent: x)",
        "Box<Int>(parent: x)", "(Child)(parent: x)", "make()(parent: x)", "make?(parent: x)", "`child`(parent: x)",
        "f(\"(\", parent: x)", "f(/* ( */ parent: x)", "func f<t : Screen>() -> t { t(parent: x) }",
        "map(Box<Int>.init)", "map(`Child`.init)", "Child // now\n  .init", "Child /* now */ .init",
        "Größe.init",
    ])
    func relevant(source: String) {
        #expect(isRelevant(source))
    }

    @Test(arguments: [
        "", "let parent = 1", "parents: x", "aparent: x", "parent.x", "x.init(1)", "x.init (1)", "x.initial", "Runtime",
        "parent, x: y", "_parent: x", "map(Child.init)", "map(.init)", "let x = .init", "[1].init", "f().init",
    ])
    func undecided(source: String) {
        #expect(!isRelevant(source))
    }

    @Test(arguments: [
        ("f(parent: x)", ["f"]), ("f (`parent`: x)", ["f"]), ("tree.insert(a, b[1], parent: c)", ["insert"]),
        ("func add(_ a: A,\n    toParent parent: B) {}", ["add"]), ("case node(parent: Node)", ["node"]),
        ("init(parent: A) { super.init(parent: a) }", []), ("self.init(parent: a)", []), ("var parent: A", []),
        ("x ? parent : y", []), ("switch x { case .parent: y }", []), ("a[parent: b]", []),
        ("{ (parent: A) in a }", []),
        ("let a = (parent: b, c: d)", []), ("parent: while true {}", []), ("f(b ? .parent : c)", []),
    ])
    func calleesOfLabels(source: String, names: [String]) {
        guard case .undecided(let heads) = examine(source) else { return #expect(Bool(false), "must be lexed") }
        #expect(HeadNames.of(heads).filter { $0.keyword == .initialiser }.map(\.name) == names.map { [NameHash($0)] })
    }

    @Test(arguments: [
        ("map(Child.init)", ["Child"]), ("let x = Child.init", ["Child"]), ("a.init\n", ["a"]), ("x.init (1)", []),
        ("Outer.Child.init, x", ["Child"]), ("Child\n    .init", ["Child"]), ("map(.init)", []),
        ("(A.init, B.init)", ["A", "B"]), ("A.init(1)", []), ("A.initial", []), ("return .init", ["return"]),
    ])
    func initialiserValues(source: String, names: [String]) {
        let found = heads(source).filter { $0.keyword == .initialiser }.flatMap(\.name)
        #expect(found == names.map { NameHash($0) })
    }

    @Test func headsInEachOtherAreCut() throws {
        let overlapping = String(repeating: "extension\nTitle\n// \\ ", count: 2_000)
        #expect(isRelevant(overlapping))
        let mentions = heads(overlapping).map(\.mentions.count)
        #expect(mentions.reduce(0, +) < 2_000 * 32 + overlapping.utf8.count)
        let classes = heads(overlapping + "{}\nclass Child: Parent {}").filter { $0.keyword == .class }
        #expect(classes.map(\.bases) == [[NameHash("Parent")]])
    }

    @Test func longHeadsAreWhole() {
        let protocols = (0..<5_000).map { "P\($0)" }
        let source = String(repeating: "class Child: \(protocols.joined(separator: ", ")) {}\n", count: 3)
        #expect(!isRelevant(source))
        #expect(heads(source).map(\.bases) == Array(repeating: protocols.map { NameHash($0) }, count: 3))
    }

    @Test func nestedNamesOfTheRuntime() {
        func nested(_ source: String) -> [Bool] {
            let filter = SourceFilter(runtimeModules: [], sharedNames: ["Component"])
            let bytes = Array(source.utf8)
            let verdict = bytes.withUnsafeBufferPointer { filter.examine($0) }
            guard case .undecided(let heads) = verdict else { return [] }
            return HeadNames.of(heads).filter { $0.name == [NameHash("Component")] }.map(\.isNested)
        }
        #expect(nested("struct Component {}") == [false])
        #expect(nested("#if A\n  class Component {}\n#endif") == [false])
        #expect(nested("enum A {\n    struct Component {}\n}\nenum Component {}") == [true, false])
        #expect(nested("let x = \"{\"; /* { */ // {\nstruct Component {}") == [false])
    }

    @Test func notText() {
        func offset(_ bytes: [UInt8]) -> Int? {
            if case .notText(let offset) = bytes.withUnsafeBufferPointer({ filter.examine($0) }) { return offset }
            return nil
        }
        let ascii = [UInt8](repeating: 0x61, count: 37)
        #expect(offset(ascii + [0xFF]) == 37)
        #expect(offset(Array("é日🎉".utf8) + [0]) == nil)
        let bad: [[UInt8]] = [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0x80], [0xE2, 0x82],
            [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
        ]
        for sequence in bad {
            #expect(offset(ascii + sequence + ascii) == 37, "\(sequence)")
            #expect(String(validating: sequence, as: UTF8.self) == nil)
        }
    }

    @Test func generated() {
        func isGenerated(_ source: String) -> Bool {
            if case .generated = examine(source) { return true }
            return false
        }
        #expect(isGenerated("// needle-gen:generated\nimport DIRuntime"))
        #expect(isGenerated("\u{FEFF}// needle-gen:generated"))
        #expect(isGenerated("// header\r\n// needle-gen:generated 1"))
        #expect(isGenerated("import NeedleFoundation\n\nprivate let needleDependenciesHash : String? = nil\n"))
        #expect(!isGenerated("let x = \"// needle-gen:generated\""))
        #expect(!isGenerated("// needle-gen:generated files stand in Generated/, and this is none\nimport DIRuntime"))
        #expect(!isGenerated("// needle-gen:generated/by/hand"))
        #expect(!isGenerated(String(repeating: "// x\n", count: 300) + "// needle-gen:generated"))
        #expect(!isGenerated("    private let needleDependenciesHash = 1"))
    }

    @Test func headOfAClass() throws {
        let head = try #require(
            heads("final class/* { */`A` <T: X, let n: Int> : // {\n Outer.B<C>, D where T: E {").first)
        #expect(head.keyword == .class)
        #expect(head.name == [NameHash("A")])
        #expect(
            Set(head.mentions).isSuperset(of: ["T", "X", "n", "Int", "Outer", "B", "C", "D", "E"].map { NameHash($0) }))
        #expect(head.bases.contains(NameHash("B")))
        #expect(!head.bases.contains(NameHash("C")) && !head.bases.contains(NameHash("X")))
    }

    @Test(arguments: [
        "let `the class A: B` = Other()\n", "let `the class A: B ends` = \nlet b: Other", "` class A: B `\n: Other {",
        "let text = \"a class A: B\"\nlet b: Other", "let text = #\"class A: B\"#\nOther {",
    ])
    func headsInLiteralsEndWithThem(source: String) throws {
        let mentions = try #require(heads(source).first).mentions
        #expect(mentions.contains(NameHash("B")) && !mentions.contains(NameHash("Other")))
    }

    @Test(arguments: [
        ("class func f() -> A {", 0), ("class var x: A {", 0), ("// class A: B {", 0), ("  /// a class of its own", 0),
        ("\"\"\"\n// \"\"\"; class A: B {", 1), ("/*\n// */ class A: B {", 1), ("subclass A {", 0), ("classes A {", 0),
        ("class A { class B {} }", 2), ("protocol P: class, Q {}", 1), ("extension A.B {}", 1),
        ("indirect enum A {", 1),
        ("x.class", 0), ("typealias A = B; typealias C = D", 2), ("public actor/**/A {", 1), ("class\nA", 1),
    ])
    func numberOfHeads(source: String, count: Int) {
        #expect(heads(source).count == count)
    }

    @Test(arguments: [
        ("typealias A = B\nC()", false), ("typealias A = B &\nC", true), ("typealias A = B\n & C", true),
        ("typealias A =\n  C", true), ("typealias A = B<\n  C\n>", true), ("typealias A = any\n C", true),
        ("typealias A = Int -> \n C", true), ("typealias A = (B)\nC", false), ("typealias A = B?\nC", false),
        ("typealias A = B.\nC", true), ("typealias A = B\n  .C", true), ("typealias A<B> = B\nwhere C: D", true),
        ("typealias A = @MainActor\nC", true), ("typealias A = B // C\nprivate let C = 1", false),
        ("typealias A // B\n = /* x */ C", true), ("typealias A = B; C", false), ("typealias A = B }\nC", false),
        ("typealias A = (B) async\nthrows -> C", true), ("typealias A = [B: \nC]", true),
        ("typealias A = B<() -> C>", true),
    ])
    func typealiasHoldsC(source: String, expected: Bool) throws {
        let head = try #require(heads(source).first)
        #expect(head.name == [NameHash("A")])
        #expect(head.mentions.contains(NameHash("C")) == expected)
    }

    @Test func fixturesLoseNothing() throws {
        for (name, bytes) in try LexingSources.fixtures() {
            bytes.withUnsafeBufferPointer { bytes in
                #expect(SupersetOracle(bytes).missed(by: SourceFilter(runtimeModules: [])) == [], "\(name)")
            }
        }
    }

    @Test func namesHash() {
        #expect(NameHash("`a`") == NameHash("a"))
        #expect(NameHash("a") != NameHash("b"))
        #expect(NameHash("abcdefgh") != NameHash("abcdefghi"))
        #expect(NameHash("abcdefghi") == NameHash("abcdefghi"))
    }
}
