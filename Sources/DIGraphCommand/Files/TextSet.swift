/// Texts that are looked for in others: many of them cost no more than the lengths that they have.
struct TextSet {
    /// All of them, where they are few: one after the other is then faster.
    private let few: [String]
    private var many: TextTable?
    /// The numbers of bytes of the many.
    private var lengths: [Int] = []

    private static let mostOfFew = 16

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
            lengths.prefix { $0 <= bytes.count }.contains { length in
                (0...bytes.count - length).contains { start in
                    many.contains(UnsafeBufferPointer(rebasing: bytes[start..<start + length]))
                }
            }
        }
    }
}
