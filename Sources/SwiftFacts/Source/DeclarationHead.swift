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
            bytes.count >= 2 && bytes[0] == UInt8(ascii: "`") && bytes[bytes.count - 1] == UInt8(ascii: "`")
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

/// What the head of a declaration, up to its `{`, tells about the types it concerns.
public struct DeclarationHead: Sendable {
    public enum Keyword: UInt8, Sendable, CaseIterable {
        case `class`, `protocol`, `extension`, `typealias`, `struct`, `enum`, `actor`
        /// No declaration: `Name.init` as a value, which makes what the name means.
        case initialiser
    }

    public let keyword: Keyword
    /// The declared name; for an extension all parts of its dotted path.
    public let name: [NameHash]
    /// Every identifier from after the name to the `{`, or to the end of a typealias; empty for a struct, enum or
    /// actor, which have no superclass and inherit no requirements.
    public let mentions: [NameHash]
    /// Those of the mentions that the declared name may inherit from or stand for: the last part of each path outside
    /// angle brackets. None for an extension, which can add no base.
    public let bases: [NameHash]
    /// For each base the first part of its path; `NameHash.none` where it has one part only.
    public let qualifiers: [NameHash]
    /// It surely stands in the braces of something else. Found out only for names that the runtime has too.
    public var isNested = false
    /// `public` or `open` stands right before its keyword.
    public var isPublic = false

    public init(
        keyword: Keyword, name: [NameHash], mentions: [NameHash], bases: [NameHash], qualifiers: [NameHash] = []
    ) {
        self.keyword = keyword
        self.name = name
        self.mentions = mentions
        self.bases = bases
        self.qualifiers = qualifiers.count == bases.count ? qualifiers : bases.map { _ in .none }
    }
}
