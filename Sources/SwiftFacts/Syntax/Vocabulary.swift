/// The words by which a framework's sources say what the scanner notes; what that means is the caller's matter.
///
/// Made once for all files, and never freed:
///
///     extension Vocabulary {
///         static let kit = Vocabulary(parentLabel: "parent", …)
///     }
public final class Vocabulary: Sendable {
    /// The label of an argument by which a call makes something below another: `Child(parent: self)`.
    public let parentLabel: StaticString
    /// The call whose closure makes the one value of a member: `shared { Network() }`.
    public let sharedCall: StaticString
    /// The same for a value that lives while somebody holds it.
    public let weakSharedCall: StaticString
    /// The label of such a call by which it is about another member than its own.
    public let memberNameLabel: StaticString
    /// The call that collects what is plugged into a member.
    public let pluginsCall: StaticString
    /// What stands before the period where a name is requested: `dependency` of `dependency.network`.
    public let requesters: [StaticString]
    /// The type of a parent that is made by hand, and serves what is made below it: `Child(parent: ByHand { … })`.
    public let handMadeParent: StaticString
    /// What the comments that matter hold, and those that are meant to matter: `eedle`, for who writes `Needle:ignore`.
    public let comment: StaticString
    /// The comment that marks a protocol or a typealias.
    public let mark: StaticString
    /// The letters, in lower case, of comments that are meant to be the mark.
    public let marksByLetters: [StaticString]
    /// What stands before the colon of such comments, in lower case.
    public let tools: [StaticString]
    /// The comments that silence findings, of a line and of a file; the ids follow.
    public let ignore: StaticString
    public let ignoreFile: StaticString

    let words: WordTable
    let sharedHash: NameHash
    let handMadeHash: NameHash

    public init(
        parentLabel: StaticString, sharedCall: StaticString, weakSharedCall: StaticString,
        memberNameLabel: StaticString, pluginsCall: StaticString, requesters: [StaticString],
        handMadeParent: StaticString,
        comment: StaticString, mark: StaticString, marksByLetters: [StaticString] = [], tools: [StaticString] = [],
        ignore: StaticString,
        ignoreFile: StaticString
    ) {
        self.parentLabel = parentLabel
        self.sharedCall = sharedCall
        self.weakSharedCall = weakSharedCall
        self.memberNameLabel = memberNameLabel
        self.pluginsCall = pluginsCall
        self.requesters = requesters
        self.handMadeParent = handMadeParent
        self.comment = comment
        self.mark = mark
        self.marksByLetters = marksByLetters
        self.tools = tools
        self.ignore = ignore
        self.ignoreFile = ignoreFile
        words = WordTable([
            (.parentLabel, parentLabel), (.sharedCall, sharedCall), (.weakSharedCall, weakSharedCall),
            (.pluginsCall, pluginsCall),
        ])
        sharedHash = sharedCall.nameHash
        handMadeHash = handMadeParent.nameHash
    }
}

extension StaticString {
    fileprivate var nameHash: NameHash { NameHash(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)) }

    package static func == (left: String, right: StaticString) -> Bool {
        right.withUTF8Buffer { right in
            left.utf8.withContiguousStorageIfAvailable { $0.count == right.count && $0.matches(right, at: 0) }
                ?? left.utf8.elementsEqual(right)
        }
    }

    static func != (left: String, right: StaticString) -> Bool { !(left == right) }
}
