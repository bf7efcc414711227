/// Writes the bodies of functions: statements that read like those of an app and parse, though nothing declares the names.
struct StatementWriter {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func write(_ count: Int, _ writer: inout SourceWriter, depth: Int = 0) {
        for _ in 0..<count {
            // Nested statements only where there is room for them.
            switch random.number(in: 0...(depth < 2 ? 15 : 8)) {
            case 0...8: writeSimple(&writer)
            case 9: writeLoop(&writer, depth)
            case 10: writeCondition(&writer, depth)
            case 11: writeSwitch(&writer, depth)
            case 12: writeClosure(&writer, depth)
            case 13: writeErrorHandling(&writer, depth)
            case 14: writeText(&writer)
            default:
                writer.line(
                    random.chance(80) ? "// \(Vocabulary.sentence(&random))" : "/* \(Vocabulary.caption(&random)) */")
            }
        }
    }

    private mutating func name() -> String { Vocabulary.propertyName(&random) }

    private mutating func noun() -> String { random.pick(Vocabulary.nouns) }

    private mutating func method() -> String { Vocabulary.methodName(&random) }

    private mutating func writeSimple(_ writer: inout SourceWriter) {
        writer.line(random.chance(45) ? shortStatement() : longStatement())
    }

    private mutating func shortStatement() -> String {
        switch random.number(in: 0...8) {
        case 0: "\(name()) = \(noun())"
        case 1: "is\(random.pick(Vocabulary.adjectives).capitalizedFirst) = \(random.chance(50))"
        case 2: "\(noun())s.removeAll()"
        case 3: "let \(noun()) = \(name()).\(noun())"
        case 4: "\(name()) += \(random.number(in: 1...512))"
        case 5: "\(method())()"
        case 6: "defer { \(name()) = nil }"
        case 7: "guard !\(name()).isEmpty else { return }"
        default: "\(noun()).\(method())(.\(random.pick(Vocabulary.adjectives)))"
        }
    }

    private mutating func longStatement() -> String {
        let (first, second) = (noun(), noun())
        let type = Vocabulary.typeName(&random)
        switch random.number(in: 0...11) {
        case 0: return "let \(name()) = \(first)s.reduce(0) { $0 + $1.\(second) }"
        case 1:
            return "guard let \(first) = \(name())?.\(second), \(first) > \(random.number(in: 0...500)) else { return }"
        case 2:
            return "\(name()) = \(first)s.filter { $0.\(second) == \(name()) }.sorted { $0.\(noun()) < $1.\(noun()) }"
        case 3:
            return "logger.debug(\"\(Vocabulary.caption(&random)): \\(\(name())), \\(\(first).count) of \\(limit)\")"
        case 4: return "\(name())[\(first), default: []].append(\(type)(\(second): \(first), \(noun()): nil))"
        case 5: return "let url = URL(string: \"https://api.example.com/v1/\(first)s/\\(\(first))?page=\\(limit)\")"
        case 6:
            return
                "self.\(name()) = (\(first) as? \(type)) ?? \(method())(limit: limit * \(random.number(in: 2...64)) / 3)"
        case 7: return "await \(first)Store.\(method())(\(second), at: index + 1)"
        case 8: return "let \(name()) = \(name()) ? \"\(Vocabulary.caption(&random))\" : #\"\\d+ \"\(second)\" \\w\"#"
        case 9:
            return
                "NotificationCenter.default.post(name: .\(name()), object: self, userInfo: [\"\(first)\": \(second)])"
        case 10:
            return "\(first)s += try \(name()).compactMap { \(second) in try? decode(\(second), as: \(type).self) }"
        default: return rareStatement()
        }
    }

    /// What a byte search may take for a creation: a label `parent`, `.init` as a value.
    private mutating func rareStatement() -> String {
        switch random.number(in: 0...29) {
        case 0: "tree.insert(\(noun()), parent: \(name()))"
        case 1: "\(name()) = \(noun())s.map(\(Vocabulary.typeName(&random)).init)"
        case 2...3: "\(noun()).attach()  // A component that has no parent yet is left where it is."
        case 4...8: "\(noun()).\(noun())Pattern = try Regex(#\"[a-z]+/\(noun())\"#)"
        default:
            "let (\(noun()), other) = (\(name()).lowerBound, 0x\(String(random.number(in: 255...65_535), radix: 16)))"
        }
    }

    private mutating func writeLoop(_ writer: inout SourceWriter, _ depth: Int) {
        let head =
            random.chance(60)
            ? "for \(noun()) in \(name()) where \(noun()).is\(random.pick(Vocabulary.adjectives).capitalizedFirst)"
            : "while let \(noun()) = \(name()).popLast()"
        writer.block(head) { write(random.number(in: 1...3), &$0, depth: depth + 1) }
    }

    private mutating func writeCondition(_ writer: inout SourceWriter, _ depth: Int) {
        let head = "if \(noun()).count > \(random.number(in: 1...99)), let \(noun()) = \(name())[safe: index]"
        if random.chance(50) {
            writer.block(head, closing: "} else {") { write(random.number(in: 1...3), &$0, depth: depth + 1) }
            writer.indented { write(random.number(in: 1...2), &$0, depth: depth + 1) }
            writer.line("}")
        } else {
            writer.block(head) { write(random.number(in: 1...3), &$0, depth: depth + 1) }
        }
    }

    private mutating func writeSwitch(_ writer: inout SourceWriter, _ depth: Int) {
        writer.line("switch \(noun()).status {")
        for adjective in random.sample(Vocabulary.adjectives, count: random.number(in: 2...4)) {
            writer.line("case .\(adjective)\(random.chance(30) ? "(let \(noun()))" : ""):")
            writer.indented { writer in
                writeSimple(&writer)
                write(random.number(in: 0...1), &writer, depth: depth + 1)
            }
        }
        writer.lines(["default:", "    break", "}"])
    }

    private mutating func writeClosure(_ writer: inout SourceWriter, _ depth: Int) {
        let head = random.pick([
            "Task { [weak self] in", "DispatchQueue.main.async {", "UIView.animate(withDuration: 0.3) {",
            "\(noun())s.forEach { \(noun()) in", "queue.async { [weak self, \(noun())] in",
        ])
        writer.line(head)
        writer.indented { writer in
            if head.contains("weak self") { writer.line("guard let self else { return }") }
            write(random.number(in: 1...3), &writer, depth: depth + 1)
        }
        writer.line("}")
    }

    private mutating func writeErrorHandling(_ writer: inout SourceWriter, _ depth: Int) {
        writer.block("do", closing: "} catch let error as \(random.pick(Vocabulary.topics))Error {") { writer in
            writer.line("let \(noun()) = try await client.\(method())(\(noun()), retries: \(random.number(in: 0...5)))")
            write(1, &writer, depth: depth + 1)
        }
        writer.indented { $0.line("logger.error(\"\(Vocabulary.caption(&random)): \\(error.localizedDescription)\")") }
        writer.block("} catch") { $0.line("throw error") }
    }

    private mutating func writeText(_ writer: inout SourceWriter) {
        writer.line("let \(name()) = \"\"\"")
        writer.indented { writer in
            for _ in 0..<random.number(in: 2...5) {
                writer.line("\(Vocabulary.sentence(&random)) \\(\(name()).description)")
            }
            writer.line("\"\"\"")
        }
    }
}
