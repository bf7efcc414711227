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

    /// Tries both values of one unknown after the other, as long as the rest decides nothing; too much work proves nothing.
    private static func isAlwaysTrue(_ formula: Formula) -> Bool {
        var steps = 0
        func holds(_ values: [String: Bool]) -> Bool {
            steps += 1
            if let value = formula.value(values) { return value }
            guard steps < 5_000, let next = formula.firstUnknown(values) else { return false }
            return [true, false].allSatisfy { choice in
                var values = values
                values[next] = choice
                return holds(values)
            }
        }
        return holds([:])
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

        func firstUnknown(_ values: [String: Bool]) -> String? {
            switch self {
            case .constant: return nil
            case .unknown(let name): return values[name] == nil ? name : nil
            case .not(let formula): return formula.firstUnknown(values)
            case .all(let formulas), .any(let formulas):
                for formula in formulas where formula.value(values) == nil {
                    if let name = formula.firstUnknown(values) { return name }
                }
                return nil
            }
        }

        /// Nil while the values that are missing decide.
        func value(_ values: [String: Bool]) -> Bool? {
            switch self {
            case .constant(let value): return value
            case .unknown(let name): return values[name]
            case .not(let formula): return formula.value(values).map { !$0 }
            case .all(let formulas): return Self.combined(formulas, values, deciding: false)
            case .any(let formulas): return Self.combined(formulas, values, deciding: true)
            }
        }

        /// One part that has the deciding value decides for all.
        private static func combined(_ formulas: [Formula], _ values: [String: Bool], deciding: Bool) -> Bool? {
            var isOpen = false
            for formula in formulas {
                guard let value = formula.value(values) else {
                    isOpen = true
                    continue
                }
                if value == deciding { return deciding }
            }
            return isOpen ? nil : !deciding
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
