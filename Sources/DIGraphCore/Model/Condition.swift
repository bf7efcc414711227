/// What an `#if` asks of the compiler: as it is spelled, and as a formula that can be reasoned about.
package struct Condition: Sendable {
    /// The structure of a condition; the leaves are what only the compiler can answer.
    package indirect enum Formula: Sendable {
        /// One question, without blanks: `DEBUG`, `os(iOS)`, `swift(>=6.1)`.
        case test(String)
        case constant(Bool)
        case not(Formula)
        case all([Formula])
        case any([Formula])
    }

    /// One reference, because the conditions of a branch are repeated in all branches after it.
    private final class Storage: Sendable {
        let text: String
        let formula: Formula

        init(text: String, formula: Formula) {
            self.text = text
            self.formula = formula
        }
    }

    private let storage: Storage

    /// As it may stand behind `#if`.
    package var text: String { storage.text }
    package var formula: Formula { storage.formula }

    init(text: String, formula: Formula) {
        storage = Storage(text: text, formula: formula)
    }

    /// The opposite, as it holds in the `#else` branch.
    var negated: Condition { Condition(text: "!(\(text))", formula: .not(formula)) }

    /// Whether they are the two branches of one `#if`.
    func isOpposite(of other: Condition) -> Bool {
        isNegation(of: other) || other.isNegation(of: self)
    }

    private func isNegation(of other: Condition) -> Bool {
        let text = text.utf8
        let inner = other.text.utf8
        return text.count == inner.count + 3 && text.starts(with: "!(".utf8) && text.dropFirst(2).starts(with: inner)
    }

    /// That all of them hold; nil where there are none, and so nothing is asked.
    static func all(_ conditions: [Condition]) -> Condition? {
        guard conditions.count > 1 else { return conditions.first }
        return Condition(
            text: conditions.map(\.operandText).joined(separator: " && "), formula: .all(conditions.map(\.formula)))
    }

    /// That all of at least one of the lists hold.
    static func any(_ alternatives: [[Condition]]) -> Condition {
        var parts: [Condition] = []
        for alternative in alternatives {
            let part = all(alternative) ?? Condition(text: "true", formula: .constant(true))
            if !parts.contains(part) { parts.append(part) }
        }
        return Condition(
            text: parts.map(\.operandText).joined(separator: " || "), formula: .any(parts.map(\.formula)))
    }

    private var operandText: String {
        text.contains("||") || text.contains("&&") ? "(\(text))" : text
    }
}

extension Condition: Hashable {
    package static func == (left: Condition, right: Condition) -> Bool {
        left.storage === right.storage || left.text == right.text
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

// MARK: - Reading

/// Reads the condition of an `#if` or `#elseif` from its tokens.
struct ConditionParser {
    private let buffer: TokenBuffer
    private var position: Int
    private let end: Int
    private var depth = 0
    /// Nobody nests deeper; what does is one question as a whole.
    private static let deepest = 200

    /// Nil where no condition stands between the two tokens.
    static func condition(from start: Int, to end: Int, in buffer: TokenBuffer) -> Condition? {
        guard start < end else { return nil }
        var parser = ConditionParser(buffer: buffer, position: start, end: end)
        let formula = parser.alternatives()
        let text = buffer.text(from: start, through: end - 1)
        let isWhole = parser.position == end
        return Condition(text: text, formula: isWhole ? formula ?? .test(text) : .test(text))
    }

    private init(buffer: TokenBuffer, position: Int, end: Int) {
        self.buffer = buffer
        self.position = position
        self.end = end
    }

    private mutating func alternatives() -> Condition.Formula? {
        list(separatedBy: "|", of: { $0.factors() }).map { $0.count == 1 ? $0[0] : .any($0) }
    }

    private mutating func factors() -> Condition.Formula? {
        list(separatedBy: "&", of: { $0.operand() }).map { $0.count == 1 ? $0[0] : .all($0) }
    }

    private mutating func list(
        separatedBy character: Unicode.Scalar, of element: (inout ConditionParser) -> Condition.Formula?
    ) -> [Condition.Formula]? {
        var elements: [Condition.Formula] = []
        while let next = element(&self) {
            elements.append(next)
            guard buffer.isOperator(position, character), buffer.isOperator(position + 1, character),
                position + 1 < end
            else { return elements }
            position += 2
        }
        return nil
    }

    private mutating func operand() -> Condition.Formula? {
        var isNegated = false
        while position < end, buffer.isOperator(position, "!") {
            isNegated.toggle()
            position += 1
        }
        guard let formula = buffer.kind(position) == .leftParen ? group() : test() else { return nil }
        return isNegated ? .not(formula) : formula
    }

    private mutating func group() -> Condition.Formula? {
        let close = buffer.closer(of: position)
        guard close < end, depth < Self.deepest else { return nil }
        depth += 1
        position += 1
        let formula = alternatives()
        depth -= 1
        guard position == close else { return nil }
        position += 1
        return formula
    }

    /// A name, with what stands in the brackets after it.
    private mutating func test() -> Condition.Formula? {
        guard position < end, buffer.kind(position) == .identifier else { return nil }
        let start = position
        position += 1
        if position < end, buffer.kind(position) == .leftParen { position = min(buffer.skip(position), end) }
        let text = (start..<position).map(buffer.text).joined()
        return text == "true" || text == "false" ? .constant(text == "true") : .test(text)
    }
}
