/// Reads the statements of a manifest. What it does not know it passes over, and what it cannot read is `unknown`.
struct ManifestParser {
    let tokens: [ManifestToken]
    let dialect: ManifestLexer.Dialect
    var index = 0
    var depth = 0
    /// Whether a brace after an expression begins a body, as in `for x in list {`.
    var bracesAreBodies = false

    static let deepest = 128
    static let longestChain = 128

    static func statements(_ bytes: [UInt8], _ dialect: ManifestLexer.Dialect) -> [ManifestStatement] {
        var parser = ManifestParser(ManifestLexer.tokens(bytes, dialect), dialect)
        var statements: [ManifestStatement] = []
        while parser.index < parser.tokens.count {
            let start = parser.index
            statements += parser.block()
            // A bracket that closes nothing.
            if parser.index == start { parser.index += 1 }
        }
        return statements
    }

    init(_ tokens: [ManifestToken], _ dialect: ManifestLexer.Dialect) {
        self.tokens = tokens
        self.dialect = dialect
    }

    // MARK: Tokens

    var next: ManifestToken? { index < tokens.count ? tokens[index] : nil }

    func isNext(_ symbol: String) -> Bool { next?.isSymbol(symbol) == true }

    func isNextWord(_ word: String) -> Bool { next?.isWord(word) == true }

    mutating func take(_ symbol: String) -> Bool {
        guard isNext(symbol) else { return false }
        index += 1
        return true
    }

    mutating func takeWord(_ word: String) -> Bool {
        guard isNextWord(word) else { return false }
        index += 1
        return true
    }

    mutating func takeName() -> String? {
        guard case .word(let name)? = next?.kind else { return nil }
        index += 1
        return name
    }

    /// The name of a member, which is a number in a tuple.
    mutating func takeMember() -> String? {
        guard case .number(let number)? = next?.kind else { return takeName() }
        index += 1
        return number
    }

    /// Passes over a bracket and all that it holds.
    mutating func skipBrackets() {
        var depth = 0
        while let token = next {
            index += 1
            if case .symbol(let text) = token.kind {
                if ["(", "[", "{"].contains(text) { depth += 1 }
                if [")", "]", "}"].contains(text) { depth -= 1 }
            }
            if depth <= 0 { return }
        }
    }

    mutating func skipAngles() {
        var depth = 0
        while let token = next {
            index += 1
            if token.isSymbol("<") { depth += 1 }
            if token.isSymbol(">") { depth -= 1 }
            if depth <= 0 { return }
        }
    }

    // MARK: Statements

    /// The statements up to a closing bracket, or one of the words.
    mutating func block(until words: [String] = []) -> [ManifestStatement] {
        depth += 1
        defer { depth -= 1 }
        var statements: [ManifestStatement] = []
        while let token = next, !token.isSymbol("}"), !token.isSymbol(")"), !token.isSymbol("]") {
            if case .word(let word) = token.kind, words.contains(word) { break }
            if ["#elseif", "#else", "#endif"].contains(where: token.isSymbol) { break }
            if depth > Self.deepest { skipBrackets() } else if let found = statement() { statements.append(found) }
        }
        return statements
    }

    /// `{ … }`.
    mutating func body() -> [ManifestStatement] {
        guard take("{") else { return [] }
        let outer = bracesAreBodies
        bracesAreBodies = false
        defer { bracesAreBodies = outer }
        let statements = block()
        _ = take("}")
        return statements
    }

    mutating func statement() -> ManifestStatement? {
        if isNext("#if") { return directives() }
        guard case .word(let word)? = next?.kind else { return plainStatement() }
        switch word {
        case "let" where dialect == .swift, "var" where dialect == .swift: return binding()
        case "func": return function()
        case "init" where dialect == .swift && isInitializer: return function()
        case "def" where dialect == .starlark: return starlarkFunction()
        case "extension", "struct", "class", "enum", "protocol", "actor":
            return type()
        case "case": return enumCase()
        case "for": return loop()
        case "switch" where dialect == .swift: return choice()
        case "while" where dialect == .swift: return whileLoop()
        case "if", "guard", "do", "while", "repeat", "else", "catch", "elif":
            return dialect == .starlark ? skippedWord() : branches()
        case "continue", "break":
            index += 1
            return .leaves(word == "break" ? .breaks : .continues)
        case "return":
            index += 1
            return .returns(next?.startsLine == true && isNext("}") ? .name("nil") : expression())
        case "import", "typealias": return skipped()
        case "default" where tokens.dropFirst(index + 1).first?.isSymbol(":") == true:
            index += 2
            return nil
        case _ where Self.modifiers.contains(word) && isModifier():
            index += 1
            if isNext("(") { skipBrackets() }
            return nil
        default: return plainStatement()
        }
    }

    static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "mutating", "indirect",
        "nonisolated", "override", "convenience", "lazy", "inline",
    ]

    /// `init(`, `init?(` or `init<`
    private var isInitializer: Bool {
        index + 1 < tokens.count && ["(", "?", "!", "<"].contains(where: tokens[index + 1].isSymbol)
    }

    /// Whether a declaration, and no use of a name, goes on after the word.
    func isModifier() -> Bool {
        guard index + 1 < tokens.count else { return false }
        let after = tokens[index + 1]
        if after.isSymbol("("), index + 3 < tokens.count { return tokens[index + 2].isWord("set") }
        if case .word = after.kind { return !after.startsLine || tokens[index].startsLine }
        return false
    }

    mutating func skipped() -> ManifestStatement? {
        index += 1
        while let token = next, !token.startsLine, !token.isSymbol("}") {
            if case .symbol(let text) = token.kind, ["(", "[", "{"].contains(text) {
                skipBrackets()
            } else {
                index += 1
            }
        }
        return nil
    }

    mutating func plainStatement() -> ManifestStatement? {
        if isNext("@") {
            index += 2
            if isNext("(") { skipBrackets() }
            return nil
        }
        let start = index
        let target = expression()
        if index == start {
            if case .symbol(let text)? = next?.kind, ["(", "[", "{"].contains(text) {
                skipBrackets()
            } else {
                index += 1
            }
            return tokens[start].isSymbol(";") ? nil : .expression(.unknown)
        }
        if take("=") { return assignment(to: target, adds: false) }
        if take("+=") { return assignment(to: target, adds: true) }
        return .expression(target)
    }

    mutating func assignment(to target: ManifestExpression, adds: Bool) -> ManifestStatement {
        let value = expression()
        // Starlark declares by assigning.
        if dialect == .starlark, !adds, case .name(let name) = target { return .binding(name: name, value) }
        return .assignment(target, adds: adds, value)
    }

    mutating func binding() -> ManifestStatement? {
        index += 1
        if isNext("(") { return tupleBinding() }
        guard let name = takeName() else { return nil }
        var type: ManifestExpression?
        var labels: [String?] = []
        if take(":") {
            labels = tupleLabels()
            type = typeName()
        }
        if take("=") {
            let value = expression().labelled(labels)
            // `let package: Package = .init(…)`
            if case .call(.member(nil, "init"), let arguments) = value, let type {
                return .binding(name: name, .call(type, arguments))
            }
            return .binding(name: name, value)
        }
        guard isNext("{"), next?.startsLine != true else {
            return tokens[index - 1].isSymbol("?") ? .binding(name: name, .name("nil")) : nil
        }
        return .function(ManifestFunction(name: name, parameters: nil, body: accessorBody()))
    }

    /// `let (app, tests) = feature("App")`, as a loop over one element.
    private mutating func tupleBinding() -> ManifestStatement? {
        let variables = tupleNames()
        if take(":") { _ = typeName() }
        guard take("=") else { return nil }
        return .loop(ManifestLoop(variables: variables, list: .list([expression()]), condition: nil, body: []))
    }

    /// The body of a computed property, also within `get { … }`.
    mutating func accessorBody() -> [ManifestStatement] {
        let start = index
        index += 1
        if takeWord("get"), isNext("{") {
            let statements = body()
            index = start
            skipBrackets()
            return statements
        }
        index = start
        return body()
    }

    /// Those of the type that begins here, a tuple or a list of such: `[(name: String, uses: [String])]`.
    private func tupleLabels() -> [String?] {
        var reader = self
        _ = reader.take("[")
        guard reader.take("(") else { return [] }
        var labels: [String?] = []
        while let token = reader.next, !token.isSymbol(")") {
            let start = reader.index
            let label = reader.takeName()
            labels.append(reader.take(":") ? label : nil)
            while let token = reader.next, !token.isSymbol(","), !token.isSymbol(")") {
                if token.isSymbol("(") || token.isSymbol("[") { reader.skipBrackets() } else { reader.index += 1 }
            }
            _ = reader.take(",")
            if reader.index == start { break }
        }
        return labels
    }

    /// Passes over a type, and keeps its name.
    mutating func typeName() -> ManifestExpression? {
        var name: String?
        let start = index
        while let token = next {
            switch token.kind {
            case .word(let word):
                if token.startsLine, index > start { return name.map { .name($0) } }
                name = word
                index += 1
            case .symbol("["), .symbol("("): skipBrackets()
            case .symbol("<"): skipAngles()
            case .symbol("."), .symbol("?"), .symbol("!"), .symbol("&"), .symbol("->"), .symbol("@"): index += 1
            default: return name.map { .name($0) }
            }
        }
        return name.map { .name($0) }
    }

    mutating func function() -> ManifestStatement? {
        if takeWord("func") == false { index += 0 }
        guard let name = takeName() else { return nil }
        if isNext("?") || isNext("!") { index += 1 }
        if isNext("<") { skipAngles() }
        guard isNext("(") else { return nil }
        let parameters = parameters()
        var isValue = false
        // `throws -> [Target] where …`
        while let token = next, !token.isSymbol("{"),
            !(token.startsLine && !token.isSymbol("->") && !token.isWord("where"))
        {
            if token.isSymbol("->") { isValue = true }
            if token.isSymbol("(") || token.isSymbol("[") { skipBrackets() } else { index += 1 }
        }
        guard isNext("{") else { return nil }
        return .function(ManifestFunction(name: name, parameters: parameters, isValue: isValue, body: body()))
    }

    mutating func parameters() -> [ManifestFunction.Parameter] {
        var parameters: [ManifestFunction.Parameter] = []
        index += 1
        while let token = next, !token.isSymbol(")") {
            let start = index
            if isNext("@") { index += 2 }
            if let label = takeName() {
                let name = takeName() ?? label
                var standard: ManifestExpression?
                if take(":") { _ = typeName() }
                let dots = index
                while isNext(".") || isNext("...") { index += 1 }
                let isVariadic = index > dots
                if take("=") { standard = expression() }
                parameters.append(
                    .init(label: label == "_" ? nil : label, name: name, standard: standard, isVariadic: isVariadic))
            }
            _ = take(",")
            if index == start { index += 1 }
        }
        _ = take(")")
        return parameters
    }

    /// Its body cannot be told by brackets, so it is passed over up to the next line that calls or defines something.
    mutating func starlarkFunction() -> ManifestStatement? {
        index += 1
        _ = takeName()
        if isNext("(") { skipBrackets() }
        _ = take(":")
        return nil
    }

    mutating func type() -> ManifestStatement? {
        let isClass = isNextWord("class") || isNextWord("actor")
        index += 1
        // `extension [Target]`
        let isList = isNext("[")
        if isList { skipBrackets() }
        guard var name = isList ? "Array" : takeName() else { return nil }
        while isNext("."), index + 1 < tokens.count {
            index += 1
            name = takeName() ?? name
        }
        while let token = next, !token.isSymbol("{") {
            if token.startsLine, case .word(let word) = token.kind, word != "where" { return nil }
            index += 1
        }
        return .type(name: name, isClass: isClass, body())
    }

    /// `case a, b = "x"` of an enumeration; the patterns of a `switch` end with a colon and say nothing.
    mutating func enumCase() -> ManifestStatement? {
        index += 1
        var cases: [ManifestStatement] = []
        let start = index
        while let name = takeName() {
            if isNext("(") { skipBrackets() }
            var raw: ManifestExpression?
            if take("=") { raw = expression() }
            cases.append(.enumCase(name: name, raw))
            if !take(",") { break }
        }
        if isNext(":") || index == start {
            while let token = next, !token.isSymbol(":"), !token.isSymbol("}") {
                if token.isSymbol("(") || token.isSymbol("[") { skipBrackets() } else { index += 1 }
            }
            _ = take(":")
            return nil
        }
        return .group(cases)
    }
}
