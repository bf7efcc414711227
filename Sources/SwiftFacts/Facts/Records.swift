/// Values without padding or references, which are written as they stand in memory.
protocol FlatRecord: BitwiseCopyable, Sendable {
    /// Whether all that the record names exists.
    func isValid(in facts: FileFacts) -> Bool
}

struct TypeRecord: FlatRecord {
    struct Flags: OptionSet, Sendable, BitwiseCopyable {
        let rawValue: UInt8
        static let final = Flags(rawValue: 1)
        static let nonisolated = Flags(rawValue: 2)
        static let whereClause = Flags(rawValue: 4)
        static let local = Flags(rawValue: 8)
        static let marked = Flags(rawValue: 16)
        static let inNonisolated = Flags(rawValue: 32)
        static let expandsMacro = Flags(rawValue: 64)
        static let inheritsLocal = Flags(rawValue: 128)
    }

    let name: NameID
    /// None where no extension is around it.
    let extendedName: NameID
    let place: PlaceID
    let kind: UInt8
    let access: UInt8
    let effectiveAccess: UInt8
    var flags: Flags
    let attributes: RecordRange
    let genericParameters: RecordRange
    let constraints: RecordRange
    let extendedArguments: RecordRange
    let inherits: RecordRange
    var members = RecordRange()
    var payloads = RecordRange()
    let branch: BranchID

    func isValid(in facts: FileFacts) -> Bool {
        facts.has(name) && facts.mayHave(extendedName) && facts.has(place) && facts.mayHave(branch)
            && facts.has(attributes, in: facts.attributes)
            && facts.has(genericParameters, in: facts.parameterNames) && facts.has(inherits, in: facts.inherits)
            && facts.has(constraints, in: facts.constraints)
            && facts.has(extendedArguments, in: facts.extendedArguments)
            && facts.has(members, in: facts.members) && facts.has(payloads, in: facts.payloads)
    }
}

struct MemberRecord: FlatRecord {
    struct Flags: OptionSet, Sendable, BitwiseCopyable {
        let rawValue: UInt32
        static let explicitAccess = Flags(rawValue: 1)
        static let `static` = Flags(rawValue: 2)
        static let override = Flags(rawValue: 4)
        static let `let` = Flags(rawValue: 8)
        static let settable = Flags(rawValue: 16)
        static let nonisolated = Flags(rawValue: 32)
        static let inferredType = Flags(rawValue: 64)
        static let doubtfulInference = Flags(rawValue: 128)
        static let shared = Flags(rawValue: 256)
        static let computed = Flags(rawValue: 512)
        static let async = Flags(rawValue: 1_024)
        static let unretained = Flags(rawValue: 2_048)
        static let partOfTuple = Flags(rawValue: 4_096)
        static let nonsending = Flags(rawValue: 8_192)
        static let convenience = Flags(rawValue: 16_384)
        static let closure = Flags(rawValue: 32_768)
        /// With `static`: it is written `class`.
        static let ofClass = Flags(rawValue: 65_536)
        static let unwrapped = Flags(rawValue: 131_072)
        static let initialized = Flags(rawValue: 262_144)

        // That of the library goes through six calls where nothing is optimised.
        func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
    }

    let name: NameID
    let place: PlaceID
    /// Of the first name that the same `let` or `var` declares.
    var declarationPlace: PlaceID
    let kind: UInt8
    let access: UInt8
    let setterAccess: UInt8
    let throwing: UInt8
    let flags: Flags
    let type: NodeID
    let typePlace: PlaceID
    /// Of `throws(Failure)`.
    let failure: NodeID
    /// In `valueSteps`: the path of names that an initial value is, or the calls in one that shows its type.
    let value: RecordRange
    let attributes: RecordRange
    let parameters: RecordRange
    let generics: RecordRange
    /// In `constraints`.
    let requirements: RecordRange
    let branch: BranchID

    func isValid(in facts: FileFacts) -> Bool {
        facts.has(name) && facts.has(place) && facts.has(declarationPlace) && facts.mayHave(branch)
            && facts.mayHave(type) && facts.has(typePlace)
            && facts.mayHave(failure) && facts.has(value, in: facts.valueSteps)
            && facts.has(attributes, in: facts.attributes)
            && facts.has(parameters, in: facts.parameters) && facts.has(generics, in: facts.genericParameters)
            && facts.has(requirements, in: facts.constraints)
    }
}

struct ParameterRecord: FlatRecord {
    let label: NameID
    let name: NameID
    let type: NodeID
    let isVariadic: UInt16
    let hasDefault: UInt16

    func isValid(in facts: FileFacts) -> Bool { facts.mayHave(label) && facts.has(name) && facts.has(type) }
}

/// A name in what a value names, or one call in a value that shows its type, which has no name.
struct ValueStepRecord: FlatRecord {
    struct Flags: OptionSet, Sendable, BitwiseCopyable {
        let rawValue: UInt32
        static let called = Flags(rawValue: 1)
        static let trailingClosure = Flags(rawValue: 2)
    }

    let name: NameID
    let labels: RecordRange
    let flags: Flags

    func isValid(in facts: FileFacts) -> Bool {
        facts.mayHave(name) && facts.has(labels, in: facts.argumentLabels)
    }
}

struct AttributeRecord: FlatRecord {
    let name: NameID
    let arguments: NameID

    func isValid(in facts: FileFacts) -> Bool { facts.has(name) && facts.mayHave(arguments) }
}

struct GenericParameterRecord: FlatRecord {
    let name: NameID
    let bound: NodeID
    let kind: UInt32

    func isValid(in facts: FileFacts) -> Bool { facts.has(name) && facts.mayHave(bound) }
}

/// A requirement of a `where` clause.
struct ConstraintRecord: FlatRecord {
    let left: NodeID
    let right: NodeID
    let isSameType: UInt32

    func isValid(in facts: FileFacts) -> Bool { facts.has(left) && facts.has(right) }
}

/// An entry of an inheritance clause; the places of its generic arguments follow its own.
struct InheritanceRecord: FlatRecord {
    let type: NodeID
    let place: PlaceID
    let argumentCount: UInt32

    func isValid(in facts: FileFacts) -> Bool {
        facts.has(type) && Int(place.index) + Int(argumentCount) < facts.positions.places.count
    }
}

struct ImportRecord: FlatRecord {
    let module: NameID
    let importedKind: NameID
    let place: PlaceID
    /// One more than the level; 0 where none is written.
    let access: UInt32
    let attributes: RecordRange
    let branch: BranchID

    func isValid(in facts: FileFacts) -> Bool {
        facts.has(module) && facts.mayHave(importedKind) && facts.has(place) && facts.mayHave(branch)
            && facts.has(attributes, in: facts.attributes)
    }
}

struct TypealiasRecord: FlatRecord {
    struct Flags: OptionSet, Sendable, BitwiseCopyable {
        let rawValue: UInt16
        static let local = Flags(rawValue: 1)
        static let marked = Flags(rawValue: 2)
    }

    let name: NameID
    /// None where no extension is around it.
    let extendedName: NameID
    let place: PlaceID
    let access: UInt16
    var flags: Flags
    let genericParameters: RecordRange
    let type: NodeID
    let branch: BranchID
    /// The opening brace around a local one, and the last token before the closing one.
    let start: PlaceID
    let end: PlaceID

    func isValid(in facts: FileFacts) -> Bool {
        facts.has(name) && facts.mayHave(extendedName) && facts.has(place) && facts.has(type)
            && facts.mayHave(branch) && facts.has(genericParameters, in: facts.parameterNames) && facts.has(start)
            && facts.has(end)
    }
}

struct CreationRecord: FlatRecord {
    struct Flags: OptionSet, Sendable, BitwiseCopyable {
        let rawValue: UInt16
        static let parentIsSelf = Flags(rawValue: 1)
        static let memberIsStatic = Flags(rawValue: 2)
        static let memberHidesParent = Flags(rawValue: 4)
        static let besideValue = Flags(rawValue: 8)
        static let parentIsOther = Flags(rawValue: 16)
        static let namesLocal = Flags(rawValue: 32)
        static let requiredType = Flags(rawValue: 64)
        static let parentIsHandMade = Flags(rawValue: 128)
    }

    let calleeKind: UInt16
    let flags: Flags
    /// In `calleeNames`.
    let callee: RecordRange
    let place: PlaceID
    let startPlace: PlaceID
    let parent: NameID
    /// What the argument is given to, if that is no `parent`.
    let parameter: NameID
    let passedOn: NameID
    /// The index of a declaration; `UInt32.max` outside of all.
    let owner: UInt32
    let member: NameID
    let contextualType: NodeID
    let branch: BranchID

    func isValid(in facts: FileFacts) -> Bool {
        facts.has(callee, in: facts.calleeNames) && facts.has(place) && facts.has(startPlace) && facts.mayHave(parent)
            && facts.mayHave(parameter) && facts.mayHave(passedOn)
            && (owner == .max || Int(owner) < facts.declarations.count) && facts.mayHave(member)
            && facts.mayHave(contextualType) && facts.mayHave(branch)
    }
}

/// Two calls of `shared` in one getter of which both may run.
struct RepeatedSharedRecord: FlatRecord {
    let first: PlaceID
    let second: PlaceID
    /// The index of a declaration.
    let owner: UInt32
    let member: NameID
    /// What makes each value, where the source shows it.
    let firstValue: NameID
    let secondValue: NameID

    func isValid(in facts: FileFacts) -> Bool {
        facts.has(first) && facts.has(second) && Int(owner) < facts.declarations.count && facts.has(member)
            && facts.mayHave(firstValue) && facts.mayHave(secondValue)
    }
}

/// The call of a type that gets `self` and has no `parent:` label, or that gets nothing.
struct UnlabelledCreationRecord: FlatRecord {
    let name: NameID
    let place: PlaceID
    let passesSelf: UInt32

    func isValid(in facts: FileFacts) -> Bool { facts.has(name) && facts.has(place) }
}

/// A piece of the code of a member.
struct BodyRecord: FlatRecord {
    /// The index of a declaration.
    let owner: UInt32
    /// Of the member's name.
    let member: CodePlaceID
    var uses: RecordRange

    func isValid(in facts: FileFacts) -> Bool {
        Int(owner) < facts.declarations.count && facts.has(member) && facts.has(uses, in: facts.uses)
    }
}

/// A name in a piece of code that stands for a value or a called type; of each only the hash is kept.
struct UseRecord: FlatRecord {
    struct Flags: OptionSet, Sendable, BitwiseCopyable {
        let rawValue: UInt32
        /// It stands alone, or behind `self`.
        static let own = Flags(rawValue: 1)
        static let called = Flags(rawValue: 2)
        static let certain = Flags(rawValue: 4)
        static let value = Flags(rawValue: 8)
        static let shared = Flags(rawValue: 16)
        static let assigned = Flags(rawValue: 32)
        static let written = Flags(rawValue: 64)

        // That of the library goes through six calls where nothing is optimised.
        func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
    }

    /// The halves of the hash.
    let low: UInt32
    let high: UInt32
    let place: CodePlaceID
    /// The index of the use that it is a member of, or that the call is assigned to.
    var base: UInt32
    /// The index of the call that it stands in the parentheses of.
    let taker: UInt32
    var flags: Flags

    var hash: NameHash { NameHash(rawValue: UInt64(low) | UInt64(high) &<< 32) }

    func isValid(in facts: FileFacts) -> Bool { facts.has(place) }
}

/// What stands in the braces of `override class var name: Type { … }`.
struct TypeOverrideRecord: FlatRecord {
    /// Of the member's name.
    let member: PlaceID
    let code: NameID

    func isValid(in facts: FileFacts) -> Bool { facts.has(member) && facts.has(code) }
}

/// A call of `plugins`.
struct PluginCallRecord: FlatRecord {
    /// The index of a declaration; `UInt32.max` outside of all.
    let owner: UInt32
    /// Of the member's name.
    let member: PlaceID
    let place: PlaceID
    /// Of what is called on another object; else there is none.
    let type: NodeID

    func isValid(in facts: FileFacts) -> Bool {
        (owner == .max ? type != .none : Int(owner) < facts.declarations.count) && facts.mayHave(type)
            && facts.has(member) && facts.has(place)
    }
}

/// An id that a comment silences.
struct SuppressionRecord: FlatRecord {
    enum Reach: UInt32 {
        /// The line of the comment; also the next, where it stands on a line of its own; or the whole file.
        case line, nextLine, file
        /// A comment that begins as one that silences something, and does not; in place of an id, how it begins.
        case nothing
    }

    let id: NameID
    let place: PlaceID
    /// Where the declaration ends that the comment is about; where there is none, the place of the comment.
    var end: PlaceID
    let reach: Reach.RawValue

    func isValid(in facts: FileFacts) -> Bool { facts.has(id) && facts.has(place) && facts.has(end) }
}

/// A comment that marks a declaration, without effect.
struct StrayMarkRecord: FlatRecord {
    let fault: FileSummary.MarkFault.RawValue
    let place: PlaceID

    func isValid(in facts: FileFacts) -> Bool {
        facts.has(place) && FileSummary.MarkFault(rawValue: fault) != nil
    }
}

/// A word that no compiler accepts where it stands.
struct StrayWordRecord: FlatRecord {
    let word: NameID
    let place: PlaceID
    let fault: FileSummary.StrayWord.Fault.RawValue

    func isValid(in facts: FileFacts) -> Bool {
        facts.has(word) && facts.has(place) && FileSummary.StrayWord.Fault(rawValue: fault) != nil
    }
}

/// Where a file stops to be read.
struct UnreadRecord: FlatRecord {
    let reason: FileSummary.UnreadReason.RawValue
    let place: PlaceID

    func isValid(in facts: FileFacts) -> Bool {
        facts.has(place) && FileSummary.UnreadReason(rawValue: reason) != nil
    }
}

/// What one branch of an `#if` asks.
struct QuestionRecord: FlatRecord {
    let text: NameID
    let formula: NodeID

    func isValid(in facts: FileFacts) -> Bool {
        facts.has(text) && Int(formula.index) < facts.formulas.count
    }
}

/// An `#if` with all of its branches.
struct BlockRecord: FlatRecord {
    let questions: RecordRange
    let hasElse: UInt32

    func isValid(in facts: FileFacts) -> Bool { facts.has(questions, in: facts.questions) }
}

struct BranchRecord: FlatRecord {
    let around: BranchID
    let block: UInt32
    let index: UInt32

    /// What is around it is looked at in order.
    func isValid(in facts: FileFacts) -> Bool { facts.mayHave(around) }
}
