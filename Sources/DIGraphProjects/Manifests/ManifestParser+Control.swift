// Loops and conditions.

extension ManifestParser {
    mutating func loop() -> ManifestStatement? {
        index += 1
        if takeWord("case") { _ = takeWord("let") || takeWord("var") }
        let variables = isNext("(") ? tupleNames() : [takeName() ?? "_"]
        guard takeWord("in") else { return nil }
        let list = head()
        let condition = takeWord("where") ? head() : nil
        if dialect == .starlark { return nil }
        return .loop(ManifestLoop(variables: variables, list: list, condition: condition, body: body()))
    }

    /// `(index, name)`; none of a tuple in a tuple.
    mutating func tupleNames() -> [String] {
        let start = index
        index += 1
        var names: [String] = []
        repeat { names.append(takeName() ?? "_") } while take(",")
        if take(")") { return names }
        index = start
        skipBrackets()
        return []
    }

    mutating func whileLoop() -> ManifestStatement {
        index += 1
        return .repeats(ManifestBranch(conditions: conditions(), body: body()))
    }

    /// An expression before a body.
    mutating func head() -> ManifestExpression {
        let outer = bracesAreBodies
        bracesAreBodies = true
        defer { bracesAreBodies = outer }
        return expression()
    }

    mutating func choice() -> ManifestStatement {
        index += 1
        let subject = head()
        var cases: [ManifestCase] = []
        guard take("{") else { return .choice(of: subject, []) }
        while let token = next, !token.isSymbol("}") {
            let start = index
            let labels = labels()
            cases.append(ManifestCase(labels: labels, body: block(until: ["case", "default"])))
            if index == start { index += 1 }
        }
        _ = take("}")
        return .choice(of: subject, cases)
    }

    /// `case .a, "b":` or `default:`.
    private mutating func labels() -> [String] {
        var labels: [String] = []
        while let token = next, !token.isSymbol(":"), !token.isSymbol("}") {
            switch token.kind {
            case .word(let name) where !["case", "default", "let", "var"].contains(name): labels.append(name)
            case .string(let pieces):
                if case .text(let text)? = pieces.first { labels.append(text) }
            default: break
            }
            if token.isSymbol("(") || token.isSymbol("[") { skipBrackets() } else { index += 1 }
        }
        _ = take(":")
        return labels
    }

    mutating func skippedWord() -> ManifestStatement? {
        index += 1
        return nil
    }

    mutating func branches() -> ManifestStatement? {
        var branches: [ManifestBranch] = []
        repeat {
            let isElse = takeWord("else")
            let word = takeName() ?? ""
            switch word {
            case "guard":
                let conditions = conditions()
                _ = takeWord("else")
                return .branches([
                    ManifestBranch(conditions: conditions, body: []), ManifestBranch(conditions: [], body: body()),
                ])
            case "if": branches.append(ManifestBranch(conditions: conditions(), body: body()))
            case "while" where !branches.isEmpty:
                _ = expression()
                return .branches(branches)
            case "" where isElse, "do": branches.append(ManifestBranch(conditions: [], body: body()))
            // How often a body runs, and whether something is caught, is not followed.
            default: branches.append(ManifestBranch(conditions: [.holds(.unknown)] + conditions(), body: body()))
            }
        } while isNextWord("else") || isNextWord("catch") || (isNextWord("while") && next?.startsLine != true)
        return .branches(branches)
    }

    /// What stands between `if` and the body.
    private mutating func conditions() -> [ManifestBranch.Condition] {
        var conditions: [ManifestBranch.Condition] = []
        while let token = next, !token.isSymbol("{"), !token.isWord("else") {
            let start = index
            conditions.append(condition())
            _ = take(",")
            if index == start { index += 1 }
        }
        return conditions
    }

    private mutating func condition() -> ManifestBranch.Condition {
        guard takeWord("let") || takeWord("var") else {
            let start = index
            // A pattern, or `#available(…)`.
            if takeWord("case") || isNext("#") {
                while let token = next, !token.isSymbol("{"), !token.isSymbol(",") || index == start {
                    if token.isSymbol("(") || token.isSymbol("[") { skipBrackets() } else { index += 1 }
                }
                return .holds(.unknown)
            }
            return .holds(head())
        }
        let name = takeName() ?? "_"
        if take(":") { _ = typeName() }
        return .binds(name, take("=") ? head() : .name(name))
    }

    /// `#if` up to its `#endif`; which of its branches counts is not known here.
    mutating func directives() -> ManifestStatement? {
        var branches: [ManifestBranch] = []
        while let token = next, !token.isSymbol("#endif") {
            let isElse = token.isSymbol("#else")
            guard isElse || token.isSymbol("#if") || token.isSymbol("#elseif") else { break }
            index += 1
            branches.append(ManifestBranch(conditions: isElse ? [] : [.holds(.unknown)], body: block()))
        }
        _ = take("#endif")
        return .branches(branches)
    }
}
