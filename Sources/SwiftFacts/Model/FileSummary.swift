/// The facts of one file as the stages ask for them: each declaration is an index into them.
public struct FileSummary: Sendable {
    public let file: FileID
    let spelled: SpelledFacts

    public init(file: FileID, facts: FileFacts) {
        self.file = file
        spelled = SpelledFacts(facts, lines: LineTable(starts: facts.positions.lineStarts))
    }

    /// - Parameter interface: facts whose positions are ranks, which are looked up when one is printed.
    public init(file: FileID, interface: FileFacts, positions: @escaping @Sendable () -> RankedPositions?) {
        self.file = file
        spelled = SpelledFacts(interface, lines: LineTable(positions))
    }

    public var facts: FileFacts { spelled.facts }
    public var lines: LineTable { spelled.lines }
    public var imports: FactList<ImportDeclaration> { FactList(spelled, 0..<spelled.facts.imports.count) }
    /// Types and extensions in source order, nested ones after the type that holds them.
    public var types: FactList<TypeDeclaration> { FactList(spelled, 0..<spelled.facts.declarations.count) }
    /// One of them, without the list around it: nearly all that is asked is asked of a type.
    public func type(at index: Int) -> TypeDeclaration {
        precondition(index >= 0 && index < spelled.facts.declarations.count)
        return TypeDeclaration(spelled, at: index)
    }
    public var typealiases: FactList<TypealiasDeclaration> { FactList(spelled, 0..<spelled.facts.typealiases.count) }
    /// The names of all generic parameters that the file declares.
    public var genericNames: Set<String> {
        Set(spelled.facts.genericParameters.map { spelled.name($0.name) })
            .union(types.flatMap { $0.genericParameters }).union(typealiases.flatMap { $0.genericParameters })
    }
    public var creations: FactList<Creation> { FactList(spelled, 0..<spelled.facts.creations.count) }
    public var repeatedShared: FactList<RepeatedSharedCall> {
        FactList(spelled, 0..<spelled.facts.repeatedShared.count)
    }

    /// The code of members, by pieces, in source order; of classes with a base and of extensions.
    public var bodies: FactList<CodeBody> { FactList(spelled, 0..<spelled.facts.bodies.count) }

    public var useCount: Int { spelled.facts.uses.count }

    /// The calls of types that get `self` and have no `parent:` label, or that get nothing: they may want to be creations.
    public var unlabelledCreations: [(name: String, offset: UInt32, passesSelf: Bool)] {
        spelled.facts.unlabelledCreations.map {
            (spelled.name($0.name), spelled.offset($0.place), $0.passesSelf == 1)
        }
    }

    /// The functions of the file whose names look like types.
    public var functions: [String] { spelled.facts.functions.map(spelled.name) }

    /// The last names of the types that are called, `Root` of `App.Root()`: they tell which roots are created.
    public var calledTypes: [NameHash] {
        let halves = spelled.facts.calledTypes
        return stride(from: 0, to: halves.count, by: 2).map { index in
            NameHash(rawValue: UInt64(halves[index]) | UInt64(halves[index + 1]) &<< 32)
        }
    }

    /// What stands in the braces of `override class var name: Type { … }`, by the place of the name.
    public func codeOfTypeOverride(at offset: UInt32) -> String? {
        spelled.facts.typeOverrides.first { spelled.offset($0.member) == offset }.map { spelled.name($0.code) }
    }

    /// The calls of `plugins` without another object before them: the index, in the file's types, of the type or extension
    /// with the call, and the places of the member's name and of the call.
    public var pluginCalls: [(owner: Int, memberOffset: UInt32, offset: UInt32)] {
        spelled.facts.pluginCalls.filter { $0.type == .none }.map {
            (Int($0.owner), spelled.offset($0.member), spelled.offset($0.place))
        }
    }

    /// The calls of `plugins` on another object whose place tells a type; the owner is nil outside of all types.
    public var pluginCallsOnOthers: [(owner: Int?, type: TypeSyntax, offset: UInt32)] {
        spelled.facts.pluginCalls.filter { $0.type != .none }.map {
            ($0.owner == .max ? nil : Int($0.owner), spelled.type($0.type), spelled.offset($0.place))
        }
    }

    /// Whether a name of the file holds this text, which costs a search in bytes.
    public func hasName(with text: BytePattern) -> Bool {
        spelled.facts.names.bytes.withUnsafeBufferPointer { $0.firstOffset(of: text, from: 0) != nil }
    }

    /// What comments on a line, alone on the line above it, or about a declaration around it silence.
    public var suppressions: Suppressions { spelled.suppressions }
    public var hasSuppressions: Bool { !spelled.facts.suppressions.isEmpty }

    /// The same by comments: an id with the place of its comment and the lines that it holds for, nil for all.
    public var suppressionComments: [(id: String, offset: UInt32, lines: ClosedRange<Int>?)] {
        spelled.facts.suppressions.compactMap { record in
            let offset = spelled.offset(record.place)
            let reach = SuppressionRecord.Reach(rawValue: record.reach)
            if reach == .nothing { return nil }
            return (spelled.name(record.id), offset, reach == .file ? nil : record.lines(in: spelled.facts, lines))
        }
    }

    /// How comments begin that are meant to silence something, maybe, and do not.
    public var vainComments: [(head: String, offset: UInt32)] {
        spelled.facts.suppressions.compactMap { record in
            let isVain = SuppressionRecord.Reach(rawValue: record.reach) == .nothing
            return isVain ? (spelled.name(record.id), spelled.offset(record.place)) : nil
        }
    }

    /// Whether a comment silences the findings of an id on a line.
    public func silences(_ id: String, onLine line: Int) -> Bool { suppressions.silences(id, onLine: line) }

    /// The same for the line of an offset, which is not looked for where no comment silences anything.
    public func silences(_ id: String, at offset: UInt32) -> Bool {
        hasSuppressions && silences(id, onLine: lines.position(of: offset).line)
    }

    /// The protocols and typealiases, by index, that a comment marks.
    public var markedTypes: [Int] {
        spelled.facts.declarations.indices.filter { spelled.facts.declarations[$0].flags.contains(.marked) }
    }
    public var markedTypealiases: [Int] {
        spelled.facts.typealiases.indices.filter { spelled.facts.typealiases[$0].flags.contains(.marked) }
    }
    /// Where such a comment is without effect.
    public var strayMarks: [(fault: MarkFault, offset: UInt32)] {
        spelled.facts.strayMarks.compactMap { record in
            MarkFault(rawValue: record.fault).map { ($0, spelled.offset(record.place)) }
        }
    }
    public var strayWords: [StrayWord] {
        spelled.facts.strayWords.compactMap { record in
            StrayWord.Fault(rawValue: record.fault).map {
                StrayWord(word: spelled.name(record.word), offset: spelled.offset(record.place), fault: $0)
            }
        }
    }
    /// Why the file is not read, and where; then nothing else is known of it.
    public var unread: (reason: UnreadReason, offset: UInt32)? {
        spelled.facts.unread.first.flatMap { record in
            UnreadReason(rawValue: record.reason).map { ($0, spelled.offset(record.place)) }
        }
    }

    public enum MarkFault: UInt32, Sendable {
        /// It marks nothing that can be marked.
        case stray
        /// Another one marks the declaration.
        case repeated
        /// It is meant for a protocol, and not spelled as a mark.
        case misspelt
    }

    /// A word that no compiler accepts where it stands.
    public struct StrayWord: Sendable {
        public enum Fault: UInt32, Sendable {
            /// It stands where a declaration would begin, begins none, and has this behind it.
            case name, colon, parenthesis, brace, value
            /// The same, of what begins with a bracket.
            case bracket
            /// A type stands behind it, without a colon between them.
            case type
            /// A type of the name is declared in a protocol, or an extension of it in a type; the name of that stands before it.
            case inProtocol, extensionInType
            /// It is nearly a directive.
            case directive
        }

        public let word: String
        public let offset: UInt32
        public let fault: Fault
    }

    public enum UnreadReason: UInt32, Sendable {
        /// Brackets or `#if` stand in too many of their like.
        case tooDeep
        /// Version control left a conflict, with both of its sides.
        case conflict
        /// One name is declared too often.
        case tooManyOfOneName
        /// A comment goes on to the end of the file.
        case unclosedComment
        /// So does a string, or it ends with its line and takes brackets with it.
        case unclosedString
    }

    /// The first bracket that nothing closes, or that closes nothing: what follows may be read wrongly.
    public var unmatched: UInt32? { spelled.facts.unmatched.first.map(spelled.offset) }
    /// A bracket inside of that which may be the one that is not closed.
    public var likelyUnmatched: UInt32? { spelled.facts.unmatched.dropFirst().first.map(spelled.offset) }
}

// MARK: - Names without their texts

extension FileSummary {
    /// The hash of the last part of each name of the file, by id: `Child` of `Feature.Child`, and `Shop` of `Shop::`.
    public func lastPartHashes() -> [NameHash] { facts.names.lastPartHashes() }

    /// Calls the body for each part of each name in a type, generic arguments included.
    public func forEachName(in type: NodeID, _ body: (TypeNamePart) -> Void) {
        facts.types.forEachName(in: type, body)
    }

    /// The parts of a type that is a name; none of any other.
    public func path(of type: NodeID) -> [NameID] { facts.types.path(of: type) }
}

/// The facts of a file, with its names and types as those that ask in strings want them: each is made once.
public final class SpelledFacts: Sendable {
    let facts: FileFacts
    let lines: LineTable
    private let knownSuppressions: Suppressions?
    private let names: [String]
    private let types: [TypeSyntax]
    let attributes: [Attribute]
    private let conditions: [[Condition]]

    init(_ facts: FileFacts, lines: LineTable) {
        self.lines = lines
        let names = facts.names.strings()
        self.names = names
        types = facts.types.types(names)
        attributes = Self.attributes(facts.attributes, names)
        conditions = facts.branches.isEmpty ? [] : facts.conditions(names)
        let isSilent = facts.suppressions.isEmpty
        knownSuppressions = isSilent ? Suppressions() : lines.isRanked ? nil : Suppressions(facts, names, lines)
        self.facts = facts
    }

    /// What is nested repeats those around it, whose arguments are read once.
    private static func attributes(_ records: [AttributeRecord], _ names: [String]) -> [Attribute] {
        var read: [Int: [Attribute]] = [:]
        return records.map { record in
            let name = names[Int(record.name.index)]
            if record.arguments == .none { return Attribute(name: name, arguments: nil) }
            let arguments = Int(record.arguments.index)
            if let known = read[arguments]?.first(where: { $0.name == name }) { return known }
            let attribute = Attribute(name: name, arguments: names[arguments])
            read[arguments, default: []].append(attribute)
            return attribute
        }
    }

    /// Where positions are looked up, this is done when somebody asks.
    var suppressions: Suppressions { knownSuppressions ?? Suppressions(facts, names, lines) }

    func name(_ id: NameID) -> String { names[Int(id.index)] }

    func name(ifAny id: NameID) -> String? { id == .none ? nil : names[Int(id.index)] }

    func type(_ id: NodeID) -> TypeSyntax { types[Int(id.index)] }

    func offset(_ place: PlaceID) -> UInt32 { facts.positions.places[Int(place.index)] }

    func codeOffset(_ place: CodePlaceID) -> UInt32 { facts.positions.code[Int(place.index)] }

    func conditions(_ branch: BranchID) -> [Condition] { branch == .none ? [] : conditions[Int(branch.index)] }

    func names(_ range: RecordRange) -> [String] { facts.parameterNames[range.indices].map(name) }

    func attributes(_ range: RecordRange) -> FactList<Attribute> { FactList(self, range.indices) }
}

extension FileFacts {
    /// What each branch of an `#if` asks, with all that is around it.
    fileprivate func conditions(_ names: [String]) -> [[Condition]] {
        let formulas = formulas.formulas(names)
        let blocks = blocks.map { block in
            Condition.Block(
                questions: questions[block.questions.indices].map {
                    Condition(text: names[Int($0.text.index)], formula: formulas[Int($0.formula.index)])
                }, hasElse: block.hasElse != 0)
        }
        var conditions: [[Condition]] = []
        for branch in branches {
            let around = branch.around == .none ? [] : conditions[Int(branch.around.index)]
            conditions.append(around + blocks[Int(branch.block)].conditions(ofBranch: Int(branch.index)))
        }
        return conditions
    }
}

/// What can be asked of one record of a file.
public protocol Fact: Sendable {
    init(_ facts: SpelledFacts, at index: Int)
}

/// Facts of one kind that stand one after the other.
public struct FactList<Element: Fact>: RandomAccessCollection, Sendable {
    @usableFromInline let facts: SpelledFacts
    @usableFromInline let start: Int
    @usableFromInline let size: Int

    init(_ facts: SpelledFacts, _ range: Range<Int>) {
        self.facts = facts
        start = range.lowerBound
        size = range.upperBound - range.lowerBound
    }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { size }
    @inlinable public var count: Int { size }
    @inlinable public var indices: Range<Int> { 0..<size }

    // Without these the standard library takes the indices for values of any type, in every loop.
    @inlinable public func index(after index: Int) -> Int { index + 1 }
    @inlinable public func index(before index: Int) -> Int { index - 1 }
    @inlinable public func formIndex(after index: inout Int) { index += 1 }
    @inlinable public func formIndex(before index: inout Int) { index -= 1 }
    @inlinable public func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }
    @inlinable public func distance(from start: Int, to end: Int) -> Int { end - start }

    @inlinable public subscript(index: Int) -> Element {
        precondition(index >= 0 && index < size)
        return Element(facts, at: start + index)
    }

    /// Those from an index on.
    public func dropping(_ index: Int) -> FactList { FactList(facts, start + index..<start + size) }

    @inlinable public func makeIterator() -> FactIterator<Element> {
        FactIterator(facts, from: start, to: start + size)
    }
}

/// One fact after the other; what the standard library has for collections costs much in an unoptimised build.
public struct FactIterator<Element: Fact>: IteratorProtocol {
    @usableFromInline let facts: SpelledFacts
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(_ facts: SpelledFacts, from start: Int, to end: Int) {
        self.facts = facts
        position = start
        self.end = end
    }

    @inlinable public mutating func next() -> Element? {
        if position == end { return nil }
        defer { position += 1 }
        return Element(facts, at: position)
    }
}
