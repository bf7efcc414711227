/// What is left of conditions where the answers to some of their questions are known.
extension Condition {
    /// The same with the answers to some of its questions; itself where it asks for none of them.
    func answering(_ answers: [String: Bool]) -> Condition {
        answers.isEmpty || !formula.asks(for: answers) ? self : Self.condition(formula, answers)
    }

    private static func condition(_ formula: Formula, _ answers: [String: Bool]) -> Condition {
        switch formula {
        case .test(let text): answers[text].map(constant) ?? .test(text)
        case .constant(let value): constant(value)
        case .not(let inner): negation(of: condition(inner, answers))
        case .all(let parts): joined(parts.map { condition($0, answers) }, decidedBy: false)
        case .any(let parts): joined(parts.map { condition($0, answers) }, decidedBy: true)
        }
    }

    private static func constant(_ value: Bool) -> Condition {
        Condition(text: "\(value)", formula: .constant(value))
    }

    private static func negation(of condition: Condition) -> Condition {
        condition.formula.value.map { constant(!$0) } ?? condition.negated
    }

    /// - Parameter decisive: what one part suffices for.
    private static func joined(_ parts: [Condition], decidedBy decisive: Bool) -> Condition {
        let open = parts.filter { $0.formula.value == nil }
        if open.isEmpty || parts.contains(where: { $0.formula.value == decisive }) {
            return constant(parts.contains { $0.formula.value == decisive } == decisive)
        }
        return decisive ? any(open.map { [$0] }) : all(open) ?? constant(true)
    }
}

extension Condition.Formula {
    fileprivate func asks(for answers: [String: Bool]) -> Bool {
        switch self {
        case .test(let text): answers[text] != nil
        case .constant: false
        case .not(let inner): inner.asks(for: answers)
        case .all(let parts), .any(let parts): parts.contains { $0.asks(for: answers) }
        }
    }
}
