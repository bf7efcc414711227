/// Finds out whether bytes are UTF-8, by words of eight bytes where they are ASCII.
public enum UTF8Validator {
    /// Where the first sequence that is not UTF-8 begins: overlong, a surrogate, beyond U+10FFFF, cut off or stray.
    public static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let count = bytes.count
        var offset = 0
        while true {
            offset = endOfASCII(base, from: offset, to: count)
            guard offset < count else { return nil }
            let length = lengthOfSequence(base + offset, available: count - offset)
            guard length > 0 else { return offset }
            offset += length
        }
    }

    private static func endOfASCII(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end, UInt(bitPattern: base + offset) & 7 != 0 {
            if base[offset] >= 0x80 { return offset }
            offset = offset &+ 1
        }
        if end - offset >= 8 {
            offset += 8 * asciiWords(base + offset, count: (end - offset) / 8)
        }
        while offset < end, base[offset] < 0x80 { offset = offset &+ 1 }
        return offset
    }

    /// Set in the bytes of a word that are not ASCII.
    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// How many words at the start of aligned bytes are ASCII throughout.
    private static func asciiWords(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
        UnsafeRawPointer(bytes).withMemoryRebound(to: UInt64.self, capacity: count) { words in
            var index = 0
            while index &+ 4 <= count,
                (words[index] | words[index &+ 1] | words[index &+ 2] | words[index &+ 3]) & highBits == 0
            {
                index = index &+ 4
            }
            while index < count, words[index] & highBits == 0 { index = index &+ 1 }
            return index
        }
    }

    /// The length of the well-formed sequence of two to four bytes that begins here, or 0.
    private static func lengthOfSequence(_ bytes: UnsafePointer<UInt8>, available: Int) -> Int {
        let length: Int
        var lowest: UInt8 = 0x80
        var highest: UInt8 = 0xBF
        switch bytes[0] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, lowest) = (3, 0xA0)
        case 0xED: (length, highest) = (3, 0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, lowest) = (4, 0x90)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, highest) = (4, 0x8F)
        default: return 0
        }
        guard length <= available, bytes[1] >= lowest, bytes[1] <= highest else { return 0 }
        for index in 2..<max(2, length) where bytes[index] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
