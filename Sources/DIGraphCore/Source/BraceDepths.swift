import SwiftFacts

/// How many braces are open at the places of a file, asked in their order: the file is lexed once for all of them.
struct BraceDepths {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var lexer: Lexer
    private var token: Token
    private var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        lexer = Lexer(bytes)
        token = lexer.next()
    }

    mutating func depth(at offset: Int) -> Int {
        if token.start > offset { self = BraceDepths(bytes) }
        while token.start < offset, token.kind != .endOfFile {
            if token.kind == .leftBrace { depth += 1 }
            if token.kind == .rightBrace { depth -= 1 }
            token = lexer.next()
        }
        return depth
    }
}
