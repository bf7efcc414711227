@testable import DIGraphCore
@testable import SwiftFacts
import Testing

/// Where a generic list ends, asked in any order, is what a walk from its `<` finds.
@Suite struct AngleTests {
    @Test func randomLists() {
        var generator = SeededGenerator(seed: 11)
        let alphabet = ["<", "<", "<", ">", ">", "->", "(", ")", "[", "]", "{", "}", "A", ",", "."]
        for _ in 0..<4_000 {
            let count = Int.random(in: 1...24, using: &generator)
            let source = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined(separator: " ")
            let bytes = Array(source.utf8)
            let order = (0..<count).shuffled(using: &generator)
            bytes.withUnsafeBufferPointer { bytes in
                let buffer = TokenBuffer(bytes: bytes, tokens: Lexer.tokenize(bytes, .needle).tokens, .needle)
                for index in order where index < buffer.count {
                    if buffer.skipAngles(index) != Self.walk(buffer, from: index) {
                        Issue.record("the list at token \(index) of \(source)")
                    }
                }
            }
        }
    }

    @Test func comparisonsAreNoLists() {
        let bytes = Array(String(repeating: "a < ", count: 200_000).utf8)
        bytes.withUnsafeBufferPointer { bytes in
            let buffer = TokenBuffer(bytes: bytes, tokens: Lexer.tokenize(bytes, .needle).tokens, .needle)
            #expect((0..<buffer.count).allSatisfy { buffer.skipAngles($0) == $0 })
        }
    }

    private static func walk(_ buffer: TokenBuffer, from index: Int) -> Int {
        guard buffer.isOperator(index, "<") else { return index }
        var depth = 0
        var position = index
        while position < buffer.count, !buffer.isCloser(position), buffer.kind(position) != .leftBrace {
            if buffer.isArrow(position) {
                position += 2
                continue
            }
            depth += buffer.isOperator(position, "<") ? 1 : buffer.isOperator(position, ">") ? -1 : 0
            position = buffer.skip(position)
            if depth == 0 { return position }
        }
        return index
    }
}
