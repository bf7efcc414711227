import DIGraphCore
import Testing

@Suite struct LiteralTests {
    @Test(arguments: [
        #""a\"b\\""#, ##"#"a"b\"#"##, ###"##"a"#b"##"###, ##"#"""#"##, ##"#"""a"#"##,
        "\"\"\"\n a \"b\" \\\"\"\" \n\"\"\"",
        "#\"\"\"\n \"\"\" \\( \n\"\"\"#", "\"\"", "#\"\"#", "\"\"\"\"\"\"", ##"#"\#""#"##,
    ])
    func wholeStrings(literal: String) {
        #expect(LexingSources.tokens("\(literal)+x") == ["string \(literal)", "operatorCharacter +", "identifier x"])
    }

    @Test func interpolations() {
        #expect(
            LexingSources.tokens(#""a\(b("c\(d)"))e""#) == [
                #"string "a"#, #"interpolationOpen \("#, "identifier b", "leftParen (", #"string "c"#,
                #"interpolationOpen \("#, "identifier d", "interpolationClose )", #"string ""#, "rightParen )",
                "interpolationClose )", #"string e""#,
            ])
        #expect(
            LexingSources.tokens(##"#"\(a)\#(b)\#(c)"#"##) == [
                ##"string #"\(a)"##, ##"interpolationOpen \#("##, "identifier b", "interpolationClose )",
                ##"interpolationOpen \#("##, "identifier c", "interpolationClose )", ##"string "#"##,
            ])
    }

    @Test func codeInInterpolations() {
        let source = "\"\"\"\n\\(list.map { /* ) */ \"}\" + f(\n\"\"\"\n)\n\"\"\") }) end\n\"\"\"; x"
        #expect(LexingSources.texts(of: .interpolationClose, in: source).count == 1)
        #expect(LexingSources.tokens(source).suffix(2) == ["semicolon ;", "identifier x"])
    }

    @Test func unterminatedStringsEndOnTheirLine() {
        #expect(LexingSources.tokens("\"a\nb") == ["string \"a", "^identifier b"])
        #expect(LexingSources.tokens("\"a\\\nb") == ["string \"a\\", "^identifier b"])
        #expect(LexingSources.tokens("#\"a\"\r\nb") == ["string #\"a\"", "^identifier b"])
        #expect(LexingSources.tokens("\"a\\(b(\nc)\"").dropFirst(4) == ["^identifier c", "rightParen )", "string \""])
        #expect(
            LexingSources.tokens("\"\"\"\n\\(\"\\(a\nb)\n\"\"\"c").suffix(2) == ["string \n\"\"\"", "identifier c"])
    }

    @Test(arguments: [
        "let x = /a/", "f(/a b/)", "[/a/, 1]", "{ /a/ }", "return /a/", "x ? /a/ : y", "!/a/", "x ?? /a/", "try! /a/",
        "case /a/:", "x\n/a/", "f(of: /a/)", "#/a/b/#", "##/a/#/##", "#/\na/b\n/#", #"/\//"#, #"/a\ /"#, "= /[/",
        "= /[)]/", "= /(a)/", "= /}/", "= /,/", "(/+/)", "/* c *//a/", "in /a/", "if /}/", "x == /]/",
    ])
    func regexes(source: String) {
        #expect(LexingSources.texts(of: .regex, in: source).count == 1)
    }

    @Test(arguments: [
        "a / b / c", "a/b/c", "(a)/b/c", "a! / b / c", "a!/b/c", "reduce(1, /)", "f(/, /)", "static func / (a: A) {} /",
        "func /(a: A) {} //", "operator /^/", "a </> b / c", "[+, -, /]", "= / a/", "= /a /", "= /a\n/", "= /)/",
        "a\n    / b\n    / c", "x /= y / z", "\\a/b/", ".a / b / c", "= /a//b", "= /a/*b*/", "#/a\n/#", "x.in /] / b",
        "}  / a / b", "$0/$1/$2", "1/2/3", "\"\"/a/b", "self / a / b", "`in` /] /b",
    ])
    func slashesThatAreNoRegex(source: String) {
        #expect(LexingSources.texts(of: .regex, in: source) == [])
    }
}
