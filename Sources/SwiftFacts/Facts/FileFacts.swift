/// Everything that the scanner keeps of one file, flat: arrays of records of a fixed size that name each other by index.
///
/// Names and types are kept once, however often the file writes them. Nothing but `positions` says where something stands,
/// so that a declaration that only moves changes nothing else.
///
///     let facts = DeclarationScanner.facts(of: bytes, vocabulary)
///     let read = FileFacts(sections: facts.sections[...])      // equal to `facts`
public struct FileFacts: Sendable {
    var names = NameTable()
    var types = NodeTable()
    var formulas = NodeTable()
    var declarations: [TypeRecord] = []
    var members: [MemberRecord] = []
    var parameters: [ParameterRecord] = []
    var attributes: [AttributeRecord] = []
    var inherits: [InheritanceRecord] = []
    /// What the cases of enums hold.
    var payloads: [NodeID] = []
    var constraints: [ConstraintRecord] = []
    /// Of extensions such as `extension List<Song>`.
    var extendedArguments: [NodeID] = []
    /// The names of the generic parameters of types and typealiases.
    var parameterNames: [NameID] = []
    /// Those of members.
    var genericParameters: [GenericParameterRecord] = []
    /// What the initial values of members name and call.
    var valueSteps: [ValueStepRecord] = []
    /// Those of the arguments of calls; none for an argument without a label.
    var argumentLabels: [NameID] = []
    var imports: [ImportRecord] = []
    var typealiases: [TypealiasRecord] = []
    var creations: [CreationRecord] = []
    var repeatedShared: [RepeatedSharedRecord] = []
    var calleeNames: [NameID] = []
    /// The functions of the file whose names look like types.
    var functions: [NameID] = []
    /// The halves of the hashes of called types.
    var calledTypes: [UInt32] = []
    var unlabelledCreations: [UnlabelledCreationRecord] = []
    /// Of classes with a base and of extensions.
    var bodies: [BodyRecord] = []
    var uses: [UseRecord] = []
    var typeOverrides: [TypeOverrideRecord] = []
    var pluginCalls: [PluginCallRecord] = []
    var suppressions: [SuppressionRecord] = []
    var strayMarks: [StrayMarkRecord] = []
    /// Of a file that is not read: where, and why.
    var unread: [UnreadRecord] = []
    /// The first bracket without another one to it, if there is one.
    var unmatched: [PlaceID] = []
    var strayWords: [StrayWordRecord] = []
    var questions: [QuestionRecord] = []
    var blocks: [BlockRecord] = []
    var branches: [BranchRecord] = []
    var positions = Positions()
}

/// Where everything stands: the only part that changes when lines are added above.
struct Positions: Sendable {
    /// Byte offsets, by `PlaceID`.
    var places: [UInt32] = []
    /// Those of pieces of code and of what they use, by `CodePlaceID`.
    var code: [UInt32] = []
    var lineStarts: [UInt32] = []
}

/// The index of a name in the names of its file.
public struct NameID: Hashable, BitwiseCopyable, Sendable {
    public let index: UInt32
    static let none = NameID(index: .max)
}

/// The index of a type, or of the formula of a condition, in the nodes of its file.
public struct NodeID: Hashable, BitwiseCopyable, Sendable {
    let index: UInt32
    static let none = NodeID(index: .max)
}

/// The index of a byte offset in the positions of its file.
public struct PlaceID: Hashable, BitwiseCopyable, Sendable {
    let index: UInt32
}

/// The index of a byte offset in code, in the positions of its file.
struct CodePlaceID: Hashable, BitwiseCopyable, Sendable {
    let index: UInt32
}

/// The index of a branch of an `#if`, with all that is around it.
public struct BranchID: Hashable, BitwiseCopyable, Sendable {
    let index: UInt32
    package static let none = BranchID(index: .max)
}

/// The records of another array that belong to a record.
struct RecordRange: BitwiseCopyable, Sendable {
    var start: UInt32 = 0
    var count: UInt32 = 0

    var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
