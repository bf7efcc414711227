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
/// The lexer finds it out once for each name, so that the scanner compares small numbers instead of texts. It has no raw
/// value: the comparison of two cases would go through it in an unoptimised build.
public enum Word: CaseIterable, Sendable {
    /// Any other name, and every keyword in backticks.
    case none

    case actor, any, `as`, `associatedtype`, async, await, borrow, borrowing, `break`, `case`, `catch`, `class`,
        consuming
    case `continue`, convenience, `default`, `defer`, `deinit`, didSet, distributed, `do`, dynamic, each, `else`,
        `enum`,
        `extension`
    case `fallthrough`, `false`, `fileprivate`, final, `for`, `func`, get, `guard`, `if`, `import`, `in`, indirect,
        infix, initializer
    case `inout`, `internal`, `is`, isolated, lazy, `let`, macro, metatype, mutate, mutating, nonisolated, nonmutating,
        of
    case open, `operator`, optional, override, package, postfix, `precedencegroup`, prefix, `private`,
        `protocol`
    case protocolMetatype, `public`, reasync, `repeat`, required, `rethrows`, `return`, selfType, selfValue, sending,
        set
    case some, `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`
    case unowned, unsafe, unsafeAddress, unsafeMutableAddress, `var`, weak, `where`, `while`, willSet, yield,
        underscore
    case underscoredConst, underscoredConsuming, underscoredModify, underscoredOwned, underscoredRead, underscoredShared

    case directiveElse, directiveElseif, directiveEndif, directiveIf

    case parentLabel, sharedCall, weakSharedCall, pluginsCall

    /// As it stands in the source; empty for those of a vocabulary.
    var text: StaticString {
        switch self {
        case .none, .parentLabel, .sharedCall, .weakSharedCall, .pluginsCall: ""
        case .actor: "actor"
        case .any: "any"
        case .as: "as"
        case .associatedtype: "associatedtype"
        case .async: "async"
        case .await: "await"
        case .borrow: "borrow"
        case .borrowing: "borrowing"
        case .break: "break"
        case .case: "case"
        case .catch: "catch"
        case .class: "class"
        case .consuming: "consuming"
        case .continue: "continue"
        case .convenience: "convenience"
        case .default: "default"
        case .defer: "defer"
        case .deinit: "deinit"
        case .didSet: "didSet"
        case .distributed: "distributed"
        case .do: "do"
        case .dynamic: "dynamic"
        case .each: "each"
        case .else: "else"
        case .enum: "enum"
        case .extension: "extension"
        case .fallthrough: "fallthrough"
        case .false: "false"
        case .fileprivate: "fileprivate"
        case .final: "final"
        case .for: "for"
        case .func: "func"
        case .get: "get"
        case .guard: "guard"
        case .if: "if"
        case .import: "import"
        case .in: "in"
        case .indirect: "indirect"
        case .infix: "infix"
        case .initializer: "init"
        case .inout: "inout"
        case .internal: "internal"
        case .is: "is"
        case .isolated: "isolated"
        case .lazy: "lazy"
        case .let: "let"
        case .macro: "macro"
        case .metatype: "Type"
        case .mutate: "mutate"
        case .mutating: "mutating"
        case .nonisolated: "nonisolated"
        case .nonmutating: "nonmutating"
        case .of: "of"
        case .open: "open"
        case .operator: "operator"
        case .optional: "optional"
        case .override: "override"
        case .package: "package"
        case .postfix: "postfix"
        case .precedencegroup: "precedencegroup"
        case .prefix: "prefix"
        case .private: "private"
        case .protocol: "protocol"
        case .protocolMetatype: "Protocol"
        case .public: "public"
        case .reasync: "reasync"
        case .repeat: "repeat"
        case .required: "required"
        case .rethrows: "rethrows"
        case .return: "return"
        case .selfType: "Self"
        case .selfValue: "self"
        case .sending: "sending"
        case .set: "set"
        case .some: "some"
        case .static: "static"
        case .struct: "struct"
        case .subscript: "subscript"
        case .super: "super"
        case .switch: "switch"
        case .throw: "throw"
        case .throws: "throws"
        case .true: "true"
        case .try: "try"
        case .typealias: "typealias"
        case .underscore: "_"
        case .underscoredConst: "_const"
        case .underscoredConsuming: "__consuming"
        case .underscoredModify: "_modify"
        case .underscoredOwned: "__owned"
        case .underscoredRead: "_read"
        case .underscoredShared: "__shared"
        case .unowned: "unowned"
        case .unsafe: "unsafe"
        case .unsafeAddress: "unsafeAddress"
        case .unsafeMutableAddress: "unsafeMutableAddress"
        case .var: "var"
        case .weak: "weak"
        case .where: "where"
        case .while: "while"
        case .willSet: "willSet"
        case .yield: "yield"
        case .directiveElse: "#else"
        case .directiveElseif: "#elseif"
        case .directiveEndif: "#endif"
        case .directiveIf: "#if"
        }
    }
}

/// Finds the word that bytes spell by their first eight, loaded as one number, and their length.
struct WordTable: @unchecked Sendable {
    private struct Slot {
        var start: UInt64 = 0
        var length = 0
        var word = Word.none
        var text: StaticString = ""
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
        for (word, text) in Word.allCases.map({ ($0, $0.text) }) + more {
            let length = text.utf8CodeUnitCount
            if length == 0 { continue }
            let start = Self.start(text.utf8Start, length: length, available: length)
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
                if length <= 8 || memcmp(bytes, slots[index].text.utf8Start, length) == 0 { return slots[index].word }
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
