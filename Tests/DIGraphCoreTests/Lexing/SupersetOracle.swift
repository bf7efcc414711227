import DIGraphCore
import SwiftFacts

/// What the filter must have seen in a file, worked out from all of its tokens.
struct SupersetOracle {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let tokens: TokenList

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        tokens = Lexer.tokenize(bytes).tokens
    }

    /// The heads and labels of the file that the verdict leaves out.
    func missed(by filter: SourceFilter) -> [String] {
        let heads: [HeadNames]
        switch filter.examine(bytes) {
        case .notText, .generated, .relevant: return []
        case .undecided(let found): heads = HeadNames.of(found)
        }
        var missed: [String] = []
        var interpolations = 0
        for index in tokens.indices {
            switch tokens[index].kind {
            case .interpolationOpen: interpolations += 1
            case .interpolationClose: interpolations -= 1
            case .identifier where interpolations == 0:
                if isParentLabel(index), !isCovered(callOfLabel: index, heads) { missed.append(text(index)) }
                if let name = nameOfInitialiserValue(index), !heads.contains(where: { isValue($0, of: name) }) {
                    missed.append("\(text(index - 2)).init at \(tokens[index].start)")
                }
                if let head = head(at: index), !heads.contains(where: { covers($0, head) }) {
                    missed.append("\(text(index)) \(text(index + 1)) at \(tokens[index].start)")
                }
            default: break
            }
        }
        return missed
    }

    private func covers(_ found: HeadNames, _ expected: HeadNames) -> Bool {
        found.keyword == expected.keyword && found.name == expected.name
            && Set(found.mentions).isSuperset(of: expected.mentions) && Set(found.bases).isSuperset(of: expected.bases)
    }

    private func isParentLabel(_ index: Int) -> Bool {
        text(index) == "parent" && kind(index + 1) == .colon
    }

    /// Only what begins in lower case, and has a head, is no reason to lex a file; nor is what cannot make a component.
    private func isCovered(callOfLabel index: Int, _ heads: [HeadNames]) -> Bool {
        if ["var", "let"].contains(text(index - 1)) || kind(index - 1) == .period { return true }
        var depth = 0
        var open = index - 1
        while open >= 0 {
            switch kind(open) {
            case .rightParen, .rightBracket, .rightBrace: depth += 1
            case .leftParen, .leftBracket, .leftBrace:
                if depth == 0 { return kind(open) != .leftParen || isCovered(callee: open - 1, heads) }
                depth -= 1
            default: break
            }
            open -= 1
        }
        return true
    }

    private func isCovered(callee: Int, _ heads: [HeadNames]) -> Bool {
        switch kind(callee) {
        case .identifier where tokens[callee + 1].startsLine: return true
        case .identifier where text(callee) == "init":
            return kind(callee - 1) != .period || ["self", "super"].contains(text(callee - 2))
        case .identifier:
            return text(callee).first?.isLowercase == true && heads.contains { isValue($0, of: hash(callee)) }
        case .rightParen, .rightBracket, .rightBrace: return false
        case .operatorCharacter: return !">!?".contains(text(callee))
        default: return true
        }
    }

    /// `Name` of a `Name.init` that is not called.
    private func nameOfInitialiserValue(_ index: Int) -> NameHash? {
        guard text(index) == "init", kind(index - 1) == .period, kind(index - 2) == .identifier,
            kind(index + 1) != .leftParen, tokens[index - 1].end == tokens[index].start
        else { return nil }
        return hash(index - 2)
    }

    private func isValue(_ head: HeadNames, of name: NameHash) -> Bool {
        head.keyword == .initialiser && head.name == [name]
    }

    /// The head that begins with the keyword at `index`, as the grammar has it.
    private func head(at index: Int) -> HeadNames? {
        guard let keyword = keyword(text(index)), kind(index - 1) != .period, text(index - 1) != "import",
            kind(index + 1) == .identifier,
            !["func", "var", "let", "override", "final", "subscript"].contains(text(index + 1)),
            keyword != .actor || [.leftBrace, .colon, .operatorCharacter].contains(kind(index + 2))
        else { return nil }
        var next = index + 1
        var name = [hash(next)]
        while keyword == .extension, kind(next + 1) == .period, kind(next + 2) == .identifier {
            next += 2
            name.append(hash(next))
        }
        switch keyword {
        case .struct, .enum, .actor, .typealias, .initialiser:
            return HeadNames(keyword: keyword, name: name)
        case .class, .protocol, .extension:
            let end = (next + 1..<tokens.count).first { kind($0) == .leftBrace } ?? tokens.count
            let mentions = (next + 1..<end).filter { kind($0) == .identifier }
            let superclass = mentions.first { keyword == .class && kind($0 - 1) == .colon && $0 - 1 == next + 1 }
            let bases = superclass.map { kind($0 + 1) == .period ? [] : [hash($0)] } ?? []
            return HeadNames(keyword: keyword, name: name, mentions: mentions.map(hash), bases: bases)
        }
    }

    private func keyword(_ text: String) -> DeclarationHead.Keyword? {
        switch text {
        case "class": .class
        case "protocol": .protocol
        case "extension": .extension
        case "typealias": .typealias
        case "struct": .struct
        case "enum": .enum
        case "actor": .actor
        default: nil
        }
    }

    private func kind(_ index: Int) -> Token.Kind {
        tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
    }

    private func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? LexingSources.text(of: tokens[index], in: bytes) : ""
    }

    private func hash(_ index: Int) -> NameHash {
        NameHash(text(index))
    }
}
