/// Reads what a file of the tool holds, and believes nothing: each answer is nil where the bytes end too early.
public struct ByteReader: Sendable {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    public init(_ bytes: ArraySlice<UInt8>) {
        self.init(Array(bytes), 0..<bytes.count)
    }

    /// Reads a part of the bytes, which must be there.
    public init(_ bytes: [UInt8], _ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    @inlinable public var isAtEnd: Bool { position == end }

    /// A number as `appendNumber` writes it.
    @inlinable
    public mutating func number() -> UInt64? {
        bytes.withUnsafeBufferPointer { Self.number(in: $0, at: &position, end: end) }
    }

    @inlinable
    static func number(in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int, end: Int) -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < end, shift < 64 {
            let byte = bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) &<< shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }

    /// The number of things that take at least so many bytes each, all of which must be there.
    @inlinable
    public mutating func count(ofAtLeast size: Int = 1) -> Int? {
        guard let number = number(), number <= UInt64((end - position) / max(1, size)) else { return nil }
        return Int(number)
    }

    public mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= end - position else { return nil }
        position += count
        return bytes[position - count..<position]
    }

    @inlinable
    public mutating func byte() -> UInt8? {
        guard position < end else { return nil }
        position += 1
        return bytes[position - 1]
    }

    /// Eight bytes.
    @inlinable
    public mutating func word() -> UInt64? {
        guard end - position >= 8 else { return nil }
        position += 8
        let offset = position - 8
        return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
    }

    /// A length, and as many bytes.
    public mutating func block() -> ArraySlice<UInt8>? {
        count().flatMap { bytes($0) }
    }

    public mutating func text() -> String? {
        guard let block = block() else { return nil }
        let text = String(decoding: block, as: UTF8.self)
        return text.utf8.elementsEqual(block) ? text : nil
    }

    /// Fills memory with words that were written as the differences to those of the record before.
    mutating func readDifferences(_ memory: UnsafeMutableRawBufferPointer, width: Int) -> Bool {
        let words = memory.bindMemory(to: UInt32.self)
        return bytes.withUnsafeBufferPointer { bytes in
            for index in words.indices {
                guard position < end else { return false }
                // Nearly all take one byte.
                var number = UInt64(bytes[position])
                if number < 0x80 {
                    position += 1
                } else {
                    guard let long = Self.number(in: bytes, at: &position, end: end), long <= UInt64(UInt32.max) else {
                        return false
                    }
                    number = long
                }
                let code = UInt32(truncatingIfNeeded: number)
                words[index] = (code &>> 1 ^ (0 &- (code & 1))) &+ (index < width ? 0 : words[index - width])
            }
            return true
        }
    }
}

extension [UInt8] {
    /// Seven bits a byte, the lowest first; all but the last byte have the eighth bit.
    public mutating func appendNumber(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest &>>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }

    /// Eight bytes, the lowest first.
    public mutating func appendWord(_ word: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { append(UInt8(truncatingIfNeeded: word &>> shift)) }
    }

    public mutating func appendBlock(_ block: some Collection<UInt8>) {
        appendNumber(UInt64(block.count))
        append(contentsOf: block)
    }
}
