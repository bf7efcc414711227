/// Which code of a file's members is read for the names that it uses.
public enum CodeReading: Sendable {
    /// What runs when a member is read, or called without arguments: all that can come back to itself by reading.
    case getters
    case all
}

/// Reads the declarations and creations of one file from its tokens; bodies are skipped by their brackets, and searched
/// for creations only.
/// Its changes are not checked at run time for others that happen meanwhile: none calls code that could make one.
public final class DeclarationScanner {
    /// Where a declaration stands.
    struct Context {
        /// The index of the enclosing type in the facts.
        var owner: Int?
        /// The qualified name of the enclosing type, with a trailing period; empty at the top of a file.
        var prefix = ""
        var isProtocol = false
        var defaultAccess = AccessLevel.internal
        var effectiveAccess = AccessLevel.open
        /// Where the body of a function around it begins.
        var localStart: Int?
        /// What is declared here is nonisolated if it says nothing.
        var isNonisolated = false
        /// Of the extension around it, or of the type around the body of a function.
        var extendedName: String?
        /// Whether it matters which names the code of the members uses.
        var notesUses = false

        var isLocal: Bool { localStart != nil }
    }

    let buffer: TokenBuffer
    let types: TypeParser
    let statements: StatementStarts
    let writtenTypes = WrittenTypes()
    let lines: LineTable
    let facts: FactsBuilder
    let reading: CodeReading
    let parents: ParentParameters
    let followsParents: Bool
    /// The names of `var first, second: Int`, whose type comes last.
    @exclusivity(unchecked) var namesOfOneType: (range: Range<Int>, type: TypeReference?) = (0..<0, nil)
    /// There is a `.init(…)` or a `Self(…)` that takes no parent: it may create any root.
    @exclusivity(unchecked) var callsUnnamedType = false
    /// Such a call may make the type that it stands in: `type(of: self).init()`.
    @exclusivity(unchecked) var callsOwnType = false
    /// The types in which such calls stand.
    @exclusivity(unchecked) var typesOfUnnamedCalls: [NameHash] = []
    /// The names in the file that only say what classes inherit from.
    @exclusivity(unchecked) var superclassNames: Set<Int> = []
    /// The calls of `shared` by the class and the name of the property or variable that they stand in.
    @exclusivity(unchecked) var sharedSites: [SharedName: [SharedSite]] = [:]
    /// By the braces of a type or statement.
    @exclusivity(unchecked) var bracesOfBoundedTypes: [Int: Int] = [:]
    @exclusivity(unchecked) var unclosedAngles: [Int] = []
    /// The functions in code that are open where it is being read, from the outside in.
    @exclusivity(unchecked) var localFunctions: [LocalFunction] = []
    /// The braces that the file's types and typealiases are declared in, by their names.
    lazy var namesInBraces = buffer.namesInBraces()
    /// The names in the file that stand for parents that are made by hand, and for nothing else.
    lazy var handMadeParents = HandMadeParents(buffer)
    @exclusivity(unchecked) private var marks = DeclarationMarks()
    /// The type that was last found to hold one which it cannot.
    @exclusivity(unchecked) var misplacedOwner: Int?

    private init(buffer: TokenBuffer, lines: LineTable, _ reading: CodeReading, _ parents: ParentParameters) {
        self.buffer = buffer
        self.lines = lines
        self.reading = reading
        self.parents = parents
        followsParents = !parents.isEmpty
        facts = FactsBuilder(lineStarts: lines.starts)
        types = TypeParser(buffer: buffer)
        statements = StatementStarts(buffer: buffer)
    }

    /// What one file says.
    ///
    /// - Parameter answers: those that the compiler of the file is known to have to questions of an `#if`.
    public static func facts(
        of bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, reading: CodeReading = .all,
        parents: ParentParameters = .none, answers: [String: Bool] = [:]
    ) -> FileFacts {
        let (tokens, markers, unclosed) = Lexer.tokenize(bytes, vocabulary)
        let buffer = TokenBuffer(bytes: bytes, tokens: tokens, vocabulary, answers: answers)
        let scanner = DeclarationScanner(buffer: buffer, lines: LineTable(bytes), reading, parents)
        if let index = buffer.tooDeep { return scanner.facts.finish(unread: .tooDeep, at: tokens[index].start) }
        if let index = buffer.conflict { return scanner.facts.finish(unread: .conflict, at: tokens[index].start) }
        if let unclosed, let reason = unread(unclosed.literal, in: buffer) {
            return scanner.facts.finish(unread: reason, at: UInt32(truncatingIfNeeded: unclosed.start))
        }
        scanner.readMarkers(markers)
        scanner.scanDeclarations(from: 0, to: tokens.count, in: Context())
        if scanner.callsUnnamedType { scanner.noteAllTypes() }
        for (offset, fault) in scanner.marks.withoutEffect { scanner.facts.addStrayMark(offset, fault) }
        let unmatched = buffer.unmatchedBrackets
        for index in unmatched.isEmpty ? scanner.unclosedAngles : unmatched {
            scanner.facts.addUnmatched(tokens[index].start)
        }
        return scanner.facts.finish(buffer)
    }

    /// A string that ends with its line hides brackets; where none is missing, it is the compiler's to tell.
    private static func unread(_ literal: UnclosedLiteral, in buffer: TokenBuffer) -> FileSummary.UnreadReason? {
        switch literal {
        case .comment: .unclosedComment
        case .string: .unclosedString
        case .lineOfString: buffer.unmatched == nil ? nil : .unclosedString
        }
    }

    public static func scan(
        _ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, file: FileID, reading: CodeReading = .all,
        parents: ParentParameters = .none, answers: [String: Bool] = [:]
    ) -> FileSummary {
        FileSummary(
            file: file, facts: facts(of: bytes, vocabulary, reading: reading, parents: parents, answers: answers))
    }

    /// Reads the comments that silence findings, as `// kit:ignore ID, ID`, and those that mark what is declared there.
    private func readMarkers(_ markers: [Token]) {
        let vocabulary = buffer.vocabulary
        for marker in markers where !buffer.isNeverCompiled(at: marker.start) {
            let bytes = UnsafeBufferPointer(rebasing: buffer.bytes[Int(marker.start)..<Int(marker.end)])
            let words = String(decoding: bytes, as: UTF8.self).split {
                $0 == " " || $0 == "\t" || $0 == "/" || $0 == ","
            }
            let position = lines.position(of: marker.start)
            // A comment on a line of its own is about what follows it.
            let lineStart = Int(marker.start) - (position.column - 1)
            let isAlone = buffer.endOfCode(before: marker.start) <= lineStart
            let isMark = marker.kind == .lineComment && words.first.map { String($0) == vocabulary.mark } ?? false
            if isMark || vocabulary.misspellsMark(bytes) {
                marks.add(marker.start, line: position.line, isAlone: isAlone, isMisspelt: !isMark)
            }
            if isMark { continue }
            var silences = false
            for (word, reach) in [
                (vocabulary.ignore, isAlone ? SuppressionRecord.Reach.nextLine : .line),
                (vocabulary.ignoreFile, .file),
            ] where marker.kind == .lineComment {
                guard let keyword = words.firstIndex(where: { String($0) == word }) else { continue }
                for id in words[(keyword + 1)...] { facts.addSuppression(String(id), at: marker.start, reach) }
                silences = silences || keyword + 1 < words.count
            }
            if !silences, let (head, offset) = vocabulary.headOfVainComment(bytes) {
                facts.addSuppression(head, at: marker.start + UInt32(offset), .nothing)
            }
        }
    }

    /// Whether a comment marks the declaration.
    private func takesMark(from start: Int, name: Int, isProtocol: Bool) -> Bool {
        if marks.isEmpty { return false }
        let range = (start == 0 ? 0 : buffer.tokens[start - 1].end)..<buffer.tokens[name].start
        let line = lines.position(of: range.upperBound).line
        return marks.take(in: range, line: line, isProtocol: isProtocol)
    }

    // MARK: Declarations

    func scanDeclarations(from start: Int, to end: Int, in context: Context) {
        var index = start
        while index < end {
            if let next = buffer.directiveEnd(index) {
                index = next
            } else if let next = scanDeclaration(at: index, in: context) {
                index = max(next, index + 1)
            } else {
                // A statement of main.swift, a macro expansion, or something that no Swift compiler accepts either.
                noteStrayWord(at: index, in: context)
                let next = buffer.skip(index)
                scanCode(from: index, to: next, body: Body(context: context, range: start..<end))
                index = next
            }
        }
    }

    /// Reads one declaration with its attributes and modifiers; nil when none stands here, such as for `.init`.
    private func scanDeclaration(at index: Int, in context: Context) -> Int? {
        let isMember = buffer.kind(index - 1) == .period && buffer.touchesNext(index - 1)
        guard !isMember,
            let modifiers = Modifiers(buffer, at: index, defaultAccess: context.defaultAccess)
        else { return nil }
        let keyword = modifiers.next
        // The arguments of an attribute or a macro are code as well.
        if modifiers.attributes.contains(where: { $0.arguments != nil }) {
            scanCode(from: index, to: keyword, body: Body(context: context, range: index..<keyword))
        }
        let end = scanDeclaration(at: keyword, modifiers: modifiers, in: context)
        if end == nil, keyword > index { buffer.noDeclaration = index..<keyword }
        if let end, facts.hasSuppressions { extendSuppressions(from: index, keyword, to: end) }
        return end
    }

    /// A comment right above a declaration, among its attributes, or on the line of its keyword is about all of it.
    private func extendSuppressions(from start: Int, _ keyword: Int, to end: Int) {
        let last = buffer.tokens[max(end - 1, keyword)].start
        let first = lines.position(of: buffer.tokens[start].start).line
        let line = lines.position(of: buffer.tokens[keyword].start).line
        let lineEnd = line < lines.starts.count ? lines.starts[line] : UInt32(buffer.bytes.count)
        // Of several declarations on a line, what follows is about the first one.
        let headEnd = start == 0 || buffer.startsLine(start) ? lineEnd : buffer.tokens[keyword].start
        let head = (start == 0 ? 0 : buffer.tokens[start - 1].end)..<headEnd
        // Behind the last blank line above it.
        let top = (lines.position(of: head.lowerBound).line..<first).last(where: isBlank) ?? 0
        facts.extendSuppressions(in: head, to: last) { offset, comment in
            let own = lines.position(of: offset).line
            return SuppressionRecord.Reach(rawValue: comment.reach) == .nextLine ? own > top : own == line
        }
    }

    private func isBlank(line: Int) -> Bool {
        let start = Int(lines.starts[line - 1])
        let end = line < lines.starts.count ? Int(lines.starts[line]) : buffer.bytes.count
        return buffer.bytes[start..<end].allSatisfy { $0 <= Byte.space }
    }

    private func scanDeclaration(at keyword: Int, modifiers: Modifiers, in context: Context) -> Int? {
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

    private func scanImport(at keyword: Int, modifiers: Modifiers) -> Int {
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
        facts.add(
            ImportRecord(
                module: facts.name(path), importedKind: facts.name(kind),
                place: facts.place(buffer.tokens[keyword].start),
                access: modifiers.explicitAccess.map { UInt32($0.rawValue) + 1 } ?? 0,
                attributes: facts.attributes(of: modifiers), branch: buffer.branch(at: keyword)))
        return position
    }

    /// - Parameter limit: the end of the code that a local type stands in, and its braces with it.
    func scanType(at keyword: Int, modifiers: Modifiers, in context: Context, before limit: Int = .max) -> Int? {
        guard let kind = TypeDeclaration.Kind(buffer.word(keyword)),
            let head = typeName(at: keyword + 1, kind)
        else { return nil }
        let name = context.prefix + head.name
        let nameIndex = head.index
        let position = head.next
        let parameters = kind == .extension ? [] : genericParameters(after: keyword + 1)
        let (inherited, clauseEnd) = inheritanceClause(at: position)
        if kind == .class, !inherited.isEmpty { superclassNames.insert(buffer.lastOfAttributeName(from: position + 1)) }
        let inherits = inherited + (kind == .protocol ? selfConstraints(at: clauseEnd) : [])
        let open = endOfHead(from: clauseEnd, before: limit)
        noteUnclosedAngle(from: nameIndex, to: open)
        noteMisplacedType(kind, at: nameIndex, named: head.name, in: context)
        let access = kind == .extension ? (modifiers.explicitAccess ?? .internal) : modifiers.access
        let effectiveAccess = min(kind == .extension ? .open : access, context.effectiveAccess)
        let extendedName = kind == .extension ? name : context.extendedName
        facts.add(
            TypeRecord(
                name: facts.name(name), extendedName: facts.name(extendedName),
                place: facts.place(buffer.tokens[nameIndex].start), kind: kind.rawValue,
                access: access.rawValue, effectiveAccess: effectiveAccess.rawValue,
                flags: flags(of: modifiers, hasWhereClause: buffer.isWord(clauseEnd, .where), in: context)
                    .union(inheritsLocal(inherits, at: keyword, in: context) ? .inheritsLocal : []),
                attributes: facts.attributes(of: modifiers, inTypeAt: context.owner),
                genericParameters: facts.genericParameters(parameters.map { $0.name }),
                constraints: facts.constraints(constraints(of: kind, parameters, whereAt: clauseEnd)),
                extendedArguments: facts.extendedArguments(head.arguments),
                inherits: facts.inherits(inherits), branch: buffer.branch(at: keyword)))
        if kind == .protocol, takesMark(from: modifiers.start, name: nameIndex, isProtocol: true) {
            facts.markLastType()
        }
        guard open < limit, buffer.kind(open) == .leftBrace else { return open }
        let inner = Context(
            owner: facts.typeCount - 1, prefix: name + ".", isProtocol: kind == .protocol,
            defaultAccess: kind == .extension || kind == .protocol ? memberAccess(of: access) : .internal,
            effectiveAccess: effectiveAccess, localStart: context.localStart,
            isNonisolated: passesOnNonisolated(kind, modifiers, in: context), extendedName: extendedName,
            notesUses: !context.isLocal && (kind == .extension || kind == .class && !inherits.isEmpty))
        scanDeclarations(from: open + 1, to: buffer.closer(of: open), in: inner)
        return buffer.skip(open)
    }

    private func flags(of modifiers: Modifiers, hasWhereClause: Bool, in context: Context) -> TypeRecord.Flags {
        var flags: TypeRecord.Flags = []
        if modifiers.isFinal { flags.insert(.final) }
        if modifiers.isNonisolated { flags.insert(.nonisolated) }
        if hasWhereClause { flags.insert(.whereClause) }
        if context.isLocal { flags.insert(.local) }
        if context.isNonisolated { flags.insert(.inNonisolated) }
        return flags
    }

    /// Whether what stands first in the clause is declared in the body of a function around it.
    private func inheritsLocal(_ inherits: [TypeReference], at keyword: Int, in context: Context) -> Bool {
        guard let start = context.localStart, case .named(let parts) = inherits.first?.syntax else { return false }
        return isLocal(parts[0].name, at: keyword, inCodeFrom: start)
    }

    /// A type passes on that it is nonisolated, through any that say nothing; an extension does not.
    private func passesOnNonisolated(_ kind: TypeDeclaration.Kind, _ modifiers: Modifiers, in context: Context) -> Bool
    {
        if kind == .extension { return false }
        return modifiers.isNonisolated
            || context.isNonisolated && !modifiers.attributes.contains { $0.name.hasSuffix("Actor") }
    }

    func scanTypealias(at keyword: Int, modifiers: Modifiers, in context: Context) -> Int? {
        guard buffer.kind(keyword + 1) == .identifier else { return nil }
        let equals = buffer.skipAngles(keyword + 2)
        guard buffer.isOperator(equals, "="), let type = types.type(at: equals + 1) else {
            return endOfLine(keyword + 1)
        }
        let place = facts.place(buffer.tokens[keyword + 1].start)
        let brace = context.isLocal ? buffer.brace(around: keyword) : -1
        facts.add(
            TypealiasRecord(
                name: facts.name(context.prefix + buffer.text(keyword + 1)),
                extendedName: facts.name(context.isLocal ? nil : context.extendedName), place: place,
                access: UInt16(modifiers.access.rawValue),
                flags: context.isLocal ? .local : [],
                genericParameters: facts.genericParameters(genericParameters(after: keyword + 1).map { $0.name }),
                type: facts.type(orAny: type.type), branch: buffer.branch(at: keyword),
                start: brace < 0 ? place : facts.place(buffer.tokens[brace].start),
                end: brace < 0 ? place : facts.place(buffer.tokens[buffer.closer(of: brace) - 1].start)))
        if takesMark(from: modifiers.start, name: keyword + 1, isProtocol: false) {
            facts.markLastTypealias()
        }
        return type.next
    }

    /// The payload of an enum case holds no code but default values.
    private func scanCase(at keyword: Int, in context: Context) -> Int? {
        guard context.owner != nil else { return nil }
        var end = endOfLine(keyword + 1)
        while end < buffer.count, !buffer.isCloser(end),
            buffer.kind(end - 1) == .comma || buffer.kind(end) == .comma
        {
            end = endOfLine(end)
        }
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

    private func readPayloads(from start: Int, to end: Int, in context: Context) {
        guard let owner = context.owner else { return }
        var position = start
        while position < end {
            let next = buffer.skip(position)
            if buffer.kind(position) == .leftParen, buffer.kind(position - 1) == .identifier {
                let payload = types.type(at: position)
                facts.addPayload(payload?.next == next ? payload?.type ?? .name("Any") : .name("Any"), to: owner)
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

    func append(_ member: MemberSyntax?, in context: Context) {
        guard let member, let owner = context.owner else { return }
        facts.add(record(of: member), to: owner)
    }

    private func record(of member: MemberSyntax) -> MemberRecord {
        let modifiers = member.modifiers
        var flags = member.flags
        if modifiers.explicitAccess != nil { flags.insert(.explicitAccess) }
        if modifiers.isStatic { flags.insert(.static) }
        if modifiers.isOfClass { flags.insert(.ofClass) }
        if modifiers.isOverride { flags.insert(.override) }
        flags.formUnion(modifiers.isolation)
        if modifiers.isWeak || modifiers.isUnowned { flags.insert(.unretained) }
        let (effects, failure) = facts.effects(member.effects)
        if member.effects.isAsync { flags.insert(.async) }
        let place = facts.place(buffer.tokens[member.nameIndex].start)
        return MemberRecord(
            name: facts.name(member.name), place: place, declarationPlace: place,
            kind: member.kind.rawValue, access: modifiers.access.rawValue,
            setterAccess: min(modifiers.setterAccess ?? modifiers.access, modifiers.access).rawValue,
            throwing: UInt8(truncatingIfNeeded: effects &>> 1), flags: flags, type: facts.type(member.type?.syntax),
            typePlace: member.type.map { facts.place($0.offset) } ?? place, failure: failure,
            value: facts.value(member.value), attributes: facts.attributes(of: modifiers),
            parameters: facts.parameters(member.parameters),
            generics: facts.generics(member.generics.parameters),
            requirements: facts.constraints(member.generics.requirements),
            branch: buffer.branch(at: member.nameIndex))
    }
}

/// A member as it is read.
struct MemberSyntax {
    let kind: MemberDeclaration.Kind
    let name: String
    let nameIndex: Int
    let modifiers: Modifiers
    /// Those that the modifiers do not tell.
    var flags: MemberRecord.Flags = []
    var type: TypeReference?
    /// What its value names, or calls where that shows its type.
    var value: [ValueStep] = []
    var effects = Effects()
    var parameters: [Parameter] = []
    var generics = GenericClause.none
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
