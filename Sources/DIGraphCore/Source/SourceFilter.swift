import SwiftFacts

/// What a byte search tells about one file.
package enum SourceVerdict: Sendable {
    /// Not UTF-8: where the first bad byte is.
    case notText(offset: Int)
    /// The output of this tool or of Needle.
    case generated
    /// Must be lexed, whatever the other files hold; whether it may import the runtime.
    case relevant([DeclarationHead], namesRuntime: Bool)
    /// Must be lexed only if the names of another file make it interesting.
    case undecided([DeclarationHead])
}

/// Rules files out without lexing them, by searches that libc does.
///
///     let filter = SourceFilter(runtimeModules: ["DIRuntime"], sharedNames: ["Component"])
///     if case .undecided(let heads) = filter.examine(bytes) { selection.add(heads, of: file, isLexed: false) }
///
/// It errs on one side only: what stands in comments and strings counts too, so that no file is ever lost.
package struct SourceFilter: Sendable {
    private let runtimeModules: [[UInt8]]
    private let sharedNames: [NameHash]
    private let keywords: [(DeclarationHead.Keyword, BytePattern)]
    private let parent = BytePattern("parent")
    private let initialiser = BytePattern(".init")
    private let exported = BytePattern("@_exported")
    private let importKeyword = BytePattern("import")
    private let mockMark = BytePattern("needle:mock")
    private let findsMockMarks: Bool
    private let takesEveryFile: Bool

    /// - Parameter runtimeModules: the modules whose import makes a file relevant, such as `DIRuntime`.
    /// - Parameter sharedNames: names of the runtime's types that other types have too.
    /// - Parameter findsMockMarks: whether a `// needle:mock` makes a file concern the mocks.
    /// - Parameter takesEveryFile: whether any text does.
    package init(
        runtimeModules: [String], sharedNames: [String] = [], findsMockMarks: Bool = false, takesEveryFile: Bool = false
    ) {
        self.sharedNames = sharedNames.map { NameHash($0) }
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
        var heads = readHeads(bytes)
        if namesRuntime(bytes) { return .relevant(heads, namesRuntime: true) }
        let values = readInitialiserValues(bytes, into: &heads)
        return values == .unnamed || isRelevant(bytes) ? .relevant(heads, namesRuntime: false) : .undecided(heads)
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
        case .initialiser: BytePattern(".init")
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
        guard var head = reader.read() else { return }
        if keyword != .extension, let name = head.name.last, sharedNames.contains(name) {
            head.isNested = standsInOpenBrace(start, in: bytes) || isNested(start, in: bytes)
        }
        head.isPublic = isPublic(start, in: bytes)
        heads.append(head)
    }

    /// Whether the words before a keyword begin with an access level for other modules. One that stands apart, as before an
    /// attribute, is not seen.
    private func isPublic(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard start > 4, bytes[start - 1] == 0x20 else { return false }
        switch bytes[start - 2] {
        case 0x63: return bytes.matches("public", from: start - 7, to: start - 1)
        case 0x6E: return bytes.matches("open", from: start - 5, to: start - 1)
        case 0x6C where bytes.matches("final", from: start - 6, to: start - 1): return isPublic(start - 6, in: bytes)
        case 0x74 where bytes.matches("indirect", from: start - 9, to: start - 1): return isPublic(start - 9, in: bytes)
        default: return false
        }
    }

    /// Whether the bytes right before an offset show an open brace around it: nothing between the two, nor before the brace
    /// on its line, may belong to a comment or a literal.
    private func standsInOpenBrace(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var closed = 0
        var position = offset
        var isOpen = false
        while position > 0, offset - position < 4_096 {
            position -= 1
            switch bytes[position] {
            case 0x22, 0x2F, 0x2A, 0x23: return false  // " / * #
            case 0x7D where !isOpen: closed += 1
            case 0x7B where !isOpen && closed > 0: closed -= 1
            case 0x7B: isOpen = true
            case 0x0A where isOpen, 0x0D where isOpen: return true
            default: break
            }
        }
        return isOpen && position == 0
    }

    /// Whether braces that were opened earlier in the file are open at an offset.
    private func isNested(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var lexer = Lexer(bytes)
        var depth = 0
        var token = lexer.next()
        while token.start < offset, token.kind != .endOfFile {
            if token.kind == .leftBrace { depth += 1 }
            if token.kind == .rightBrace { depth -= 1 }
            token = lexer.next()
        }
        return depth > 0
    }

    /// The keyword whose letter `c` stands at an offset, with its ends.
    private func keywordWithC(
        at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> (keyword: DeclarationHead.Keyword, start: Int, end: Int)? {
        guard offset > 0, offset + 1 < bytes.count else {
            return bytes.matches("class", from: offset, to: offset + 5) ? (.class, offset, offset + 5) : nil
        }
        // One letter on the other side rules nearly all others out.
        switch bytes[offset + 1] {
        case 0x6C where bytes.matches("class", from: offset, to: offset + 5):
            return (.class, offset, offset + 5)
        case 0x6F where bytes[offset - 1] == 0x6F && bytes.matches("protocol", from: offset - 5, to: offset + 3):
            return (.protocol, offset - 5, offset + 3)
        case 0x74 where bytes[offset - 1] == 0x75 && bytes.matches("struct", from: offset - 4, to: offset + 2):
            return (.struct, offset - 4, offset + 2)
        case 0x74 where bytes[offset - 1] == 0x61 && bytes.matches("actor", from: offset - 1, to: offset + 4):
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
    private func namesRuntime(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for module in runtimeModules {
            let name = module.withUnsafeBufferPointer { bytes.firstOffset(of: $0, from: 0) }
            if name != nil { return true }
        }
        return false
    }

    private func isRelevant(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // What a module re-exports, the files that import the module see.
        if bytes.firstOffset(of: exported, from: 0) != nil { return true }
        return holdsParentLabel(bytes)
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
                // Whether a longer comment ends before a colon is left to the scan of the whole file.
                let near = UnsafeBufferPointer(rebasing: bytes.prefix(end + 4_096))
                var lexer = Lexer(near, afterNameAt: end)
                let next = lexer.nextSignificant().kind
                if next == .colon || next == .endOfFile && near.count < bytes.count { return true }
            default:
                continue
            }
        }
        return false
    }
}

// MARK: - Initialisers as values

extension SourceFilter {
    /// What stands before an `.init` that is used as a value, as in `map(Child.init)`.
    private enum InitialiserValues {
        /// Names only, or values and nothing, of which none makes a component.
        case named
        /// Something that only the lexer can tell.
        case unnamed
    }

    /// Adds a head for every name whose `.init` stands without arguments.
    private func readInitialiserValues(
        _ bytes: UnsafeBufferPointer<UInt8>, into heads: inout [DeclarationHead]
    ) -> InitialiserValues {
        var position = 0
        while let start = bytes.firstOffset(of: initialiser, from: position) {
            position = start + initialiser.count
            guard isValue(endingAt: position, in: bytes) else { continue }
            switch calleeBefore(start, in: bytes) {
            case .nothing: continue
            case .unknown: return .unnamed
            case .name(let range):
                let name = NameHash(UnsafeBufferPointer(rebasing: bytes[range]))
                heads.append(DeclarationHead(keyword: .initialiser, name: [name], mentions: [], bases: []))
            }
        }
        return .named
    }

    /// Whether no arguments follow the word `init` that ends here.
    private func isValue(endingAt end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var next = end
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        guard next < bytes.count else { return true }
        return bytes[next] != 0x28 && (next > end || bytes[next] >= 0x80 || !Lexer.isNameByte(bytes[next]))
    }

    private enum Callee {
        case name(Range<Int>)
        case nothing
        case unknown
    }

    /// The name before a period. A literal or a bracket before it is some value, whose type no scan knows; nothing stands
    /// before it where the type checker finds the type.
    private func calleeBefore(_ period: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Callee {
        var end = period
        while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 || Lexer.isLineBreak(bytes[end - 1]) {
            end -= 1
            // A line may end in a comment, which is no name.
            if Lexer.isLineBreak(bytes[end]), lineHoldsSlashes(endingAt: end, in: bytes) { return .unknown }
        }
        guard end > 0 else { return .nothing }
        switch bytes[end - 1] {
        case 0x60, 0x3E, 0x2F, 0x80...: return .unknown  // ` > /
        case let byte where !Lexer.isNameByte(byte): return .nothing
        default: break
        }
        var start = end
        while start > 0, Lexer.isNameByte(bytes[start - 1]) {
            if bytes[start - 1] >= 0x80 { return .unknown }
            start -= 1
        }
        return .name(start..<end)
    }

    private func lineHoldsSlashes(endingAt end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = end
        while position > 1, !Lexer.isLineBreak(bytes[position - 1]) {
            if bytes[position - 1] == 0x2F, bytes[position - 2] == 0x2F { return true }
            position -= 1
        }
        return false
    }
}
