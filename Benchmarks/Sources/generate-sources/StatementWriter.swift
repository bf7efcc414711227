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
        switch random.number(in: 0...13) {
        case 0: writer.line("let \(name()) = \(noun())s.reduce(0) { $0 + $1.\(noun()) }")
        case 1:
            writer.line(
                "guard let \(noun()) = \(name())?.\(noun()), \(noun()) > \(random.number(in: 0...500)) else { return }")
        case 2:
            writer.line(
                "\(name()) = \(noun())s.filter { $0.\(noun()) == \(name()) }.sorted { $0.\(noun()) < $1.\(noun()) }")
        case 3:
            writer.line(
                "logger.debug(\"\(Vocabulary.caption(&random)): \\(\(name())), \\(\(noun()).count) of \\(limit)\")")
        case 4:
            writer.line(
                "\(name())[\(noun()), default: []].append(\(Vocabulary.typeName(&random))(\(noun()): \(noun()), \(noun()): nil))"
            )
        case 5:
            writer.line(
                "let url = URL(string: \"https://api.example.com/v\(random.number(in: 1...4))/\(noun())s/\\(\(noun()))?page=\\(limit)\")"
            )
        case 6:
            writer.line(
                "self.\(name()) = (\(noun()) as? \(random.pick(Vocabulary.types))) ?? \(noun()).\(method())(limit: limit * \(random.number(in: 2...64)) / 3)"
            )
        case 7: writer.line("await \(noun())Store.\(method())(\(noun()), at: index + 1)")
        case 8:
            writer.line("let \(name()) = \(name()) ? \"\(Vocabulary.caption(&random))\" : #\"\\d+ \"\(noun())\" \\w\"#")
        case 9: writer.line("defer { \(name()) = nil }")
        case 10:
            writer.line(
                "let (\(noun())A, \(noun())B) = (\(name()).lowerBound, 0x\(String(random.number(in: 255...65_535), radix: 16)))"
            )
        case 11:
            writer.line(
                "NotificationCenter.default.post(name: .\(name()), object: self, userInfo: [\"\(noun())\": \(noun())])")
        case 12:
            writer.line(
                "\(noun())s += try \(name()).compactMap { \(noun()) in try? decode(\(noun()), as: \(Vocabulary.typeName(&random)).self) }"
            )
        default: writeRare(&writer)
        }
    }

    /// What a byte search may take for a creation: a label `parent`, `.init` as a value.
    private mutating func writeRare(_ writer: inout SourceWriter) {
        switch random.number(in: 0...59) {
        case 0: writer.line("tree.insert(\(noun()), parent: \(name()))")
        case 1: writer.line("\(name()) = \(noun())s.map(\(Vocabulary.typeName(&random)).init)")
        case 2...4: writer.line("// A component that has no parent yet is left where it is.")
        case 5...9: writer.line("\(noun()).\(noun())Pattern = try Regex(#\"[a-z]+/\(noun())\"#)")
        default:
            writer.line(
                "\(noun()).\(method())(\(random.number(in: 1...9_999)), .\(random.pick(Vocabulary.adjectives)))")
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
            writer.indented { write(random.number(in: 1...2), &$0, depth: depth + 1) }
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
