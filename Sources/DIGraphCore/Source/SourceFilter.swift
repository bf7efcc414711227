import SwiftFacts

/// What a byte search tells about one file.
package enum SourceVerdict: Sendable {
    /// Not UTF-8: where the first bad byte is.
    case notText(offset: Int)
    /// The output of this tool or of Needle.
    case generated
    /// Must be lexed, whatever the other files hold; whether it may import the runtime.
    case relevant(DeclarationHeads, namesRuntime: Bool)
    /// Must be lexed only if the names of another file make it interesting.
    case undecided(DeclarationHeads)
}

/// Rules files out without lexing them, by searches that libc does.
///
///     let filter = SourceFilter(runtimeModules: ["DIRuntime"], sharedNames: ["Component"])
///     if case .undecided(let heads) = filter.examine(bytes) { selection.add(heads, of: file, isLexed: false) }
///
/// It errs on one side only: what stands in comments and strings counts too, so that no file is ever lost.
package struct SourceFilter: Sendable {
    private let runtimeModules: [(name: [UInt8], anchor: Int)]
    private var sharedNames = NameNumbers()
    private let exported = BytePattern("@_exported")
    private let importKeyword = BytePattern("import")
    private let unsafeMark = BytePattern("@unsafe")
    /// What every spelling of the mark has, misspelt ones included.
    private let endOfMark = BytePattern("ock")
    private let findsMockMarks: Bool
    private let takesEveryFile: Bool

    /// - Parameter runtimeModules: the modules whose import makes a file relevant, such as `DIRuntime`.
    /// - Parameter sharedNames: names of the runtime's types that other types have too.
    /// - Parameter findsMockMarks: whether a `// needle:mock`, maybe misspelt, makes a file concern the mocks.
    /// - Parameter takesEveryFile: whether any text does.
    package init(
        runtimeModules: [String], sharedNames: [String] = [], findsMockMarks: Bool = false, takesEveryFile: Bool = false
    ) {
        for name in sharedNames { self.sharedNames.insert(NameHash(name)) }
        self.findsMockMarks = findsMockMarks
        self.takesEveryFile = takesEveryFile
        self.runtimeModules = runtimeModules.map { module in
            let name = Array(module.utf8)
            return (name, name.withUnsafeBufferPointer { $0.rarestOffset })
        }
    }

    package func examine(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceVerdict {
        if let offset = UTF8Validator.firstInvalidOffset(in: bytes) {
            return .notText(offset: offset)
        }
        if GeneratedFileMarker.isGenerated(bytes) {
            return .generated
        }
        let words = SoughtWord.occurrences(in: bytes)
        // Many files have none.
        let firstAt = bytes.firstOffset(of: Byte.at, from: 0) ?? bytes.count
        var (heads, areCut) = readHeads(words, in: bytes, firstAt: firstAt)
        if namesRuntime(bytes) { return .relevant(heads, namesRuntime: true) }
        let isNeeded =
            areCut || readInitialiserValues(words, in: bytes, into: &heads) == .unnamed
            || readCallees(words, in: bytes, into: &heads) == .unnamed
            // What a module re-exports, the files that import the module see.
            || bytes.firstOffset(of: exported, from: firstAt) != nil
        return isNeeded ? .relevant(heads, namesRuntime: false) : .undecided(heads)
    }
}

// MARK: - Heads

extension SourceFilter {
    /// Whether something stands before an `import` on its line, such as an access level or `@testable`.
    package func mayModifyImports(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        while let start = bytes.firstOffset(of: importKeyword, from: position) {
            position = start + importKeyword.count
            let end = bytes.endBeforeBlanks(start)
            if end > 0, end < start, bytes[end - 1] != Byte.lineFeed { return true }
        }
        return false
    }

    private func readHeads(
        _ words: [SoughtWord.Occurrence], in bytes: UnsafeBufferPointer<UInt8>, firstAt: Int
    ) -> (heads: DeclarationHeads, areCut: Bool) {
        var reader = DeclarationHeadReader(bytes)
        reader.heads.reserveCapacity(words.count)
        // Few files have a head that asks for it.
        var depths: BraceDepths?
        let firstMark = bytes.firstOffset(of: unsafeMark, from: firstAt) ?? bytes.count
        for found in words {
            guard let keyword = found.word.keyword, isWord(bytes, from: found.start, to: found.end),
                !isInLineComment(bytes, found.start), reader.read(keyword, after: found.end)
            else { continue }
            reader.heads.markLast(
                isNested: sharesName(reader.heads) && isNested(found.start, in: bytes, &depths),
                isPublic: isPublic(found.start, in: bytes),
                mayBeUnsafe: firstMark < found.start && followsMark(found.start, in: bytes))
        }
        return (reader.heads, reader.isCut)
    }

    /// Whether `@unsafe` stands among the attributes before a keyword, or nearly as near.
    private func followsMark(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = UnsafeBufferPointer(rebasing: bytes[max(0, start - 4_096)..<start])
        return before.firstOffset(of: unsafeMark, from: 0) != nil
    }

    /// Whether the last head declares a name that the runtime has too.
    private func sharesName(_ heads: DeclarationHeads) -> Bool {
        guard let head = heads.heads.last, head.keyword != .extension else { return false }
        return sharedNames.contains(heads.name(of: head))
    }

    /// Whether the words before a keyword begin with an access level for other modules. One that stands apart, as before an
    /// attribute, is not seen.
    private func isPublic(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard start > 4, bytes[start - 1] == Byte.space else { return false }
        switch bytes[start - 2] {
        case Byte.c: return bytes.matches("public", from: start - 7, to: start - 1)
        case Byte.n: return bytes.matches("open", from: start - 5, to: start - 1)
        case Byte.l where bytes.matches("final", from: start - 6, to: start - 1): return isPublic(start - 6, in: bytes)
        case Byte.t where bytes.matches("indirect", from: start - 9, to: start - 1):
            return isPublic(start - 9, in: bytes)
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
            case Byte.quote, Byte.slash, Byte.asterisk, Byte.numberSign: return false
            case Byte.rightBrace where !isOpen: closed += 1
            case Byte.leftBrace where !isOpen && closed > 0: closed -= 1
            case Byte.leftBrace: isOpen = true
            case Byte.lineFeed where isOpen, Byte.carriageReturn where isOpen: return true
            default: break
            }
        }
        return isOpen && position == 0
    }

    /// Whether braces that were opened earlier in the file are open at an offset.
    private func isNested(
        _ offset: Int, in bytes: UnsafeBufferPointer<UInt8>, _ depths: inout BraceDepths?
    ) -> Bool {
        if standsInOpenBrace(offset, in: bytes) { return true }
        var known = depths ?? BraceDepths(bytes)
        defer { depths = known }
        return known.depth(at: offset) > 0
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
            if byte == Byte.quote || byte == Byte.backslash { return false }
            if byte == Byte.asterisk, following == Byte.slash { return false }
            if byte == Byte.slash, following == Byte.numberSign { return false }
            following = byte
            lineStart -= 1
        }
        let start = bytes.startAfterBlanks(lineStart)
        return offset - start >= 2 && bytes[start] == Byte.slash && bytes[start + 1] == Byte.slash
    }
}

// MARK: - Verdicts

extension SourceFilter {
    private func namesRuntime(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for module in runtimeModules {
            let name = module.name.withUnsafeBufferPointer {
                bytes.firstOffset(of: $0, anchor: module.anchor, from: 0)
            }
            if name != nil { return true }
        }
        return false
    }

    /// Whether the mocks need a file that the graph may not need.
    func concernsMocks(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        takesEveryFile || findsMockMarks && mayHoldMark(bytes)
    }

    /// Whether `mock` stands shortly behind what the tool's comments begin with.
    private func mayHoldMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while let end = bytes.firstOffset(of: endOfMark, from: start) {
            let before = UnsafeBufferPointer(rebasing: bytes[max(0, end - 24)..<end])
            if before.last.map({ $0 | 0x20 == UInt8(ascii: "m") }) == true,
                before.firstOffset(of: Vocabulary.needle.comment, from: 0) != nil
            {
                return true
            }
            start = end + 1
        }
        return false
    }

    /// Whether a name stands before a colon, maybe in backticks, as the `parent` of every creation does.
    private func isLabel(from start: Int, to end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard isWord(bytes, from: start, to: end), end < bytes.count else { return false }
        switch bytes[end] {
        case Byte.colon:
            return true
        case Byte.backtick, Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn, Byte.slash, Byte.null,
            Byte.verticalTab, Byte.formFeed, 0x80...:
            let end = bytes[end] == Byte.backtick ? end + 1 : end
            // Whether a longer comment ends before a colon is left to the scan of the whole file.
            let near = UnsafeBufferPointer(rebasing: bytes.prefix(end + 4_096))
            var lexer = Lexer(near, afterNameAt: end)
            let next = lexer.nextSignificant().kind
            return next == .colon || next == .endOfFile && near.count < bytes.count
        default:
            return false
        }
    }
}

// MARK: - Initialisers as values

extension SourceFilter {
    /// What stands before an `.init` that is used as a value, as in `map(Child.init)`, or before a `parent:`.
    private enum Callees {
        /// Names only, or values and nothing, of which none makes a component.
        case named
        /// Something that only the lexer can tell.
        case unnamed
    }

    /// Adds a head for every name whose `.init` stands without arguments.
    private func readInitialiserValues(
        _ words: [SoughtWord.Occurrence], in bytes: UnsafeBufferPointer<UInt8>, into heads: inout DeclarationHeads
    ) -> Callees {
        for found in words where found.word == .initialiser && isValue(endingAt: found.end, in: bytes) {
            switch calleeBefore(found.start, in: bytes) {
            case .nothing: continue
            case .unknown: return .unnamed
            case .name(let range):
                heads.append(initialiserOf: NameHash(UnsafeBufferPointer(rebasing: bytes[range])))
            }
        }
        return .named
    }

    /// Whether no arguments follow the word `init` that ends here.
    private func isValue(endingAt end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let next = bytes.startAfterBlanks(end)
        guard next < bytes.count else { return true }
        return bytes[next] != Byte.leftParen && (next > end || bytes[next] >= 0x80 || !Lexer.isNameByte(bytes[next]))
    }

    private enum Callee {
        case name(Range<Int>)
        case nothing
        case unknown
    }

    /// The name before a period. A literal or a bracket before it is some value, whose type no scan knows; nothing stands
    /// before it where the type checker finds the type.
    private func calleeBefore(_ period: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Callee {
        var end = bytes.endBeforeBlanks(period)
        while end > 0, Lexer.isLineBreak(bytes[end - 1]) {
            // A line may end in a comment, which is no name.
            if lineHoldsSlashes(endingAt: end - 1, in: bytes) { return .unknown }
            end = bytes.endBeforeBlanks(end - 1)
        }
        guard end > 0 else { return .nothing }
        switch bytes[end - 1] {
        case Byte.backtick, Byte.greater, Byte.slash, 0x80...: return .unknown
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
            if bytes[position - 1] == Byte.slash, bytes[position - 2] == Byte.slash { return true }
            position -= 1
        }
        return false
    }
}

// MARK: - Calls with a label

extension SourceFilter {
    /// Adds a head for every method or function that is called or declared with a `parent:`. Whatever may be a type, or
    /// hold one, only the lexer can tell from a component.
    private func readCallees(
        _ words: [SoughtWord.Occurrence], in bytes: UnsafeBufferPointer<UInt8>, into heads: inout DeclarationHeads
    ) -> Callees {
        for found in words where found.word == .parent && isLabel(from: found.start, to: found.end, in: bytes) {
            switch callee(ofLabelAt: found.start, in: bytes) {
            case .nothing: continue
            case .unknown: return .unnamed
            case .name(let range):
                if mayBeGenericParameter(range, in: bytes) { return .unnamed }
                heads.append(initialiserOf: NameHash(UnsafeBufferPointer(rebasing: bytes[range])))
            }
        }
        return .named
    }

    /// What stands before the parentheses around a label. Nothing that makes a component stands before other brackets, a
    /// tuple, or the parameters of an initialiser that is declared.
    private func callee(ofLabelAt label: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Callee {
        let isEscaped = label > 0 && bytes[label - 1] == Byte.backtick
        let before = bytes.endBeforeBlanks(isEscaped ? label - 1 : label)
        if before > 0, bytes[before - 1] == Byte.period || endsDeclarator(before, in: bytes) { return .nothing }
        guard let open = opener(around: label, in: bytes) else { return .unknown }
        guard open >= 0, bytes[open] == Byte.leftParen else { return .nothing }
        let end = bytes.endBeforeBlanks(open)
        guard end > 0 else { return .nothing }
        switch bytes[end - 1] {
        case Byte.exclamationMark, Byte.rightParen, Byte.slash, Byte.greater, Byte.questionMark, Byte.rightBracket,
            Byte.backtick, Byte.rightBrace, 0x80...:
            return .unknown
        case let byte where !Lexer.isNameByte(byte): return .nothing
        default: break
        }
        var start = end
        while start > 0, Lexer.isNameByte(bytes[start - 1]) { start -= 1 }
        guard bytes.matches("init", from: start, to: end) else {
            let isPlain = bytes[start] &- Byte.a < 26 && bytes[start..<end].allSatisfy { $0 < 0x80 }
            return isPlain ? .name(start..<end) : .unknown
        }
        let isCall = start > 0 && bytes[start - 1] == Byte.period
        let isDelegation =
            bytes.matches("super", from: start - 6, to: start - 1)
            || bytes.matches("self", from: start - 5, to: start - 1)
        return isCall && !isDelegation ? .unknown : .nothing
    }

    /// Whether `var` or `let` ends here.
    private func endsDeclarator(_ end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        (bytes.matches("var", from: end - 3, to: end) || bytes.matches("let", from: end - 3, to: end))
            && isWord(bytes, from: end - 3, to: end)
    }

    /// The bracket that is open at an offset, -1 where none is; nil where something in between may be no code.
    private func opener(around offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var depth = 0
        var position = offset
        while position > 0 {
            position -= 1
            if offset - position > 4_096 { return nil }
            switch bytes[position] {
            case Byte.quote, Byte.numberSign, Byte.slash, Byte.backslash: return nil
            case Byte.rightParen, Byte.rightBracket, Byte.rightBrace: depth += 1
            case Byte.leftParen, Byte.leftBracket, Byte.leftBrace:
                if depth == 0 { return position }
                depth -= 1
            default: break
            }
        }
        return -1
    }

    /// Whether a colon follows the name anywhere, as it does where a bound is told.
    private func mayBeGenericParameter(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let name = UnsafeBufferPointer(rebasing: bytes[range])
        var position = 0
        while let start = bytes.firstOffset(of: name, from: position) {
            position = start + name.count
            guard isWord(bytes, from: start, to: position) else { continue }
            var next = position
            while next < bytes.count, bytes[next] <= Byte.space { next += 1 }
            if next < bytes.count, bytes[next] == Byte.colon || bytes[next] == Byte.slash || bytes[next] >= 0x80 {
                return true
            }
        }
        return false
    }
}

// MARK: - Blanks

extension UnsafeBufferPointer<UInt8> {
    /// The end of what stands before the blanks that end at an offset.
    fileprivate func endBeforeBlanks(_ offset: Int) -> Int {
        var end = offset
        while end > 0, isBlank(end - 1) { end -= 1 }
        return end
    }

    /// The start of what stands behind the blanks that begin at an offset.
    fileprivate func startAfterBlanks(_ offset: Int) -> Int {
        var start = offset
        while start < count, isBlank(start) { start += 1 }
        return start
    }

    private func isBlank(_ offset: Int) -> Bool { self[offset] == Byte.space || self[offset] == Byte.tab }
}
