import SwiftFacts

/// The text that generated files begin with: comments and imports. Nothing in it becomes other code.
struct HeaderText {
    /// What may come next.
    private enum Expectation {
        case statement, attribute, arguments, module, end
    }

    private let bytes: [UInt8]
    private let path: String
    private var expected = Expectation.statement
    /// Whether an import has begun, by an attribute or an access level.
    private var hasBegun = false
    /// How many parentheses of an attribute's arguments are open.
    private var depth = 0

    /// Reads a file, without the mark of its byte order: inside the generated file that is no mark.
    static func read(at path: GivenPath) throws(SettingFault) -> String {
        var contents: [UInt8]
        do {
            contents = try FileSystem.contents(of: path.absolute)
        } catch {
            throw .unreadable(path.text, reason: error.reason)
        }
        contents.removeFirst(contents.markLength)
        guard let text = String(utf8Text: contents[...]) else {
            throw .unreadable(path.text, reason: "it is not UTF-8 text")
        }
        var header = HeaderText(bytes: contents + Array("\n_".utf8), path: path.text)
        try header.check()
        return text
    }

    private mutating func check() throws(SettingFault) {
        let bytes = bytes
        // The compiler warns of it, also in a comment.
        if let index = bytes.firstIndex(of: 0) { throw fault(at: index) }
        try bytes.withUnsafeBufferPointer { bytes throws(SettingFault) in
            var lexer = Lexer(bytes)
            var last = 0
            while true {
                let piece = lexer.next()
                // A comment that does not end takes in what follows the header as well.
                if piece.kind == .endOfFile { throw .unclosedHeader(path) }
                if Int(piece.start) == bytes.count - 1 {
                    if hasBegun { throw fault(at: last) }
                    return
                }
                if piece.kind.isTrivia, piece.kind != .unknown, piece.kind != .shebang { continue }
                last = Int(piece.start)
                if !take(piece) { throw fault(at: last) }
            }
        }
    }

    private func fault(at offset: Int) -> SettingFault {
        let line = bytes.withUnsafeBufferPointer { LineTable($0).position(of: UInt32(offset)).line }
        return .codeInHeader(path, line: line)
    }

    /// Whether a token may stand where it stands.
    private mutating func take(_ token: Token) -> Bool {
        switch expected {
        case .statement: return beginImport(token)
        case .attribute:
            expected = .arguments
            return token.kind == .identifier
        case .arguments: return takeArgument(token)
        case .module:
            guard token.kind == .identifier else { return false }
            if Self.kinds.contains(token.word) { return true }
            expected = .end
            hasBegun = false
            return true
        case .end: return endImport(token)
        }
    }

    private mutating func beginImport(_ token: Token) -> Bool {
        hasBegun = true
        switch token.kind {
        case .at: expected = .attribute
        case .identifier where token.word == .import: expected = .module
        case .identifier: return Self.accessLevels.contains(token.word)
        default: return false
        }
        return true
    }

    private mutating func takeArgument(_ token: Token) -> Bool {
        if depth == 0, token.kind != .leftParen {
            expected = .statement
            return beginImport(token)
        }
        depth += token.kind == .leftParen ? 1 : token.kind == .rightParen ? -1 : 0
        if depth == 0 { expected = .statement }
        return true
    }

    private mutating func endImport(_ token: Token) -> Bool {
        if token.kind == .period {
            expected = .module
            hasBegun = true
            return true
        }
        expected = .statement
        return token.kind == .semicolon || token.startsLine && beginImport(token)
    }

    private static let kinds: [Word] = [.struct, .class, .enum, .protocol, .typealias, .func, .let, .var]
    private static let accessLevels: [Word] = [.public, .package, .internal, .fileprivate, .private]
}
