/// Reads the declarations and creations of one file from its tokens; bodies are skipped by their brackets, and searched
/// for creations only.
package struct DeclarationScanner {
    /// Where a declaration stands.
    struct Context {
        /// The index of the enclosing type in the summary.
        var owner: Int?
        /// The qualified name of the enclosing type, with a trailing period; empty at the top of a file.
        var prefix = ""
        var isProtocol = false
        var defaultAccess = AccessLevel.internal
        var effectiveAccess = AccessLevel.open
        var isLocal = false
        var depth = 0
    }

    /// Types that are nested deeper than this are not read: reading them takes a part of the thread's stack.
    private static let deepest = 1_000

    let buffer: TokenBuffer
    let types: TypeParser
    let statements: StatementStarts
    var summary: FileSummary
    /// The names of `var first, second: Int`, whose type comes last.
    var namesOfOneType: (range: Range<Int>, type: TypeReference?) = (0..<0, nil)
    /// There is a `.init(…)` or a `Self(…)` that takes no parent: it may create any root.
    var callsUnnamedType = false
    /// The `// needle:mock` comments that belong to no declaration so far.
    private var marks: [MockMark] = []

    private init(buffer: TokenBuffer, summary: FileSummary) {
        self.buffer = buffer
        self.summary = summary
        types = TypeParser(buffer: buffer)
        statements = StatementStarts(buffer: buffer)
    }

    package static func scan(_ bytes: UnsafeBufferPointer<UInt8>, file: FileID) -> FileSummary {
        let (tokens, markers) = Lexer.tokenize(bytes)
        let summary = FileSummary(file: file, lines: LineTable(bytes))
        var scanner = DeclarationScanner(buffer: TokenBuffer(bytes: bytes, tokens: tokens), summary: summary)
        scanner.readMarkers(markers)
        scanner.scanDeclarations(from: 0, to: tokens.count, in: Context())
        if scanner.callsUnnamedType { scanner.noteAllTypes() }
        scanner.summary.strayMarks = scanner.marks.map(\.offset)
        return scanner.summary
    }

    /// Reads `// needle:ignore ID, ID` and `// needle:mock` comments.
    private mutating func readMarkers(_ markers: [Token]) {
        for marker in markers {
            let text = String(decoding: buffer.bytes[Int(marker.start)..<Int(marker.end)], as: UTF8.self)
            let words = text.split { $0 == " " || $0 == "\t" || $0 == "/" || $0 == "," }
            let position = summary.lines.position(of: marker.start)
            // A comment on a line of its own is about what follows it.
            let lineStart = Int(marker.start) - (position.column - 1)
            let isAlone = buffer.bytes[lineStart..<Int(marker.start)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
            if words.first == "needle:mock" {
                marks.append(MockMark(offset: marker.start, line: position.line, isAlone: isAlone))
            }
            guard let keyword = words.firstIndex(of: "needle:ignore") else { continue }
            let ids = words[(keyword + 1)...].map(String.init)
            summary.suppressions[position.line, default: []] += ids
            if isAlone { summary.suppressions[position.line + 1, default: []] += ids }
        }
    }

    private struct MockMark {
        let offset: UInt32
        let line: Int
        /// It stands on a line of its own.
        let isAlone: Bool
    }

    /// Whether a mark stands before the declaration, or on the line of its name; each mark is taken once.
    private mutating func takesMark(from start: Int, name: Int) -> Bool {
        guard !marks.isEmpty else { return false }
        let range = (start == 0 ? 0 : buffer.tokens[start - 1].end)..<buffer.tokens[name].start
        let line = summary.lines.position(of: buffer.tokens[name].start).line
        let index = marks.firstIndex { $0.isAlone ? range.contains($0.offset) : $0.line == line }
        if let index { marks.remove(at: index) }
        return index != nil
    }

    // MARK: Declarations

    mutating func scanDeclarations(from start: Int, to end: Int, in context: Context) {
        var index = start
        while index < end {
            if let next = buffer.directiveEnd(index) {
                index = next
            } else if let next = scanDeclaration(at: index, in: context) {
                index = max(next, index + 1)
            } else {
                // A statement of main.swift, a macro expansion, or something that no Swift compiler accepts either.
                let next = buffer.skip(index)
                scanCode(from: index, to: next, body: Body(context: context, range: start..<end))
                index = next
            }
        }
    }

    /// Reads one declaration with its attributes and modifiers; nil when none stands here.
    private mutating func scanDeclaration(at index: Int, in context: Context) -> Int? {
        guard let modifiers = Modifiers(buffer, at: index, defaultAccess: context.defaultAccess) else { return nil }
        let keyword = modifiers.next
        // The arguments of an attribute or a macro are code as well.
        if modifiers.attributes.contains(where: { $0.arguments != nil }) {
            scanCode(from: index, to: keyword, body: Body(context: context, range: index..<keyword))
        }
        switch buffer.word(keyword) {
        case .import: return scanImport(at: keyword, modifiers: modifiers)
        case .class, .struct, .enum, .actor, .protocol, .extension:
            return scanType(at: keyword, modifiers: modifiers, in: context)
        case .typealias: return scanTypealias(at: keyword, modifiers: modifiers, in: context)
        case .var, .let: return scanBindings(at: keyword, modifiers: modifiers, in: context)
        case .func, .initializer, .subscript: return scanCallable(at: keyword, modifiers: modifiers, in: context)
        case .deinit: return scanBody(at: keyword + 1, member: "deinit", modifiers: modifiers, in: context)
        case .associatedtype:
            return scanAssociatedType(at: keyword + 1, modifiers: modifiers, in: context)
        case .case: return scanCase(at: keyword, in: context)
        case .operator, .precedencegroup, .macro: return endOfLine(keyword + 1)
        default: return nil
        }
    }

    private mutating func scanImport(at keyword: Int, modifiers: Modifiers) -> Int {
        var position = keyword + 1
        var kind: String?
        if buffer.kind(position + 1) == .identifier, !buffer.startsLine(position + 1) {
            kind = buffer.text(position)
            position += 1
        }
        guard buffer.kind(position) == .identifier else { return position }
        var path = buffer.text(position)
        position += 1
        while buffer.kind(position) == .period, buffer.kind(position + 1) == .identifier {
            path += "." + buffer.text(position + 1)
            position += 2
        }
        summary.imports.append(
            ImportDeclaration(
                module: path, importedKind: kind, access: modifiers.explicitAccess, attributes: modifiers.attributes,
                conditions: buffer.conditions(at: keyword), offset: buffer.tokens[keyword].start))
        return position
    }

    mutating func scanType(at keyword: Int, modifiers: Modifiers, in context: Context) -> Int? {
        guard let kind = TypeDeclaration.Kind(buffer.word(keyword)),
            context.depth < Self.deepest, let head = typeName(at: keyword + 1, kind)
        else { return nil }
        let name = context.prefix + head.name
        let nameIndex = head.index
        let position = head.next
        let parameters = kind == .extension ? [] : genericParameterNames(after: keyword + 1)
        let (inherited, clauseEnd) = inheritanceClause(at: position)
        let inherits = inherited + (kind == .protocol ? selfConstraints(at: clauseEnd) : [])
        var open = clauseEnd
        while open < buffer.count, buffer.kind(open) != .leftBrace, !buffer.isCloser(open) { open = buffer.skip(open) }
        let access = kind == .extension ? (modifiers.explicitAccess ?? .internal) : modifiers.access
        let effectiveAccess = min(kind == .extension ? .open : access, context.effectiveAccess)
        summary.types.append(
            TypeDeclaration(
                kind: kind, name: name, offset: buffer.tokens[nameIndex].start, access: access,
                effectiveAccess: effectiveAccess, isFinal: modifiers.isFinal,
                attributes: modifiers.attributes + availability(around: context),
                extendedName: kind == .extension ? name : context.owner.flatMap { summary.types[$0].extendedName },
                isInNonisolated: isNonisolated(in: context),
                isNonisolated: modifiers.isNonisolated, genericParameters: parameters,
                hasWhereClause: buffer.isWord(clauseEnd, .where),
                constraints: kind == .extension ? constraints(at: clauseEnd) : [],
                extendedArguments: kind == .extension ? head.arguments : [], inherits: inherits,
                conditions: buffer.conditions(at: keyword), isLocal: context.isLocal))
        if kind == .protocol, takesMark(from: modifiers.start, name: nameIndex) {
            summary.markedTypes.insert(summary.types.count - 1)
        }
        guard buffer.kind(open) == .leftBrace else { return open }
        let inner = Context(
            owner: summary.types.count - 1, prefix: name + ".", isProtocol: kind == .protocol,
            defaultAccess: kind == .extension || kind == .protocol ? memberAccess(of: access) : .internal,
            effectiveAccess: effectiveAccess, isLocal: context.isLocal, depth: context.depth + 1)
        scanDeclarations(from: open + 1, to: buffer.closer(of: open), in: inner)
        return buffer.skip(open)
    }

    /// A type passes on that it is nonisolated, through any that say nothing; an extension does not.
    private func isNonisolated(in context: Context) -> Bool {
        guard let owner = context.owner.map({ summary.types[$0] }), owner.kind != .extension else { return false }
        return owner.isNonisolated || owner.isInNonisolated && !owner.attributes.contains { $0.name.hasSuffix("Actor") }
    }

    /// What holds for a type, holds for the types in it.
    private func availability(around context: Context) -> [Attribute] {
        guard let owner = context.owner else { return [] }
        return summary.types[owner].attributes.filter { $0.name == "available" }
    }

    /// The name of a declared or extended type, its index, the arguments that it has in an extension, and the index after
    /// all that.
    private func typeName(
        at index: Int, _ kind: TypeDeclaration.Kind
    ) -> (name: String, index: Int, arguments: [TypeSyntax], next: Int)? {
        guard kind == .extension else {
            guard buffer.kind(index) == .identifier else { return nil }
            return (buffer.text(index), index, [], buffer.skipAngles(index + 1))
        }
        guard let extended = types.type(at: index) else { return nil }
        switch extended.type {
        case .named(let parts):
            let name = parts.map(\.name).joined(separator: ".")
            return (name, lastName(from: index), parts.flatMap(\.arguments), extended.next)
        case .optional(let wrapped): return ("Optional", index, [wrapped], extended.next)
        case .array(let element): return ("Array", index, [element], extended.next)
        case .dictionary(let key, let value): return ("Dictionary", index, [key, value], extended.next)
        default: return (extended.type.description, index, [], extended.next)
        }
    }

    /// The index of the last name of `Outer<Item>.Inner`, which begins here.
    private func lastName(from index: Int) -> Int {
        var last = index
        while true {
            let next = buffer.skipAngles(last + 1)
            if buffer.kind(next) == .period, buffer.kind(next + 1) == .identifier {
                last = next + 1
            } else if buffer.isModuleSelector(next) {
                last = next + 2
            } else {
                return last
            }
        }
    }

    /// The members of an `open` or `private` declaration are `public` or `fileprivate` when they say nothing.
    private func memberAccess(of access: AccessLevel) -> AccessLevel {
        switch access {
        case .open: .public
        case .private: .fileprivate
        default: access
        }
    }

    private func genericParameterNames(after nameIndex: Int) -> [String] {
        let end = buffer.skipAngles(nameIndex + 1)
        var names: [String] = []
        var position = nameIndex + 2
        while position < end - 1 {
            if buffer.isWord(position, .each) || buffer.isWord(position, .let) { position += 1 }
            names.append(buffer.text(position))
            while position < end - 1, buffer.kind(position) != .comma {
                position = max(buffer.skip(position), buffer.skipAngles(position))
            }
            position += 1
        }
        return names
    }

    func inheritanceClause(at index: Int) -> (inherits: [TypeReference], next: Int) {
        guard buffer.kind(index) == .colon else { return ([], index) }
        var inherits: [TypeReference] = []
        var position = index + 1
        while true {
            if buffer.isWord(position, .nonisolated), buffer.kind(position + 1) == .identifier { position += 1 }
            guard let inherited = types.reference(at: position) else { break }
            inherits.append(
                TypeReference(
                    syntax: inherited.reference.syntax, offset: inherited.reference.offset,
                    argumentOffsets: argumentOffsets(from: position, to: inherited.next)))
            position = inherited.next
            guard buffer.kind(position) == .comma else { break }
            position += 1
        }
        return (inherits, position)
    }

    private func constraints(at index: Int) -> [TypeConstraint] {
        guard buffer.isWord(index, .where) else { return [] }
        var constraints: [TypeConstraint] = []
        var position = index
        repeat {
            guard let left = types.type(at: position + 1) else { return constraints }
            let isSameType = buffer.isOperator(left.next, "=") && buffer.isOperator(left.next + 1, "=")
            guard let right = types.type(at: left.next + (isSameType ? 2 : 1)) else { return constraints }
            constraints.append(TypeConstraint(left: left.type, right: right.type, isSameType: isSameType))
            position = right.next
        } while buffer.kind(position) == .comma
        return constraints
    }

    /// `protocol P where Self: Q` inherits from `Q`.
    private func selfConstraints(at index: Int) -> [TypeReference] {
        guard buffer.isWord(index, .where) else { return [] }
        var constraints: [TypeReference] = []
        var position = index + 1
        while position < buffer.count, buffer.kind(position) != .leftBrace, !buffer.isCloser(position) {
            if buffer.isWord(position, .selfType), buffer.kind(position + 1) == .colon,
                let type = types.reference(at: position + 2)
            {
                constraints.append(type.reference)
            }
            position = buffer.skip(position)
        }
        return constraints
    }

    private func argumentOffsets(from start: Int, to end: Int) -> [UInt32] {
        guard var position = (start..<end).first(where: { buffer.isOperator($0, "<") }) else { return [] }
        var offsets: [UInt32] = []
        repeat {
            position += 1
            guard position < end else { break }
            offsets.append(buffer.tokens[position].start)
            while position < end - 1, buffer.kind(position) != .comma {
                position = max(buffer.skip(position), buffer.skipAngles(position))
            }
        } while buffer.kind(position) == .comma
        return offsets
    }

    mutating func scanTypealias(at keyword: Int, modifiers: Modifiers, in context: Context) -> Int? {
        guard buffer.kind(keyword + 1) == .identifier else { return nil }
        let equals = buffer.skipAngles(keyword + 2)
        guard buffer.isOperator(equals, "="), let type = types.type(at: equals + 1) else {
            return endOfLine(keyword + 1)
        }
        summary.typealiases.append(
            TypealiasDeclaration(
                name: context.prefix + buffer.text(keyword + 1), offset: buffer.tokens[keyword + 1].start,
                access: modifiers.access, genericParameters: genericParameterNames(after: keyword + 1), type: type.type,
                conditions: buffer.conditions(at: keyword), isLocal: context.isLocal))
        if takesMark(from: modifiers.start, name: keyword + 1) {
            summary.markedTypealiases.insert(summary.typealiases.count - 1)
        }
        return type.next
    }

    /// The payload of an enum case holds no code but default values.
    private mutating func scanCase(at keyword: Int, in context: Context) -> Int? {
        guard context.owner != nil else { return nil }
        var end = endOfLine(keyword + 1)
        while end < buffer.count, buffer.kind(end - 1) == .comma || buffer.kind(end) == .comma { end = endOfLine(end) }
        readPayloads(from: keyword + 1, to: end, in: context)
        var index = keyword
        while index < end {
            let start = index + 1
            // What stands in a value belongs to it, and to no case.
            let isValue = buffer.isAssignment(index)
            index = isValue ? max(expressionEnd(start), start) : start
            if isValue { scanCode(from: start, to: index, body: Body(context: context, range: keyword..<end)) }
        }
        return end
    }

    private mutating func readPayloads(from start: Int, to end: Int, in context: Context) {
        guard let owner = context.owner else { return }
        var position = start
        while position < end {
            let next = buffer.skip(position)
            if buffer.kind(position) == .leftParen, buffer.kind(position - 1) == .identifier {
                let payload = types.type(at: position)
                summary.types[owner].payloads.append(
                    payload?.next == next ? payload?.type ?? .name("Any") : .name("Any"))
            }
            position = next
        }
    }

    /// The index of the first token at this bracket depth that begins a line, closes the bracket or is a semicolon.
    func endOfLine(_ index: Int) -> Int {
        if buffer.isCloser(index) { return index }
        var position = buffer.skip(index)
        while position < buffer.count, !buffer.startsLine(position), !buffer.isCloser(position),
            buffer.kind(position) != .semicolon
        {
            position = buffer.skip(position)
        }
        return position
    }

    mutating func append(_ member: MemberDeclaration?, in context: Context) {
        guard let member, let owner = context.owner else { return }
        summary.types[owner].members.append(member)
    }
}

extension TypeDeclaration.Kind {
    init?(_ word: Word) {
        switch word {
        case .class: self = .class
        case .struct: self = .struct
        case .enum: self = .enum
        case .actor: self = .actor
        case .protocol: self = .protocol
        case .extension: self = .extension
        default: return nil
        }
    }
}
