import SwiftFacts

/// Reads the heads of the files of summaries, file by file, into memory that it uses again: there may be millions.
///
///     var reader = HeadReader()
///     reader.read(bytes, range)
///     for head in reader.heads.heads { … }
struct HeadReader: Sendable {
    /// Those of the file that was read last.
    private(set) var heads = DeclarationHeads()
    /// The hashes of the file, which its heads name by their numbers.
    private var table: [UInt64] = []

    /// How many hashes the heads have; nil where the bytes are no heads, as `HeadWriter` writes them.
    static func hashCount(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        if range.isEmpty { return 0 }
        return bytes.withUnsafeBytes { bytes in
            var cursor = Cursor(UnsafeRawBufferPointer(rebasing: bytes[range]))
            guard let size = cursor.count(ofAtLeast: 8) else { return nil }
            cursor.skip(size * 8)
            var count = 0
            while !cursor.isAtEnd {
                guard let head = head(&cursor, size, { _ in }) else { return nil }
                count += head.nameCount + head.mentionCount + 2 * head.baseCount
            }
            return count
        }
    }

    /// Reads heads, of which `hashCount` knows that they are some.
    mutating func read(_ bytes: [UInt8], _ range: Range<Int>) {
        heads.removeAll()
        table.removeAll(keepingCapacity: true)
        if range.isEmpty { return }
        bytes.withUnsafeBytes { bytes in
            var cursor = Cursor(UnsafeRawBufferPointer(rebasing: bytes[range]))
            let size = cursor.count(ofAtLeast: 8) ?? 0
            for _ in 0..<size { table.append(cursor.word()) }
            while !cursor.isAtEnd {
                let head = Self.head(&cursor, size) { number in
                    heads.append(number == 0 ? NameHash.none.rawValue : table[number - 1])
                }
                guard let head else { return }
                heads.append(
                    head.keyword, nameCount: head.nameCount, mentionCount: head.mentionCount,
                    baseCount: head.baseCount, isNested: head.isNested, isPublic: head.isPublic,
                    mayBeUnsafe: head.mayBeUnsafe)
            }
        }
    }

    /// A head, before which its hashes were noted.
    private struct Head {
        let keyword: DeclarationHead.Keyword
        let isNested: Bool
        let isPublic: Bool
        let mayBeUnsafe: Bool
        let nameCount: Int
        let mentionCount: Int
        let baseCount: Int
    }

    /// - Parameter note: gets the numbers of the hashes; 0 stands for no name.
    @inline(__always)
    private static func head(_ cursor: inout Cursor, _ size: Int, _ note: (Int) -> Void) -> Head? {
        guard let byte = cursor.byte(), let keyword = DeclarationHead.Keyword(rawValue: byte & 0x1F),
            let nameCount = numbers(&cursor, size, note), nameCount > 0,
            let mentionCount = numbers(&cursor, size, note),
            let baseCount = numbers(&cursor, size, note), numbers(&cursor, size, note) == baseCount
        else { return nil }
        return Head(
            keyword: keyword, isNested: byte & 0x80 != 0, isPublic: byte & 0x40 != 0,
            mayBeUnsafe: byte & 0x20 != 0, nameCount: nameCount, mentionCount: mentionCount, baseCount: baseCount)
    }

    /// How many there are.
    @inline(__always)
    private static func numbers(_ cursor: inout Cursor, _ size: Int, _ note: (Int) -> Void) -> Int? {
        guard let count = cursor.count(ofAtLeast: 1) else { return nil }
        for _ in 0..<count {
            guard let number = cursor.number(), number <= size else { return nil }
            note(number)
        }
        return count
    }
}

/// A `ByteReader` of bytes that stay where they are: a link reads all heads of all files.
private struct Cursor {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    @inline(__always)
    mutating func byte() -> UInt8? {
        guard position < bytes.count else { return nil }
        position += 1
        return bytes[position - 1]
    }

    /// A number as `appendNumber` writes it: nearly all have one byte.
    @inline(__always)
    mutating func number() -> Int? {
        guard let byte = byte() else { return nil }
        return byte < 0x80 ? Int(byte) : number(after: byte)
    }

    private mutating func number(after first: UInt8) -> Int? {
        var value = UInt64(first & 0x7F)
        var shift: UInt64 = 7
        while shift < 64, let byte = byte() {
            value |= UInt64(byte & 0x7F) &<< shift
            if byte < 0x80 { return value <= UInt64(Int.max) ? Int(value) : nil }
            shift += 7
        }
        return nil
    }

    /// The number of things that take at least so many bytes each, all of which are there.
    @inline(__always)
    mutating func count(ofAtLeast size: Int) -> Int? {
        guard let number = number(), number <= (bytes.count - position) / size else { return nil }
        return number
    }

    /// As many bytes, which must be there.
    mutating func skip(_ count: Int) { position += count }

    /// Eight bytes, which must be there.
    mutating func word() -> UInt64 {
        position += 8
        return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position - 8, as: UInt64.self))
    }
}
