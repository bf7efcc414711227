import SwiftFacts

/// A word for which the filter searches every file.
enum SoughtWord: CaseIterable, Sendable {
    case `class`, `protocol`, `struct`, actor, `enum`, `extension`, `typealias`, initialiser, parent

    @inline(__always)
    var text: StaticString {
        switch self {
        case .class: "class"
        case .protocol: "protocol"
        case .struct: "struct"
        case .actor: "actor"
        case .enum: "enum"
        case .extension: "extension"
        case .typealias: "typealias"
        case .initialiser: ".init"
        case .parent: Vocabulary.needle.parentLabel
        }
    }

    /// What it declares; nil for those that declare nothing.
    var keyword: DeclarationHead.Keyword? {
        switch self {
        case .class: .class
        case .protocol: .protocol
        case .struct: .struct
        case .actor: .actor
        case .enum: .enum
        case .extension: .extension
        case .typealias: .typealias
        case .initialiser, .parent: nil
        }
    }

    /// One of the words, at a place of a file.
    struct Occurrence: Equatable {
        let word: SoughtWord
        let start: Int

        var end: Int { start + word.text.utf8CodeUnitCount }
    }

    /// Where the words stand, in the order of the file; parts of longer names count.
    ///
    /// - Returns: the same in every build, by the way that is fast in it: without the optimiser, a step of a loop costs more
    ///   than the search of a whole line by libc.
    static func occurrences(in bytes: UnsafeBufferPointer<UInt8>) -> [Occurrence] {
        #if DEBUG
        occurrencesByWord(in: bytes)
        #else
        occurrencesByBlocks(in: bytes)
        #endif
    }
}

// MARK: - One search a word

extension SoughtWord {
    /// Two words that are looked for by the same letter, or one.
    private struct Search: Sendable {
        let word: SoughtWord
        let pattern: BytePattern
        var other: (word: SoughtWord, pattern: BytePattern)?
    }

    private static let searches = allCases.reduce(into: [Search]()) { searches, word in
        let pattern = BytePattern(word.text)
        let twin = searches.firstIndex { $0.other == nil && $0.pattern.rarestByte == pattern.rarestByte }
        if let twin {
            searches[twin].other = (word, pattern)
        } else {
            searches.append(Search(word: word, pattern: pattern))
        }
    }

    static func occurrencesByWord(in bytes: UnsafeBufferPointer<UInt8>) -> [Occurrence] {
        var occurrences: [Occurrence] = []
        for search in searches {
            var position = 0
            if let other = search.other {
                while let found = bytes.firstOffset(of: search.pattern, or: other.pattern, from: position) {
                    occurrences.append(Occurrence(word: found.isSecond ? other.word : search.word, start: found.offset))
                    position = found.offset + 1
                }
            } else {
                while let start = bytes.firstOffset(of: search.pattern, from: position) {
                    occurrences.append(Occurrence(word: search.word, start: start))
                    position = start + search.pattern.count
                }
            }
        }
        return occurrences.sorted { $0.start < $1.start }
    }
}

// MARK: - All words in one pass

extension SoughtWord {
    private typealias Block = SIMD16<UInt8>
    private static var blockSize: Int { 16 }

    /// Compares sixteen bytes at a time with two letters that follow each other in a word, which few other places have.
    static func occurrencesByBlocks(in bytes: UnsafeBufferPointer<UInt8>) -> [Occurrence] {
        var occurrences: [Occurrence] = []
        guard let base = bytes.baseAddress else { return [] }
        // Most files have fewer.
        occurrences.reserveCapacity(16)
        let memory = UnsafeRawPointer(base)
        var position = 0
        while position &+ blockSize < bytes.count {
            let candidates = pairs(
                memory.loadUnaligned(fromByteOffset: position, as: Block.self),
                memory.loadUnaligned(fromByteOffset: position &+ 1, as: Block.self))
            if candidates[0] | candidates[1] != 0 {
                add(candidates[0], at: position, in: bytes, to: &occurrences)
                add(candidates[1], at: position &+ 8, in: bytes, to: &occurrences)
            }
            position = position &+ blockSize
        }
        while position < bytes.count {
            if let found = occurrence(at: position, in: bytes) { occurrences.append(found) }
            position += 1
        }
        return occurrences
    }

    /// A byte of ones for each place where a pair of letters begins: `cl`, `ct`, `oc`, `nu`, `xt`, `ia`, `pa` and `.i`.
    ///
    /// What is nought where a letter stands needs no mask in between: masks are taken apart and made again.
    /// - Parameter second: the bytes after those of `first`.
    @inline(__always)
    private static func pairs(_ first: Block, _ second: Block) -> SIMD2<UInt64> {
        let secondT = second.differing(from: Byte.t)
        let classOrCT = first.differing(from: Byte.c) | least(second.differing(from: Byte.l), secondT)
        let `protocol` = first.differing(from: Byte.o) | second.differing(from: Byte.c)
        let `enum` = first.differing(from: Byte.n) | second.differing(from: Byte.u)
        let `extension` = first.differing(from: Byte.x) | secondT
        let aliasOrParent =
            least(first.differing(from: Byte.i), first.differing(from: Byte.p)) | second.differing(from: Byte.a)
        let initialiser = first.differing(from: Byte.period) | second.differing(from: Byte.i)
        let all = least(
            least(least(classOrCT, `protocol`), least(`enum`, `extension`)), least(aliasOrParent, initialiser))
        return all.zeros
    }

    @inline(__always)
    private static func least(_ left: Block, _ right: Block) -> Block {
        left.replacing(with: right, where: right .< left)
    }

    private static func add(
        _ candidates: UInt64, at position: Int, in bytes: UnsafeBufferPointer<UInt8>,
        to occurrences: inout [Occurrence]
    ) {
        var rest = candidates
        while rest != 0 {
            let index = rest.trailingZeroBitCount / 8
            if let found = occurrence(at: position + index, in: bytes) { occurrences.append(found) }
            rest &= ~(0xFF &<< UInt64(truncatingIfNeeded: 8 * index))
        }
    }

    /// The word whose pair of letters begins at an offset. The letter beside the pair rules out most of what is none.
    private static func occurrence(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Occurrence? {
        guard offset + 1 < bytes.count else { return nil }
        let before = offset > 0 ? bytes[offset - 1] : 0
        let after = offset + 2 < bytes.count ? bytes[offset + 2] : 0
        switch (bytes[offset], bytes[offset + 1]) {
        case (Byte.c, Byte.l) where after == Byte.a: return occurrence(of: .class, at: offset, in: bytes)
        case (Byte.c, Byte.t) where before == Byte.u: return occurrence(of: .struct, at: offset - 4, in: bytes)
        case (Byte.c, Byte.t) where before == Byte.a: return occurrence(of: .actor, at: offset - 1, in: bytes)
        case (Byte.o, Byte.c) where after == Byte.o: return occurrence(of: .protocol, at: offset - 4, in: bytes)
        case (Byte.n, Byte.u) where after == Byte.m: return occurrence(of: .enum, at: offset - 1, in: bytes)
        case (Byte.x, Byte.t) where before == Byte.e: return occurrence(of: .extension, at: offset - 1, in: bytes)
        case (Byte.i, Byte.a) where before == Byte.l: return occurrence(of: .typealias, at: offset - 6, in: bytes)
        case (Byte.p, Byte.a) where after == Byte.r: return occurrence(of: .parent, at: offset, in: bytes)
        case (Byte.period, Byte.i) where after == Byte.n: return occurrence(of: .initialiser, at: offset, in: bytes)
        default: return nil
        }
    }

    @inline(__always)
    private static func occurrence(
        of word: SoughtWord, at start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Occurrence? {
        let found = Occurrence(word: word, start: start)
        // Most candidates differ in the first letters, which costs less to see than a call.
        guard start >= 0, found.end <= bytes.count, firstLetters(bytes.baseAddress, start) == word.firstLetters,
            bytes.matches(word.text, from: start, to: found.end)
        else { return nil }
        return found
    }

    /// The first four bytes of the word; none is shorter.
    @inline(__always)
    private var firstLetters: UInt32? { Self.firstLetters(text.utf8Start, 0) }

    @inline(__always)
    private static func firstLetters(_ base: UnsafePointer<UInt8>?, _ offset: Int) -> UInt32? {
        base.map { UnsafeRawPointer($0).loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    }
}

extension SIMD16<UInt8> {
    /// Nought where a byte stands.
    @inline(__always)
    fileprivate func differing(from byte: UInt8) -> SIMD16<UInt8> { self ^ SIMD16(repeating: byte) }

    /// A byte of ones for each nought. The comparison with a scalar would be sixteen comparisons.
    @inline(__always)
    fileprivate var zeros: SIMD2<UInt64> {
        unsafeBitCast(self .== Self(repeating: 0), to: SIMD2<UInt64>.self)
    }
}
