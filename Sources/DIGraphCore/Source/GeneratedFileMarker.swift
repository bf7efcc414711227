import SwiftFacts

/// Tells the tool's own output, and Needle's, from what people write: such files are no sources, and may be overwritten.
///
/// Only the head of a file counts, the comments and imports before its first declaration: further down, in a string or
/// in a doc comment, somebody speaks of the marker.
package enum GeneratedFileMarker {
    /// The first line of every generated file.
    package static let line = "// needle-gen:generated"

    /// What a generated file holds.
    package enum Kind: Sendable {
        case graph, mocks

        /// The second line of such a file.
        var origin: String {
            switch self {
            case .graph: "// Do not edit: change the sources and run needle-gen, or build again where its plugin runs."
            case .mocks: "// Do not edit: change the protocols and run `needle-gen mocks`."
            }
        }

        /// What its second line begins with in every version.
        fileprivate var pattern: BytePattern {
            switch self {
            case .graph: BytePattern("// Do not edit: change the sources")
            case .mocks: BytePattern("// Do not edit: change the protocols")
            }
        }
    }

    private static let own = BytePattern("// needle-gen:generated")
    /// Without the module, where an app has a type of its name.
    private static let graphRoots = [BytePattern(": DIRuntime.GraphRoot {"), BytePattern(": GraphRoot {")]
    private static let needleHash = BytePattern("needleDependenciesHash")
    private static let needleRegistration = BytePattern("ProviderFactories()")
    /// Room for a licence that something put before the marker.
    private static let markedLines = 40

    /// Whether the bytes are a generated file: ours, or one of any version of Needle.
    package static func isGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Nearly every source is settled by these searches.
        if bytes.firstOffset(of: own, from: 0) != nil, holdsMarker(bytes) { return true }
        return isGeneratedByNeedle(bytes)
    }

    /// What a generated file holds, by the line below its marker; nil where nothing tells.
    package static func kind(of bytes: UnsafeBufferPointer<UInt8>) -> Kind? {
        if isGeneratedByNeedle(bytes) { return .graph }
        guard let marker = bytes.firstOffset(of: own, from: 0) else { return nil }
        return [Kind.graph, .mocks].compactMap { kind in
            bytes.firstOffset(of: kind.pattern, from: marker).map { (kind, $0) }
        }.min { $0.1 < $1.1 }?.0
    }

    /// Whether a generated file gives roots their providers.
    package static func wiresRoots(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        graphRoots.contains { bytes.firstOffset(of: $0, from: 0) != nil }
    }

    /// Whether the bytes are a file of any version of Needle's.
    package static func isGeneratedByNeedle(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard
            bytes.firstOffset(of: needleHash, from: 0) != nil
                || bytes.firstOffset(of: needleRegistration, from: 0) != nil
        else { return false }
        var head = NeedleFileHead(bytes)
        return head.isGenerated()
    }

    /// Whether the marker is a line of its own among the comments before the first declaration.
    private static func holdsMarker(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var lexer = Lexer(bytes)
        var piece = lexer.next()
        var lines = 0
        while piece.kind.isTrivia, lines < markedLines {
            if piece.kind == .lineComment, isMarker(piece, in: bytes) { return true }
            if piece.kind == .newline || piece.kind == .blockComment { lines += lineBreaks(in: piece, of: bytes) }
            piece = lexer.next()
        }
        return false
    }

    private static func isMarker(_ comment: Token, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(comment.start)
        let end = start + own.count
        guard end <= Int(comment.end), bytes.matches("// needle-gen:generated", from: start, to: end) else {
            return false
        }
        // The number of a format may follow, as later versions may have one. Who writes words speaks of the marker.
        let rest = bytes[end..<Int(comment.end)]
        let isWhole =
            rest.isEmpty
            || rest[end] <= Byte.space
                && rest.allSatisfy { $0 <= Byte.space || Byte.period...Byte.nine ~= $0 }
        let isAfterByteOrderMark = start == 3 && bytes[0] == 0xEF
        return isWhole && (start == 0 || isAfterByteOrderMark || Lexer.isLineBreak(bytes[start - 1]))
    }

    private static func lineBreaks(in piece: Token, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        bytes[Int(piece.start)..<Int(piece.end)].count { $0 == Byte.lineFeed }
    }
}

/// The head of a file of Needle's, which has no marker line. After its imports, its versions went on with
///
///     private let needleDependenciesHash : String? = nil
///
/// (not `private` at first), and before there was a hash with one of these headings and what stands below it:
///
///     // MARK: - Registration
///     public func registerProviderFactories() {
///     // MARK: - Dependency Provider Factories
///     func registerDependencyProviderFactories() {
private struct NeedleFileHead {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var lexer: Lexer
    private var token: Token

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        lexer = Lexer(bytes)
        token = lexer.next()
        skipTrivia()
    }

    mutating func isGenerated() -> Bool {
        while true {
            let start = token
            if token.kind == .pound {
                // Around imports; the rest of the line is its condition.
                skipLine()
                continue
            }
            skipModifiers()
            guard isWord("import") else { return isNeedlesFirstDeclaration(from: start) }
            // The rest of the line is what is imported.
            skipLine()
        }
    }

    private mutating func skipLine() {
        repeat { advance() } while !token.startsLine && token.kind != .endOfFile
    }

    private mutating func isNeedlesFirstDeclaration(from start: Token) -> Bool {
        guard start.start == 0 || Lexer.isLineBreak(bytes[Int(start.start) - 1]) else { return false }
        if isWord("let") {
            advance()
            return isWord("needleDependenciesHash")
        }
        guard hasNeedlesHeading(before: start) else { return false }
        if isWord("class") {
            advance()
            return isWord("NeedleGenerated")
        }
        guard isWord("func") else { return false }
        advance()
        return isWord("registerProviderFactories") || isWord("registerDependencyProviderFactories")
    }

    private func hasNeedlesHeading(before declaration: Token) -> Bool {
        let head = UnsafeBufferPointer(rebasing: bytes[..<Int(declaration.start)])
        let headings: [StaticString] = ["// MARK: - Registration", "// MARK: - Dependency Provider Factories"]
        return headings.contains { heading in
            guard let start = head.firstOffset(of: heading, from: 0) else { return false }
            return start == 0 || Lexer.isLineBreak(head[start - 1])
        }
    }

    private mutating func skipModifiers() {
        while token.kind == .at || isModifier {
            let isAttribute = token.kind == .at
            advance()
            if !isAttribute { continue }
            advance()
            // Its arguments.
            if token.kind == .leftParen {
                repeat { advance() } while token.kind != .rightParen && token.kind != .endOfFile
                advance()
            }
        }
    }

    private var isModifier: Bool {
        isWord("public") || isWord("internal") || isWord("package") || isWord("private") || isWord("fileprivate")
            || isWord("static")
    }

    private func isWord(_ word: StaticString) -> Bool {
        token.kind == .identifier && bytes.matches(word, from: Int(token.start), to: Int(token.end))
    }

    private mutating func advance() {
        token = lexer.next()
        skipTrivia()
    }

    private mutating func skipTrivia() {
        while token.kind.isTrivia { token = lexer.next() }
    }
}
