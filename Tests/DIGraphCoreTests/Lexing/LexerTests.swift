import DIGraphCore
import SwiftFacts
import Testing

@Suite struct LexerTests {
    @Test func declarationAndStartsOfLines() {
        #expect(
            LexingSources.tokens("class A: B<C> {\n  let x = [1]; @a var `y`: Int\n}") == [
                "identifier class", "identifier A", "colon :", "identifier B", "operatorCharacter <", "identifier C",
                "operatorCharacter >", "leftBrace {",
                "^identifier let", "identifier x", "operatorCharacter =", "leftBracket [", "number 1", "rightBracket ]",
                "semicolon ;", "at @", "identifier a", "identifier var", "identifier `y`", "colon :", "identifier Int",
                "^rightBrace }",
            ])
    }

    @Test func moduleSelectors() {
        #expect(
            LexingSources.tokens("A::B(c: D::e): :") == [
                "identifier A", "moduleSelector ::", "identifier B", "leftParen (", "identifier c", "colon :",
                "identifier D", "moduleSelector ::", "identifier e", "rightParen )", "colon :", "colon :",
            ])
    }

    @Test func commentsOverLinesStartALine() {
        #expect(LexingSources.tokens("a /* \n */ b") == ["identifier a", "^identifier b"])
        #expect(LexingSources.tokens("a /* \r */ b") == ["identifier a", "^identifier b"])
        #expect(LexingSources.tokens("a /* */ b") == ["identifier a", "identifier b"])
        #expect(LexingSources.tokens("a // c\nb") == ["identifier a", "^identifier b"])
    }

    @Test func nestedCommentsAndSlashesAroundThem() {
        #expect(LexingSources.tokens("/* /* */ a */ b /**/ c /*/ d */ e") == identifiers("b", "c", "e"))
        #expect(LexingSources.tokens("a */* b */ c") == ["identifier a", "operatorCharacter *", "identifier c"])
        #expect(LexingSources.tokens("a /* never closed /* */") == identifiers("a"))
    }

    @Test func triviaKinds() {
        let source = Array("\u{FEFF}#!/bin/sh\n\u{A0}a // b\r\n\t/* c */ ".utf8)
        let kinds = source.withUnsafeBufferPointer { LexingSources.pieces(of: $0).map { $0.kind } }
        #expect(
            kinds == [
                .byteOrderMark, .shebang, .newline, .unknown, .identifier, .whitespace, .lineComment, .newline,
                .blockComment, .whitespace,
            ])
    }

    @Test func endOfFileForEver() {
        let source = Array("a".utf8)
        source.withUnsafeBufferPointer { bytes in
            var lexer = Lexer(bytes)
            _ = lexer.next()
            for _ in 0..<3 {
                #expect(lexer.next() == Token(kind: .endOfFile, startsLine: false, start: 1, end: 1))
            }
        }
        var lexer = Lexer(UnsafeBufferPointer(start: nil, count: 0))
        #expect(lexer.next().kind == .endOfFile)
    }

    @Test func markers() {
        let source = Array("// needle:ignore x\nlet a = \"// needle:ignore\" // y needle:z\n/// plain".utf8)
        source.withUnsafeBufferPointer { bytes in
            let markers = Lexer.tokenize(bytes, .needle).markers.map { LexingSources.text(of: $0, in: bytes) }
            #expect(markers == ["// needle:ignore x", "// y needle:z"])
        }
    }

    @Test(arguments: [
        ("0x1F.hashValue", ["0x1F"]), ("1_000+1", ["1_000", "1"]), ("1.5e-3-1", ["1.5e-3", "1"]),
        ("0x1p4", ["0x1p4"]), ("0x1.8p-3", ["0x1.8p-3"]), ("0x1e+3", ["0x1e", "3"]), ("1.foo", ["1"]),
        ("1...2", ["1", "2"]), ("0...1.5", ["0", "1.5"]), ("x.0.1", ["0", "1"]), ("0b10.x", ["0b10"]),
        ("1e3.x", ["1e3"]), ("0xff.description", ["0xff"]), ("$0+$1", []),
    ])
    func numbers(source: String, expected: [String]) {
        #expect(LexingSources.texts(of: .number, in: source) == expected)
    }

    @Test func names() {
        #expect(
            LexingSources.tokens("größe≠名前 `a b`.$x $0 _ 🎉a") == [
                "identifier größe", "operatorCharacter ≠", "identifier 名前", "identifier `a b`", "period .",
                "identifier $x", "identifier $0", "identifier _", "identifier 🎉a",
            ])
        #expect(LexingSources.tokens("`a\nb") == ["identifier a", "^identifier b"])
        #expect(LexingSources.tokens("✅\u{FE0F}a") == ["operatorCharacter ✅\u{FE0F}", "identifier a"])
    }

    @Test func numberSigns() {
        #expect(
            LexingSources.tokens("#if #available # x ##y #1") == [
                "pound #if", "pound #available", "pound #", "identifier x", "pound ##", "identifier y", "pound #",
                "number 1",
            ])
    }

    private func identifiers(_ names: String...) -> [String] {
        names.map { "identifier \($0)" }
    }
}
