import SwiftFacts

/// What all files say about names, also those that are not lexed: for findings that no use of a name must escape.
///
/// It errs on one side: what stands in comments and strings counts as well.
struct Mentions: Sendable {
    private var members: Set<NameHash> = []
    /// The names that a class or an actor has, and those that some other type has.
    private var classes: Set<NameHash> = []
    private var otherTypes: Set<NameHash> = []
    /// The modules in which a program begins.
    private(set) var programs: Set<String?> = []

    /// Whether some code may ask a value for a member of this name: any value but `self` and `dependency`.
    func mayRead(_ name: NameHash) -> Bool { members.contains(name) }

    /// Whether the name is that of classes only, as far as the sources declare it.
    func isClass(_ name: NameHash) -> Bool { classes.contains(name) && !otherTypes.contains(name) }

    mutating func add(_ file: FileMentions, heads: DeclarationHeads, module: String?) {
        members.formUnion(file.members)
        if file.beginsProgram { programs.insert(module) }
        add(heads)
    }

    mutating func add(_ mentions: ModuleMentions, module: String) {
        members.formUnion(mentions.members)
        if mentions.beginsProgram { programs.insert(module) }
    }

    mutating func add(_ heads: DeclarationHeads) {
        for head in heads.heads {
            let name = heads.name(of: head)
            switch head.keyword {
            case .class, .actor: classes.insert(name)
            case .struct, .enum, .protocol, .typealias: otherTypes.insert(name)
            case .extension, .initialiser: break
            }
        }
    }
}

/// The names behind periods in one file, found by a search for periods.
package struct FileMentions: Sendable {
    package private(set) var members: Set<NameHash> = []
    package let beginsProgram: Bool

    package init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
        beginsProgram =
            path.hasSuffix("main.swift")
            || Self.entries.contains { bytes.firstOffset(of: $0, from: 0) != nil }
        var position = 0
        var previous: (period: Int, base: Base)?
        while let period = bytes.firstOffset(of: Byte.period, from: position) {
            position = period + 1
            let name = Self.name(from: Self.skipBlanks(from: position, in: bytes), in: bytes)
            if name.isEmpty { continue }
            let base = Base(before: period, in: bytes, after: previous)
            previous = (period, base)
            if base == .own || base == .dependency { continue }
            let text = UnsafeBufferPointer(rebasing: bytes[name])
            if base == .other, Self.isDependency(text), Self.isFollowedByMember(name.upperBound, in: bytes) { continue }
            members.insert(NameHash(text))
        }
    }

    private static let entries = [BytePattern("@main"), BytePattern("ApplicationMain")]

    /// What a period stands behind.
    private enum Base {
        /// `self`, whose members the code of its own type uses.
        case own
        /// The `dependency` of `self`.
        case dependency
        case other

        /// - Parameter previous: the period before this one that a name follows.
        init(before period: Int, in bytes: UnsafeBufferPointer<UInt8>, after previous: (period: Int, base: Base)?) {
            var end = skipBlanks(before: period, in: bytes)
            // `self?.name`, `self!.name`
            if end > 0, bytes[end - 1] == Byte.questionMark || bytes[end - 1] == Byte.exclamationMark { end -= 1 }
            let start = nameStart(before: end, in: bytes)
            let before = skipBlanks(before: start, in: bytes)
            let isMember = before > 0 && bytes[before - 1] == Byte.period
            let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
            if !isMember, Self.spell("self", name) || Self.spell("super", name) {
                self = .own
            } else if isDependency(name) {
                let isOwn = previous.map { $0.period == before - 1 && $0.base == .own } ?? false
                self = !isMember || isOwn ? .dependency : .other
            } else {
                self = .other
            }
        }

        private static func spell(_ word: StaticString, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
            name.count == word.utf8CodeUnitCount
                && (0..<name.count).allSatisfy { name[$0] == word.utf8Start[$0] }
        }
    }

    private static func isDependency(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        NameHash(name) == RuntimeNames.dependency
    }

    private static func isFollowedByMember(_ end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let period = skipBlanks(from: end, in: bytes)
        guard period < bytes.count, bytes[period] == Byte.period else { return false }
        return !name(from: skipBlanks(from: period + 1, in: bytes), in: bytes).isEmpty
    }

    /// A name may stand in backticks, with blanks and all, and else does not begin with a digit.
    private static func name(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        if start < bytes.count, bytes[start] == Byte.backtick {
            return start..<(bytes.firstOffset(of: Byte.backtick, from: start + 1).map { $0 + 1 } ?? start)
        }
        var end = start
        while end < bytes.count, Lexer.isNameByte(bytes[end]) { end += 1 }
        return start < end && !Lexer.isDigit(bytes[start]) ? start..<end : start..<start
    }

    private static func nameStart(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var start = end
        while start > 0, Lexer.isNameByte(bytes[start - 1]) || bytes[start - 1] == Byte.backtick { start -= 1 }
        return start
    }

    private static func skipBlanks(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var position = start
        while position < bytes.count, isBlank(bytes[position]) { position += 1 }
        return position
    }

    private static func skipBlanks(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var position = end
        while position > 0, isBlank(bytes[position - 1]) { position -= 1 }
        return position
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == Byte.space || (Byte.tab...Byte.carriageReturn).contains(byte)
    }
}
