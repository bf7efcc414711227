/// What a byte search tells about one file.
package enum SourceVerdict: Sendable {
    /// Not UTF-8: where the first bad byte is.
    case notText(offset: Int)
    /// The output of this tool or of Needle.
    case generated
    /// Must be lexed, whatever the other files hold.
    case relevant([DeclarationHead])
    /// Must be lexed only if the names of another file make it interesting.
    case undecided([DeclarationHead])
}

/// Rules files out without lexing them, by searches that libc does.
///
///     let filter = SourceFilter(runtimeModules: ["DIRuntime"])
///     if case .undecided(let heads) = filter.examine(bytes) { selection.add(heads, of: file, isLexed: false) }
///
/// It errs on one side only: what stands in comments and strings counts too, so that no file is ever lost.
package struct SourceFilter: Sendable {
    private let runtimeModules: [[UInt8]]
    private let keywords: [(DeclarationHead.Keyword, BytePattern)]
    private let parent = BytePattern("parent")
    private let initialiser = BytePattern(".init")
    private let exported = BytePattern("@_exported")
    private let importKeyword = BytePattern("import")
    private let mockMark = BytePattern("needle:mock")
    private let findsMockMarks: Bool
    private let takesEveryFile: Bool

    /// - Parameter runtimeModules: the modules whose import makes a file relevant, such as `DIRuntime`.
    /// - Parameter findsMockMarks: whether a `// needle:mock` makes a file concern the mocks.
    /// - Parameter takesEveryFile: whether any text does.
    package init(runtimeModules: [String], findsMockMarks: Bool = false, takesEveryFile: Bool = false) {
        self.findsMockMarks = findsMockMarks
        self.takesEveryFile = takesEveryFile
        self.runtimeModules = runtimeModules.map { Array($0.utf8) }
        self.keywords = [DeclarationHead.Keyword.extension, .typealias, .enum].map {
            ($0, SourceFilter.pattern(of: $0))
        }
    }

    package func examine(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceVerdict {
        if let offset = UTF8Validator.firstInvalidOffset(in: bytes) {
            return .notText(offset: offset)
        }
        if GeneratedFileMarker.isGenerated(bytes) {
            return .generated
        }
        let heads = readHeads(bytes)
        return isRelevant(bytes) ? .relevant(heads) : .undecided(heads)
    }
}

// MARK: - Heads

extension SourceFilter {
    private static func pattern(of keyword: DeclarationHead.Keyword) -> BytePattern {
        switch keyword {
        case .class: BytePattern("class")
        case .protocol: BytePattern("protocol")
        case .extension: BytePattern("extension")
        case .typealias: BytePattern("typealias")
        case .struct: BytePattern("struct")
        case .enum: BytePattern("enum")
        case .actor: BytePattern("actor")
        }
    }

    /// Whether something stands before an `import` on its line, such as an access level or `@testable`.
    func mayModifyImports(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        while let start = bytes.firstOffset(of: importKeyword, from: position) {
            position = start + importKeyword.count
            var before = start - 1
            while before >= 0, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
            if before >= 0, before < start - 1, bytes[before] != 0x0A { return true }
        }
        return false
    }

    private func readHeads(_ bytes: UnsafeBufferPointer<UInt8>) -> [DeclarationHead] {
        var heads: [DeclarationHead] = []
        for (keyword, pattern) in keywords {
            var position = 0
            while let start = bytes.firstOffset(of: pattern, from: position) {
                position = start + pattern.count
                readHead(keyword, from: start, to: position, in: bytes, into: &heads)
            }
        }
        // These four have a letter in common: one search for it finds them all.
        var position = 0
        while let found = bytes.firstOffset(of: UInt8(ascii: "c"), from: position) {
            position = found + 1
            guard let (keyword, start, end) = keywordWithC(at: found, in: bytes) else { continue }
            readHead(keyword, from: start, to: end, in: bytes, into: &heads)
        }
        return heads
    }

    private func readHead(
        _ keyword: DeclarationHead.Keyword, from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>,
        into heads: inout [DeclarationHead]
    ) {
        guard isWord(bytes, from: start, to: end), !isInLineComment(bytes, start) else { return }
        var reader = DeclarationHeadReader(keyword, after: end, in: bytes)
        if let head = reader.read() { heads.append(head) }
    }

    /// The keyword whose letter `c` stands at an offset, with its ends.
    private func keywordWithC(
        at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> (keyword: DeclarationHead.Keyword, start: Int, end: Int)? {
        guard offset + 1 < bytes.count else { return nil }
        switch bytes[offset + 1] {
        case 0x6C where bytes.matches("class", from: offset, to: offset + 5):
            return (.class, offset, offset + 5)
        case 0x6F where bytes.matches("protocol", from: offset - 5, to: offset + 3):
            return (.protocol, offset - 5, offset + 3)
        case 0x74 where bytes.matches("struct", from: offset - 4, to: offset + 2):
            return (.struct, offset - 4, offset + 2)
        case 0x74 where bytes.matches("actor", from: offset - 1, to: offset + 4):
            return (.actor, offset - 1, offset + 4)
        default:
            return nil
        }
    }

    /// Bytes outside ASCII may be operators or blanks, so they are no reason to pass over a word.
    private func isWord(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
        if start > 0, bytes[start - 1] < 0x80, Lexer.isNameByte(bytes[start - 1]) { return false }
        return end == bytes.count || bytes[end] >= 0x80 || !Lexer.isNameByte(bytes[end])
    }

    /// Whether the line begins with `//` and nothing between there and `offset` could end a comment, a string or a
    /// regex literal that began on an earlier line: then no code stands there. Very long lines are not walked back.
    private func isInLineComment(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        var lineStart = offset
        var following: UInt8 = 0
        while lineStart > 0 {
            let byte = bytes[lineStart - 1]
            if Lexer.isLineBreak(byte) { break }
            if offset - lineStart > 4_096 { return false }
            if byte == 0x22 || byte == 0x5C { return false }
            if byte == 0x2A, following == 0x2F { return false }
            if byte == 0x2F, following == 0x23 { return false }
            following = byte
            lineStart -= 1
        }
        while lineStart < offset, bytes[lineStart] == 0x20 || bytes[lineStart] == 0x09 { lineStart += 1 }
        return offset - lineStart >= 2 && bytes[lineStart] == 0x2F && bytes[lineStart + 1] == 0x2F
    }
}

// MARK: - Verdicts

extension SourceFilter {
    private func isRelevant(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for module in runtimeModules {
            let name = module.withUnsafeBufferPointer { bytes.firstOffset(of: $0, from: 0) }
            if name != nil { return true }
        }
        // What a module re-exports, the files that import the module see.
        if bytes.firstOffset(of: exported, from: 0) != nil { return true }
        return holdsParentLabel(bytes) || holdsInitialiserValue(bytes)
    }

    /// Whether the mocks need a file that the graph may not need.
    package func concernsMocks(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        takesEveryFile || findsMockMarks && bytes.firstOffset(of: mockMark, from: 0) != nil
    }

    /// A word `parent` before a colon, maybe in backticks: every creation has one.
    private func holdsParentLabel(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        while let start = bytes.firstOffset(of: parent, from: position) {
            position = start + parent.count
            guard isWord(bytes, from: start, to: position), position < bytes.count else { continue }
            switch bytes[position] {
            case 0x3A:
                return true
            case 0x60, 0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x00, 0x0B, 0x0C, 0x80...:
                let end = bytes[position] == 0x60 ? position + 1 : position
                var lexer = Lexer(bytes, afterNameAt: end)
                if lexer.nextSignificant().kind == .colon { return true }
            default:
                continue
            }
        }
        return false
    }

    /// `.init` without arguments after it, as in `map(Child.init)`.
    private func holdsInitialiserValue(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        while let start = bytes.firstOffset(of: initialiser, from: position) {
            position = start + initialiser.count
            var next = position
            while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
            guard next < bytes.count else { return true }
            if bytes[next] != 0x28, next > position || bytes[next] >= 0x80 || !Lexer.isNameByte(bytes[next]) {
                return true
            }
        }
        return false
    }
}
