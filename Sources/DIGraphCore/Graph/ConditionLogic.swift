/// Boolean reasoning about `#if` conditions, each distinct test being one unknown.
enum ConditionLogic {
    /// Whether at least one of the alternatives holds wherever all premises hold.
    static func implies(_ premises: [String], anyOf alternatives: [[String]]) -> Bool {
        if alternatives.contains(where: { $0.allSatisfy(premises.contains) }) { return true }
        let premise = Formula.all(premises.map(Formula.init))
        let conclusion = Formula.any(alternatives.map { .all($0.map(Formula.init)) })
        return isAlwaysTrue(.any([.not(premise), conclusion]))
    }

    /// Whether two places are never compiled together.
    static func areExclusive(_ left: [String], _ right: [String]) -> Bool {
        if left.isEmpty || right.isEmpty { return false }
        return isAlwaysTrue(.not(.all((left + right).map(Formula.init))))
    }

    /// Tries all values of the unknowns; too many of them prove nothing.
    private static func isAlwaysTrue(_ formula: Formula) -> Bool {
        let unknowns = Set(formula.unknowns).sorted()
        guard unknowns.count <= 12 else { return false }
        return (0..<(1 << unknowns.count)).allSatisfy { assignment in
            var values: [String: Bool] = [:]
            for (bit, name) in unknowns.enumerated() { values[name] = assignment & (1 << bit) != 0 }
            return formula.value(values)
        }
    }

    /// A parsed condition: `DEBUG && !(os(iOS) || os(tvOS))`.
    private indirect enum Formula {
        case constant(Bool)
        case unknown(String)
        case not(Formula)
        case all([Formula])
        case any([Formula])

        init(_ text: String) {
            var text = Substring(text).trimmed
            // Nobody writes such a condition; taking it apart would take long.
            if text.utf8.count > 1_000 {
                self = .unknown(String(text))
                return
            }
            while text.first == "(", Self.closes(text, at: text.index(before: text.endIndex)) {
                text = text.dropFirst().dropLast().trimmed
            }
            let alternatives = Self.split(text, by: "||")
            let factors = Self.split(text, by: "&&")
            if alternatives.count > 1 {
                self = .any(alternatives.map { Formula(String($0)) })
            } else if factors.count > 1 {
                self = .all(factors.map { Formula(String($0)) })
            } else if text.first == "!" {
                self = .not(Formula(String(text.dropFirst())))
            } else if text == "true" || text == "false" {
                self = .constant(text == "true")
            } else {
                self = Self.knownTest(text.filter { $0 != " " })
            }
        }

        /// What holds for every compiler that can build the runtime is no question.
        private static func knownTest(_ text: String) -> Formula {
            for (prefix, value) in [
                ("swift(>=", true), ("compiler(>=", true), ("swift(<", false), ("compiler(<", false),
            ] {
                guard text.hasPrefix(prefix) else { continue }
                let version = text.dropFirst(prefix.count).prefix { $0 != "." && $0 != ")" }
                let isOld = Int(version).map { $0 < 6 } ?? false
                if isOld || text.hasSuffix("6.0)") || text.hasSuffix("=6)") { return .constant(value) }
            }
            return text == "canImport(Swift)" ? .constant(true) : .unknown(text)
        }

        var unknowns: [String] {
            switch self {
            case .constant: []
            case .unknown(let name): [name]
            case .not(let formula): formula.unknowns
            case .all(let formulas), .any(let formulas): formulas.flatMap(\.unknowns)
            }
        }

        func value(_ values: [String: Bool]) -> Bool {
            switch self {
            case .constant(let value): value
            case .unknown(let name): values[name] ?? false
            case .not(let formula): !formula.value(values)
            case .all(let formulas): formulas.allSatisfy { $0.value(values) }
            case .any(let formulas): formulas.contains { $0.value(values) }
            }
        }

        /// Whether the parenthesis that the text begins with is closed at this place and not before.
        private static func closes(_ text: Substring, at end: Substring.Index) -> Bool {
            var depth = 0
            for index in text.indices {
                if text[index] == "(" { depth += 1 }
                if text[index] == ")" { depth -= 1 }
                if depth == 0 { return index == end }
            }
            return false
        }

        private static func split(_ text: Substring, by separator: String) -> [Substring] {
            var parts: [Substring] = []
            var depth = 0
            var start = text.startIndex
            var index = text.startIndex
            while index < text.endIndex {
                if text[index] == "(" { depth += 1 }
                if text[index] == ")" { depth -= 1 }
                if depth == 0, text[index...].hasPrefix(separator) {
                    parts.append(text[start..<index])
                    index = text.index(index, offsetBy: separator.count)
                    start = index
                } else {
                    index = text.index(after: index)
                }
            }
            return parts + [text[start...]]
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}
