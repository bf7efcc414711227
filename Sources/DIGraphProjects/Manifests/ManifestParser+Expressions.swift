// Expressions: literals, names, calls and closures, and `+`.

extension ManifestParser {
    mutating func expression() -> ManifestExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            skipBrackets()
            return .unknown
        }
        let condition = test(Self.precedences.count - 1)
        guard take("?") else { return condition }
        let first = expression()
        _ = take(":")
        return .conditional(condition, first, expression())
    }

    /// The operators that are asked for their value, from those that bind most.
    private static let precedences: [Set<String>] = [["==", "!=", "<=", ">=", "<", ">"], ["&&"], ["||"]]

    private mutating func test(_ precedence: Int) -> ManifestExpression {
        guard precedence >= 0 else { return fallback() }
        var left = test(precedence - 1)
        var length = 0
        while let token = next, case .symbol(let text) = token.kind, Self.precedences[precedence].contains(text) {
            if token.startsLine, text == "<" { break }
            index += 1
            length += 1
            left = length > Self.longestChain ? .unknown : .test(left, text, test(precedence - 1))
        }
        return left
    }

    private mutating func fallback() -> ManifestExpression {
        var values = [range()]
        while take("??") { values.append(range()) }
        guard let last = values.last, values.count <= Self.longestChain else { return .unknown }
        return values.dropLast().reversed().reduce(last) { .fallback($1, $0) }
    }

    /// `1...3`, `0..<3`
    private mutating func range() -> ManifestExpression {
        let first = sum()
        guard isNext("...") || isNext("..<"), next?.startsLine == false else { return first }
        let isClosed = take("...")
        if !isClosed { index += 1 }
        return .range(first, sum(), isClosed: isClosed)
    }

    private mutating func sum() -> ManifestExpression {
        var terms = [operand()]
        var isKnown = true
        while let token = next, case .symbol(let text) = token.kind {
            guard text == "+" || Self.otherOperators.contains(text) else { break }
            if token.startsLine, text == "&" { break }
            index += 1
            if text != "+" { isKnown = false }
            terms.append(operand())
        }
        return conditional(!isKnown ? .unknown : terms.count == 1 ? terms[0] : .sum(terms))
    }

    private static let otherOperators: Set<String> = ["-", "*", "/", "%", "|", "&"]

    /// What follows an expression in words: `as T`, and Starlark's `a if b else c`.
    private mutating func conditional(_ left: ManifestExpression) -> ManifestExpression {
        guard let token = next, !token.startsLine || dialect == .starlark, case .word(let word) = token.kind else {
            return left
        }
        switch word {
        case "as", "is":
            index += 1
            if isNext("?") || isNext("!") { index += 1 }
            _ = typeName()
            return left
        case "if" where dialect == .starlark && !token.startsLine:
            index += 1
            _ = expression()
            return takeWord("else") ? .conditional(.unknown, left, expression()) : .unknown
        case "for" where dialect == .starlark && !token.startsLine, "in" where dialect == .starlark,
            "not" where dialect == .starlark, "and" where dialect == .starlark, "or" where dialect == .starlark:
            while let token = next, !token.isSymbol("]"), !token.isSymbol(")"), !token.isSymbol("}"),
                !token.isSymbol(",")
            {
                if case .symbol(let text) = token.kind, ["(", "[", "{"].contains(text) {
                    skipBrackets()
                } else {
                    index += 1
                }
            }
            return .unknown
        default: return left
        }
    }

    private mutating func operand() -> ManifestExpression {
        depth += 1
        defer { depth -= 1 }
        guard let token = next, depth <= Self.deepest else {
            index += 1
            return .unknown
        }
        switch token.kind {
        case .symbol("!"):
            index += 1
            return .not(operand())
        case .symbol("&"):
            index += 1
            return .reference(operand())
        case .symbol("-"):
            index += 1
            _ = operand()
            return .unknown
        case .symbol("\\"):
            index += 1
            return keyPath()
        case .word("try"), .word("await"):
            index += 1
            if isNext("?") || isNext("!") { index += 1 }
            return operand()
        case .word("switch") where dialect == .swift:
            return .closure(parameters: [], [choice()]).called
        case .word("if") where dialect == .swift:
            return .closure(parameters: [], branches().map { [$0] } ?? []).called
        default: return postfix(primary())
        }
    }

    /// `\.name`, as the closure that it stands for.
    private mutating func keyPath() -> ManifestExpression {
        _ = takeName()
        var value = ManifestExpression.name("$0")
        while take("."), let name = takeMember() { value = .member(value, name) }
        return .closure(parameters: ["$0"], [.returns(value)])
    }

    private mutating func primary() -> ManifestExpression {
        guard let token = next else { return .unknown }
        switch token.kind {
        case .number(let text):
            index += 1
            return Int(text).map { .number($0) } ?? .unknown
        case .string(let pieces):
            index += 1
            let text = string(pieces)
            return dialect == .starlark ? joined(text) : text
        case .word(let name):
            index += 1
            return .name(name)
        case .symbol("."):
            index += 1
            return takeName().map { .member(nil, $0) } ?? .unknown
        case .symbol("["): return list()
        case .symbol("("): return parenthesized()
        case .symbol("{"):
            if dialect == .starlark { return list(close: "}") }
            return bracesAreBodies ? .unknown : closure()
        case .symbol("$"):
            index += 2
            if case .number(let number) = tokens[min(index, tokens.count) - 1].kind { return .name("$" + number) }
            return .unknown
        default: return .unknown
        }
    }

    /// Starlark joins strings that follow each other.
    private mutating func joined(_ first: ManifestExpression) -> ManifestExpression {
        var texts = [first]
        while case .string(let pieces)? = next?.kind {
            index += 1
            texts.append(string(pieces))
        }
        return texts.count == 1 ? first : .sum(texts)
    }

    private func string(_ pieces: [ManifestToken.Piece]) -> ManifestExpression {
        .string(
            pieces.map { piece in
                switch piece {
                case .text(let text): return .text(text)
                case .interpolation(let tokens):
                    var parser = ManifestParser(tokens, dialect)
                    parser.depth = depth
                    return .value(parser.expression())
                }
            })
    }

    private mutating func list(close: String = "]") -> ManifestExpression {
        index += 1
        let outer = bracesAreBodies
        bracesAreBodies = false
        defer { bracesAreBodies = outer }
        var values: [ManifestExpression] = []
        var pairs: [(key: ManifestExpression, value: ManifestExpression)] = []
        while let token = next, !token.isSymbol(close) {
            let start = index
            if take(":") { continue }
            let value = expression()
            if take(":") { pairs.append((value, expression())) } else { values.append(value) }
            _ = take(",")
            if index == start { index += 1 }
        }
        _ = take(close)
        return pairs.isEmpty ? .list(values) : .dictionary(pairs)
    }

    private mutating func parenthesized() -> ManifestExpression {
        let arguments = arguments()
        if arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
        return .call(.name("("), arguments)
    }

    private mutating func arguments() -> [ManifestExpression.Argument] {
        index += 1
        let outer = bracesAreBodies
        bracesAreBodies = false
        defer { bracesAreBodies = outer }
        var arguments: [ManifestExpression.Argument] = []
        while let token = next, !token.isSymbol(")") {
            let start = index
            arguments.append(argument())
            _ = take(",")
            if index == start { index += 1 }
        }
        _ = take(")")
        return arguments
    }

    private mutating func argument() -> ManifestExpression.Argument {
        let separator = dialect == .swift ? ":" : "="
        if case .word(let label)? = next?.kind, index + 1 < tokens.count, tokens[index + 1].isSymbol(separator) {
            index += 2
            return .init(label: label, value: expression())
        }
        return .init(label: nil, value: expression())
    }

    private mutating func closure() -> ManifestExpression {
        index += 1
        let outer = bracesAreBodies
        bracesAreBodies = false
        defer { bracesAreBodies = outer }
        var parameters = closureParameters()
        let start = index
        let statements = block()
        if parameters.isEmpty { parameters = Self.takesTwo(tokens[start..<index]) ? ["$0", "$1"] : ["$0"] }
        _ = take("}")
        return .closure(parameters: parameters, statements)
    }

    /// Whether the body of a closure asks for `$1`; what closures in it ask for is theirs.
    private static func takesTwo(_ body: ArraySlice<ManifestToken>) -> Bool {
        var depth = 0
        var isNumber = false
        for token in body {
            switch token.kind {
            case .symbol("{"): depth += 1
            case .symbol("}"): depth -= 1
            case .number("1") where isNumber && depth == 0: return true
            case .string(let pieces) where depth == 0:
                for case .interpolation(let tokens) in pieces where takesTwo(tokens[...]) { return true }
            default: break
            }
            isNumber = token.isSymbol("$")
        }
        return false
    }

    /// `a, b in`, or `(a: T) -> U in`.
    private mutating func closureParameters() -> [String] {
        let start = index
        var names: [String] = []
        var isInType = false
        while let token = next, !token.isSymbol("{"), !token.isSymbol("}"), !token.isSymbol("=") {
            index += 1
            switch token.kind {
            case .word("in"): return names
            case .word(let name): if !isInType { names.append(name) }
            case .symbol(":"), .symbol("->"): isInType = true
            case .symbol(","): isInType = false
            case .symbol("("), .symbol(")"), .symbol("["), .symbol("]"), .symbol("<"), .symbol(">"), .symbol("?"),
                .symbol("."):
                break
            default:
                index = start
                return []
            }
        }
        index = start
        return []
    }

    private mutating func postfix(_ base: ManifestExpression) -> ManifestExpression {
        var value = base
        var length = 0
        while let token = next {
            length += 1
            // A chain that nobody writes would be too deep to be followed.
            if length > Self.longestChain { value = .unknown }
            switch token.kind {
            case .symbol("."):
                index += 1
                guard let name = takeMember() else { return .unknown }
                value = .member(value, name)
            case .symbol("(") where !token.startsLine:
                value = .call(value, arguments())
            case .symbol("{") where !token.startsLine && !bracesAreBodies && dialect == .swift && value.isCallable:
                value = value.adding(closure())
            case .symbol("[") where !token.startsLine: value = element(of: value)
            case .symbol("!") where !token.startsLine: index += 1
            case .symbol("?") where !token.startsLine && index + 1 < tokens.count && tokens[index + 1].isSymbol("."):
                index += 1
            case .symbol("<") where !token.startsLine && isGenericArguments():
                skipAngles()
            default: return value
            }
        }
        return value
    }

    private mutating func element(of value: ManifestExpression) -> ManifestExpression {
        let start = index
        index += 1
        let key = expression()
        if take("]") { return .element(value, at: key) }
        if take(","), takeWord("default"), take(":") {
            let standard = expression()
            if take("]") { return .fallback(.element(value, at: key), standard) }
        }
        index = start
        skipBrackets()
        return .unknown
    }

    /// `Array<String>(…)`
    private func isGenericArguments() -> Bool {
        var position = index + 1
        while position < tokens.count {
            switch tokens[position].kind {
            case .word, .symbol("."), .symbol(","): position += 1
            case .symbol(">"): return position + 1 < tokens.count && tokens[position + 1].isSymbol("(")
            default: return false
            }
        }
        return false
    }
}

extension ManifestExpression {
    fileprivate var called: ManifestExpression { .call(self, []) }

    fileprivate var isCallable: Bool {
        switch self {
        case .name, .member, .call: true
        default: false
        }
    }

    /// The call with a trailing closure.
    fileprivate func adding(_ closure: ManifestExpression) -> ManifestExpression {
        let argument = Argument(label: nil, value: closure)
        if case .call(let callee, let arguments) = self { return .call(callee, arguments + [argument]) }
        return .call(self, [argument])
    }
}
