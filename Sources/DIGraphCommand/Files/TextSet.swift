/// Texts that are looked for in others: many of them cost no more than the lengths that they have.
struct TextSet {
    /// All of them, where they are few: one after the other is then faster.
    private let few: [String]
    private var many: TextTable?
    /// The numbers of bytes of the many.
    private var lengths: [Int] = []
    /// A bit for what each of the many begins with: most places of a path are none where any of a million begins.
    private var beginnings: [UInt64] = []

    private static let mostOfFew = 16
    private static let beginningLength = 4

    init(_ texts: [String]) {
        few = texts.count <= Self.mostOfFew ? texts : []
        if !few.isEmpty || texts.isEmpty { return }
        var lengths: Set<Int> = []
        var last = -1
        for text in texts {
            if text.utf8.count == last { continue }
            last = text.utf8.count
            lengths.insert(last)
        }
        many = TextTable(texts)
        self.lengths = lengths.sorted()
        var words = 1
        while words * 4 < texts.count { words *= 2 }
        beginnings = Array(repeating: 0, count: words)
        for text in texts {
            guard let bit = text.withBytes({ beginning($0, at: 0) }) else { continue }
            beginnings[bit / 64] |= 1 << UInt64(bit % 64)
        }
    }

    /// The bit of the first bytes here; nil where fewer are left.
    private func beginning(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        guard start + Self.beginningLength <= bytes.count else { return nil }
        let first = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt32.self)
        return Int((UInt64(first) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (beginnings.count * 64 - 1)
    }

    /// Of the lengths that texts may have which begin here.
    private func lengths(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> ArraySlice<Int> {
        let fitting = lengths.prefix { $0 <= bytes.count - start }
        guard let bit = beginning(bytes, at: start), beginnings[bit / 64] >> UInt64(bit % 64) & 1 == 0 else {
            return fitting
        }
        return fitting.prefix { $0 < Self.beginningLength }
    }

    var isEmpty: Bool { few.isEmpty && many == nil }

    func contains(aSuffixOf text: some StringProtocol) -> Bool {
        guard let many else { return few.contains { text.hasSuffix($0) } }
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            lengths.prefix { $0 <= bytes.count }.contains { length in
                many.contains(UnsafeBufferPointer(rebasing: bytes[(bytes.count - length)...]))
            }
        }
    }

    func contains(aPartOf text: String) -> Bool {
        guard let many else { return few.contains { text.containsBytes($0) } }
        return text.withBytes { bytes in
            (0..<bytes.count).contains { start in
                lengths(in: bytes, from: start).contains { length in
                    many.contains(UnsafeBufferPointer(rebasing: bytes[start..<start + length]))
                }
            }
        }
    }
}
