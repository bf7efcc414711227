#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(ucrt)
import ucrt
#endif

/// A word that means something to the scanner: a keyword, a modifier, a directive, or one of its `Vocabulary`.
///
/// The lexer finds it out once for each name, so that the scanner compares small numbers instead of texts.
public enum Word: String, CaseIterable, Sendable {
    /// Any other name, and every keyword in backticks.
    case none

    case actor, any, `as`, `associatedtype`, async, await, borrow, borrowing, `break`, `case`, `catch`, `class`,
        consuming
    case `continue`, convenience, `default`, `defer`, `deinit`, didSet, distributed, `do`, dynamic, each, `else`,
        `enum`,
        `extension`
    case `fallthrough`, `false`, `fileprivate`, final, `for`, `func`, get, `guard`, `if`, `import`, `in`, indirect,
        infix, initializer = "init"
    case `inout`, `internal`, `is`, isolated, lazy, `let`, macro, metatype = "Type", mutate, mutating, nonisolated,
        nonmutating, of
    case open, `operator`, optional, override, package, postfix, `precedencegroup`, prefix, `private`,
        `protocol`
    case protocolMetatype = "Protocol", `public`, reasync, `repeat`, required, `rethrows`, `return`
    case selfType = "Self", selfValue = "self", sending, set
    case some, `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`
    case unowned, unsafe, unsafeAddress, unsafeMutableAddress, `var`, weak, `where`, `while`, willSet, yield, yielding,
        underscore = "_"
    case underscoredConst = "_const", underscoredConsuming = "__consuming", underscoredModify = "_modify"
    case underscoredOwned = "__owned", underscoredRead = "_read", underscoredShared = "__shared"

    case directiveElse = "#else", directiveElseif = "#elseif", directiveEndif = "#endif", directiveIf = "#if"

    case parentLabel, sharedCall, weakSharedCall, pluginsCall

    /// By the byte that a case is: in an unoptimised build Swift's own would compare the texts.
    public static func == (left: Word, right: Word) -> Bool {
        unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }

    public static func != (left: Word, right: Word) -> Bool { !(left == right) }
}

/// Finds the word that bytes spell by their first eight, loaded as one number, and their length.
struct WordTable: @unchecked Sendable {
    private struct Slot {
        var start: UInt64 = 0
        var length = 0
        var word = Word.none
        var text: UnsafePointer<UInt8>?
    }

    /// The words of Swift alone.
    static let swift = WordTable([])

    /// Never freed: it is made once, and lexers on all threads read it.
    private let slots: UnsafeMutablePointer<Slot>
    private let longest: Int
    private static let slotCount = 512

    init(_ more: [(Word, StaticString)]) {
        slots = .allocate(capacity: Self.slotCount)
        slots.initialize(repeating: Slot(), count: Self.slotCount)
        var longest = 0
        let ofSwift = Word.allCases.filter { $0 != .none && !$0.isName }.map { ($0, $0.rawValue) }
        for (word, spelled) in ofSwift + more.map({ ($0, $1.description) }) {
            let length = spelled.utf8.count
            if length == 0 { continue }
            let text = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
            _ = UnsafeMutableBufferPointer(start: text, count: length).initialize(from: spelled.utf8)
            let start = Self.start(text, length: length, available: length)
            var index = Self.index(start, length)
            while slots[index].length > 0 { index = (index + 1) & (Self.slotCount - 1) }
            slots[index] = Slot(start: start, length: length, word: word, text: text)
            longest = max(longest, length)
        }
        self.longest = longest
    }

    /// - Parameter available: how many bytes may be read, at least `length`.
    @inline(__always)
    func word(at bytes: UnsafePointer<UInt8>, length: Int, available: Int) -> Word {
        if length > longest { return .none }
        let start = Self.start(bytes, length: length, available: available)
        var index = Self.index(start, length)
        while slots[index].length > 0 {
            if slots[index].start == start, slots[index].length == length {
                let isWhole = length <= 8 || slots[index].text.map { memcmp(bytes, $0, length) } == 0
                if isWhole { return slots[index].word }
            }
            index = (index &+ 1) & 511
        }
        return .none
    }

    @inline(__always)
    private static func start(_ bytes: UnsafePointer<UInt8>, length: Int, available: Int) -> UInt64 {
        var start: UInt64 = 0
        guard available >= 8 else {
            for index in 0..<length { start |= UInt64(bytes[index]) &<< UInt64(truncatingIfNeeded: index &* 8) }
            return start
        }
        memcpy(&start, bytes, 8)
        // The bytes after the word are the high ones: all systems that Swift runs on are little-endian.
        return length >= 8 ? start : start & ((1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1)
    }

    @inline(__always)
    private static func index(_ start: UInt64, _ length: Int) -> Int {
        let hash = (start ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash &>> 55)
    }
}

extension Word {
    /// Whether a name cannot be that of a declaration or a value without backticks.
    public static func isKeyword(_ name: String) -> Bool {
        var name = name
        let word = name.withUTF8 { bytes in
            bytes.baseAddress.map { WordTable.swift.word(at: $0, length: bytes.count, available: bytes.count) }
        }
        // These two are no words of the scanner's: it reads them as names.
        return word?.isReserved == true || name == "Any" || name == "nil"
    }

    /// Whether it is a name of a vocabulary, which backticks do not change.
    var isName: Bool {
        switch self {
        case .parentLabel, .sharedCall, .weakSharedCall, .pluginsCall: true
        default: false
        }
    }

    /// Whether it stands before an expression and leaves its value as it is.
    var marksExpression: Bool { self == .try || self == .await || self == .unsafe }

    private var isReserved: Bool {
        switch self {
        case .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do, .else,
            .enum, .extension, .fallthrough, .false, .fileprivate, .for, .func, .guard, .if, .import, .in, .initializer,
            .inout, .internal, .is, .let, .metatype, .operator, .precedencegroup, .private, .protocol,
            .protocolMetatype, .public, .repeat, .rethrows, .return, .selfType, .selfValue, .static, .struct,
            .subscript, .super, .switch, .throw, .throws, .true, .try, .typealias, .var, .where, .while:
            true
        default: false
        }
    }
}
