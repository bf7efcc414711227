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

/// A 64-bit hash of a name's bytes without backticks, valid within one run.
///
/// Equal names have equal hashes, so that a collision only lexes a file too much.
public struct NameHash: Hashable, Sendable {
    public let rawValue: UInt64

    /// Eight bytes a step: a byte at a time is ten times slower in an unoptimised build.
    public init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let isEscaped =
            bytes.count >= 2 && bytes[0] == Byte.backtick && bytes[bytes.count - 1] == Byte.backtick
        self.init(all: isEscaped ? UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1]) : bytes)
    }

    /// Of the bytes as they are.
    init(all bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        let end = bytes.count
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        if let base = bytes.baseAddress {
            while start < end {
                var word: UInt64 = 0
                memcpy(&word, base + start, end - start < 8 ? end - start : 8)
                hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash &>> 29
                start += 8
            }
        }
        rawValue = hash
    }

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Where a table of so many slots, a power of two, looks for the name first. The lowest bits of the hash alone would be
    /// equal for names of eight bytes of which only the last ones differ.
    @inlinable public static func slot(of hash: UInt64, in count: Int) -> Int {
        let mixed = (hash ^ hash &>> 32) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed &>> 32) & (count - 1)
    }

    /// No name.
    public static let none = NameHash(rawValue: 0)

    public init(_ name: String) {
        var name = name
        self = name.withUTF8 { NameHash($0) }
    }
}

/// What the head of a declaration, up to its `{`, tells about the types it concerns: where in the hashes of its file
/// the names stand.
public struct DeclarationHead: Sendable {
    public enum Keyword: UInt8, Sendable, CaseIterable {
        case `class`, `protocol`, `extension`, `typealias`, `struct`, `enum`, `actor`
        /// No declaration: `Name.init` as a value, which makes what the name means.
        case initialiser
    }

    public let keyword: Keyword
    /// It surely stands in the braces of something else. Found out only for names that the runtime has too.
    public fileprivate(set) var isNested: Bool
    /// `public` or `open` stands right before its keyword.
    public fileprivate(set) var isPublic: Bool
    /// `@unsafe` stands shortly before its keyword, maybe in another declaration.
    public fileprivate(set) var mayBeUnsafe: Bool
    fileprivate let starts: (name: UInt32, mentions: UInt32, bases: UInt32, qualifiers: UInt32)

    /// The declared name; for an extension all parts of its dotted path.
    public var name: Range<Int> { Int(starts.name)..<Int(starts.mentions) }
    /// Every identifier from after the name to the `{`, or to the end of a typealias; empty for a struct, enum or
    /// actor, which have no superclass and inherit no requirements.
    public var mentions: Range<Int> { Int(starts.mentions)..<Int(starts.bases) }
    /// Those of the mentions that the declared name may inherit from or stand for: the last part of each path outside
    /// angle brackets. None for an extension, which can add no base.
    public var bases: Range<Int> { Int(starts.bases)..<Int(starts.qualifiers) }
    /// For each base the first part of its path; `NameHash.none` where it has one part only.
    public var qualifiers: Range<Int> {
        Int(starts.qualifiers)..<Int(starts.qualifiers) + Int(starts.qualifiers) - Int(starts.bases)
    }
}

/// The heads of one file, in its order, and the hashes of their names in one array: there may be millions of heads.
public struct DeclarationHeads: Sendable {
    public private(set) var heads: [DeclarationHead] = []
    /// For each head its name, then the mentions, the bases and the qualifiers.
    public private(set) var hashes: [UInt64] = []

    public init() {}

    /// The names in a range of the hashes.
    public subscript(range: Range<Int>) -> [NameHash] {
        hashes[range].map { NameHash(rawValue: $0) }
    }

    /// The declared name of a head; of an extension's dotted path the last part.
    public func name(of head: DeclarationHead) -> NameHash {
        NameHash(rawValue: hashes[head.name.upperBound - 1])
    }

    public mutating func reserveCapacity(_ count: Int) {
        heads.reserveCapacity(count)
        hashes.reserveCapacity(count * 4)
    }

    public mutating func removeAll() {
        heads.removeAll(keepingCapacity: true)
        hashes.removeAll(keepingCapacity: true)
    }

    public mutating func append(_ hash: UInt64) {
        hashes.append(hash)
    }

    /// Adds the head of the hashes that were appended last.
    ///
    /// - Parameter baseCount: that of the qualifiers as well.
    public mutating func append(
        _ keyword: DeclarationHead.Keyword, nameCount: Int, mentionCount: Int, baseCount: Int,
        isNested: Bool = false, isPublic: Bool = false, mayBeUnsafe: Bool = false
    ) {
        let qualifiers = hashes.count - baseCount
        let bases = qualifiers - baseCount
        let mentions = bases - mentionCount
        heads.append(
            DeclarationHead(
                keyword: keyword, isNested: isNested, isPublic: isPublic, mayBeUnsafe: mayBeUnsafe,
                starts: (UInt32(mentions - nameCount), UInt32(mentions), UInt32(bases), UInt32(qualifiers))))
    }

    /// Adds what makes the type of a name.
    public mutating func append(initialiserOf name: NameHash) {
        append(name.rawValue)
        append(.initialiser, nameCount: 1, mentionCount: 0, baseCount: 0)
    }

    /// Tells where the last head stands, and behind what.
    public mutating func markLast(isNested: Bool, isPublic: Bool, mayBeUnsafe: Bool) {
        heads[heads.count - 1].isNested = isNested
        heads[heads.count - 1].isPublic = isPublic
        heads[heads.count - 1].mayBeUnsafe = mayBeUnsafe
    }
}
