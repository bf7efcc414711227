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

/// Searches that cost the same in an unoptimised build, because libc does the work.
extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first `byte` at or after `start`.
    public func firstOffset(of byte: UInt8, from start: Int) -> Int? {
        guard let base = baseAddress, start < count,
            let found = memchr(base + start, Int32(byte), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// The offset of the first occurrence of `needle` at or after `start`.
    public func firstOffset(of needle: StaticString, from start: Int) -> Int? {
        firstOffset(of: UnsafeBufferPointer(start: needle.utf8Start, count: needle.utf8CodeUnitCount), from: start)
    }

    /// The offset of the first occurrence of `needle` at or after `start`.
    public func firstOffset(of needle: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        firstOffset(of: needle, anchor: needle.rarestOffset, from: start)
    }

    /// The offset of the first occurrence of `pattern` at or after `start`.
    public func firstOffset(of pattern: BytePattern, from start: Int) -> Int? {
        let needle = UnsafeBufferPointer(start: pattern.text.utf8Start, count: pattern.text.utf8CodeUnitCount)
        return firstOffset(of: needle, anchor: pattern.anchor, from: start)
    }

    /// The same, where the needle's `rarestOffset` is known: one of many searches for it need not work it out.
    ///
    /// `memmem` is not visible in every libc module, so `memchr` looks for one byte of the needle, at `anchor`.
    public func firstOffset(of needle: UnsafeBufferPointer<UInt8>, anchor: Int, from start: Int) -> Int? {
        guard let base = baseAddress, let pattern = needle.baseAddress, start >= 0, needle.count <= count - start,
            anchor < needle.count
        else { return nil }
        let length = needle.count
        let wanted = Int32(pattern[anchor])
        let neighbour = needle.neighbour(of: anchor)
        let expected = pattern[anchor + neighbour]
        var candidate = base + (start + anchor)
        let limit = base + (count - length + anchor + 1)
        while candidate < limit, let found = memchr(candidate, wanted, limit - candidate) {
            let match = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
            if match[neighbour] == expected, memcmp(match - anchor, pattern, length) == 0 {
                return match - anchor - base
            }
            candidate = match + 1
        }
        return nil
    }

    /// The offset of the first occurrence of either pattern at or after `start`, and whether it is the second one's.
    ///
    /// - Precondition: the patterns are looked for by the same byte.
    public func firstOffset(
        of first: BytePattern, or second: BytePattern, from start: Int
    ) -> (offset: Int, isSecond: Bool)? {
        precondition(first.rarestByte == second.rarestByte)
        guard let base = baseAddress, start >= 0 else { return nil }
        let wanted = Int32(first.rarestByte)
        let limit = base + count
        // Copied, for in an unoptimised build each look into a pattern costs as much as the search of a line.
        let anchor = first.anchor
        let neighbour = first.neighbour
        let expected = first.expected
        let begin = base + (start + anchor)
        let end = limit - (first.count - 1 - anchor)
        let otherAnchor = second.anchor
        let otherNeighbour = second.neighbour
        let otherExpected = second.expected
        let otherBegin = base + (start + otherAnchor)
        let otherEnd = limit - (second.count - 1 - otherAnchor)
        var candidate = base + start
        while candidate < limit, let found = memchr(candidate, wanted, limit - candidate) {
            let match = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
            candidate = match + 1
            if begin < candidate, match < end, match[neighbour] == expected,
                memcmp(match - anchor, first.text.utf8Start, first.count) == 0
            {
                return (match - anchor - base, false)
            }
            if otherBegin < candidate, match < otherEnd, match[otherNeighbour] == otherExpected,
                memcmp(match - otherAnchor, second.text.utf8Start, second.count) == 0
            {
                return (match - otherAnchor - base, true)
            }
        }
        return nil
    }

    /// Where a byte beside the anchor stands: most candidates differ there, which costs less to see than a call.
    fileprivate func neighbour(of anchor: Int) -> Int { anchor > 0 ? -1 : count > 1 ? 1 : 0 }

    /// The offset of the byte that is seen least in Swift sources.
    public var rarestOffset: Int {
        guard let base = baseAddress else { return 0 }
        let commonFirst: StaticString = " etnoraislcpdmu.f():hg\"y{}v,wb/=SCkxDI[]RPT>-A0M?_NF`BEO<L1V#$UW+G@H"
        let ranks = UnsafeBufferPointer(start: commonFirst.utf8Start, count: commonFirst.utf8CodeUnitCount)
        var rarest = 0
        var highestRank = -1
        for offset in 0..<count {
            guard let rank = ranks.firstOffset(of: base[offset], from: 0) else { return offset }
            if rank > highestRank {
                rarest = offset
                highestRank = rank
            }
        }
        return rarest
    }

    /// Whether the bytes from `start` to `end` are exactly `text`.
    public func matches(_ text: StaticString, from start: Int, to end: Int) -> Bool {
        guard let base = baseAddress, end - start == text.utf8CodeUnitCount, start >= 0, end <= count else {
            return false
        }
        return memcmp(base + start, text.utf8Start, end - start) == 0
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether all of `other` stands at `start`.
    public func matches(_ other: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        guard start >= 0, start + other.count <= count else { return false }
        guard let base = baseAddress, let bytes = other.baseAddress else { return true }
        return memcmp(base + start, bytes, other.count) == 0
    }
}

extension Collection<UInt8> {
    /// How many bytes at the start are the mark of the byte order in UTF-8: three, or none.
    public var markLength: Int { first == 0xEF && starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}

/// A text to search for in many files, with the byte to look for worked out once.
public struct BytePattern: Sendable {
    fileprivate let text: StaticString
    fileprivate let anchor: Int
    /// The byte that is looked for.
    public let rarestByte: UInt8
    /// Where a byte beside it stands, and which.
    fileprivate let neighbour: Int
    fileprivate let expected: UInt8

    public init(_ text: StaticString) {
        self.text = text
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        anchor = bytes.rarestOffset
        rarestByte = bytes[anchor]
        neighbour = bytes.neighbour(of: anchor)
        expected = bytes[anchor + neighbour]
    }

    public var count: Int { text.utf8CodeUnitCount }
}
