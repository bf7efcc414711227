import DIGraphCore
import Foundation
import SwiftFacts

/// The sources that the lexing tests read, and short ways to lex them.
enum LexingSources {
    static var repository: URL {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder
    }

    /// The files of `Fixtures/lexing`, by name.
    static func fixtures() throws -> [(name: String, bytes: [UInt8])] {
        let folder = repository.appendingPathComponent("Fixtures/lexing")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.filter { $0.hasSuffix(".swift") }.map { name in
            (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }

    /// All pieces up to the end of the file.
    static func pieces(of bytes: UnsafeBufferPointer<UInt8>) -> [Token] {
        var lexer = Lexer(bytes)
        var pieces: [Token] = []
        while true {
            let piece = lexer.next()
            if piece.kind == .endOfFile { return pieces }
            pieces.append(piece)
        }
    }

    /// The first offset at which the pieces leave a gap, overlap or are empty; nil if they tile the bytes.
    static func firstGap(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var lexer = Lexer(bytes)
        var offset = 0
        while true {
            let piece = lexer.next()
            if piece.kind == .endOfFile {
                return offset == bytes.count && piece.start == piece.end ? nil : offset
            }
            guard Int(piece.start) == offset, piece.end > piece.start else { return offset }
            offset = Int(piece.end)
        }
    }

    static func text(of token: Token, in bytes: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    }

    /// The significant tokens as `kind text`, with a `^` before those that start a line but are not the first.
    static func tokens(_ source: String) -> [String] {
        let bytes = Array(source.utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            Lexer.tokenize(bytes).tokens.enumerated().map { index, token in
                let mark = token.startsLine && index > 0 ? "^" : ""
                return "\(mark)\(token.kind) \(text(of: token, in: bytes))"
            }
        }
    }

    /// Only the texts of the tokens of one kind.
    static func texts(of kind: Token.Kind, in source: String) -> [String] {
        let bytes = Array(source.utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            Lexer.tokenize(bytes).tokens.filter { $0.kind == kind }.map { text(of: $0, in: bytes) }
        }
    }
}

/// A generator with a seed, so that a failing case can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
