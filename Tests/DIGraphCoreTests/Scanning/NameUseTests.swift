import Testing

@testable import SwiftFacts

/// Which names the code of a member uses, and which of these uses surely happen.
@Suite struct NameUseTests {
    /// The uses of `it` in a class with the code in a getter: those that are certain, and all.
    private func uses(_ code: String, of name: String = "it") -> (certain: Int, all: Int) {
        let source = "class C: B {\n    var member: Int {\n        \(code)\n    }\n}\n"
        let uses = summary(source).bodies.flatMap { Array($0.uses) }.filter { $0.name == NameHash(name) }
        return (uses.count(where: \.isCertain), uses.count)
    }

    private func summary(_ source: String) -> FileSummary {
        Array(source.utf8).withUnsafeBufferPointer { DeclarationScanner.scan($0, .needle, file: FileID(0)) }
    }

    @Test(arguments: [
        "it", "return it", "self.it", "f(it)", "f(a: 1, b: it)", "[it]", "\"\\(it)\"", "let a = it\n return a",
        "shared { it }", "self.shared { return f(it) }", "{ it }()", "get { it }", "it.a.b", "dependency\n.it",
        "f(a ?? 1, it)", "[1: it]", "g { } + it", "try! it", "await it",
    ])
    func surely(code: String) {
        #expect(uses(code) == (1, 1))
    }

    @Test(arguments: [
        "a ? it : 1", "a ?? it", "a && it", "if a { it }", "if a { return 1 }\n return it",
        "guard a else { return 1 }\n it",
        "switch a { case 1: it }", "f { it }", "f(a: { it })", "{ it }", "let a = { it }\n return a()", "assert(it)",
        "a?.f(it)", "let it = 1", "StateObject(wrappedValue: it)", "func f() { it }", "it = 1", "super.it",
        "#if A\n it\n #endif", "set { it }", "_ = #selector(it)",
    ])
    func maybe(code: String) {
        #expect(uses(code).certain == 0)
    }

    @Test(arguments: ["f(it: 1)", "// it", "\"it\"", "f(a, it: 1)", "1 // .it"])
    func notAtAll(code: String) {
        #expect(uses(code) == (0, 0))
    }

    @Test func whatIsBoundHereIsNoMember() {
        #expect(uses("let it = 1\n return f(it)").certain == 0)
        #expect(uses("let (a, it) = b\n return it").certain == 0)
        #expect(uses("let a = it\n return self.it").certain == 2)
    }

    @Test func membersKnowTheirBase() throws {
        let uses = summary("class C: B { var a: Int { home(1).it + self.it + C.D(x).it + b?.it + c[1].it } }").bodies
            .flatMap { Array($0.uses) }.filter { $0.name == NameHash("it") }
        #expect(uses.map { $0.base?.name } == [NameHash("home"), nil, NameHash("D"), NameHash("b"), nil])
        #expect(uses.map(\.isOwn) == [false, true, false, false, false])
        let local = summary("class C: B { var a: Int { let d = D(1)\n return d.it } }").bodies.flatMap {
            Array($0.uses)
        }
        #expect(local.last?.base?.name == NameHash("D"))
    }

    @Test(arguments: [
        ("var m: D { D(1) }", true, false), ("var m: D { return D(1) }", true, false),
        ("lazy var m = D(1)", true, false),
        ("var m: D { shared { D(1) } }", true, true), ("var m: D { get { self.shared { return D(1) } } }", true, true),
        ("lazy var m: D = { D(1) }()", true, false), ("var m: D { try! A.D<Int>(1) }", true, false),
        ("var m: D { D(1).a }", false, false), ("var m: D { a ? D(1) : b }", false, false),
        ("var m: D { D(1)\n a }", false, false),
        ("var m: [D] { [D(1)] }", false, false), ("var m: D { f(D(1)) }", false, false),
        ("var m: D { shared { D(1).a } }", false, false),
        ("func m() { d = D(1) }", false, false),
    ])
    func valuesAreKnown(member: String, isValue: Bool, isShared: Bool) throws {
        let uses = summary("class C: B {\n \(member)\n}").bodies.flatMap { Array($0.uses) }
        let made = try #require(uses.first { $0.name == NameHash("D") })
        #expect(made.isValue == isValue)
        #expect(made.isShared == isShared)
        #expect((made.target?.name == NameHash("d")) == member.contains("d = D"))
    }

    @Test func onlyClassesWithABaseAndExtensionsAreRead() {
        for (head, isRead) in [("class C: B", true), ("extension C", true), ("class C", false), ("struct S: P", false)]
        {
            #expect(summary("\(head) { var a: Int { it } }").bodies.isEmpty != isRead)
        }
    }
}
