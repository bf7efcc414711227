import SwiftFacts

/// Reads the heads of the files of summaries, file by file, into memory that it uses again: there may be millions.
///
///     var reader = HeadReader()
///     if reader.read(bytes, range, addingTo: &hashes) { for head in reader.heads { … } }
struct HeadReader: Sendable {
    /// A head, the hashes of whose name, mentions, bases and qualifiers were added in this order.
    struct Head {
        let keyword: DeclarationHead.Keyword
        let isNested: Bool
        let isPublic: Bool
        let nameCount: Int
        let mentionCount: Int
        /// That of the qualifiers as well.
        let baseCount: Int
    }

    /// Those of the file that was read last.
    private(set) var heads: [Head] = []
    /// The hashes of the file, which its heads name by their numbers.
    private var table: [UInt64] = []

    /// Whether the bytes are heads, as `HeadWriter` writes them.
    mutating func read(_ bytes: [UInt8], _ range: Range<Int>, addingTo hashes: inout [UInt64]) -> Bool {
        heads.removeAll(keepingCapacity: true)
        table.removeAll(keepingCapacity: true)
        var reader = ByteReader(bytes, range)
        if reader.isAtEnd { return true }
        guard let count = reader.count(ofAtLeast: 8) else { return false }
        for _ in 0..<count {
            guard let word = reader.word() else { return false }
            table.append(word)
        }
        while !reader.isAtEnd {
            guard let head = head(&reader, &hashes) else { return false }
            heads.append(head)
        }
        return true
    }

    private func head(_ reader: inout ByteReader, _ hashes: inout [UInt64]) -> Head? {
        guard let byte = reader.byte(), let keyword = DeclarationHead.Keyword(rawValue: byte & 0x3F),
            let nameCount = names(&reader, &hashes), nameCount > 0, let mentionCount = names(&reader, &hashes),
            let baseCount = names(&reader, &hashes), names(&reader, &hashes) == baseCount
        else { return nil }
        return Head(
            keyword: keyword, isNested: byte & 0x80 != 0, isPublic: byte & 0x40 != 0, nameCount: nameCount,
            mentionCount: mentionCount, baseCount: baseCount)
    }

    /// How many there are; 0 stands for no name.
    private func names(_ reader: inout ByteReader, _ hashes: inout [UInt64]) -> Int? {
        guard let count = reader.count() else { return nil }
        for _ in 0..<count {
            guard let number = reader.number(), number <= table.count else { return nil }
            hashes.append(number == 0 ? NameHash.none.rawValue : table[Int(number) - 1])
        }
        return count
    }
}
