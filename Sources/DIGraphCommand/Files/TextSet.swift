/// Texts that are looked for in others: many of them cost no more than the lengths that they have.
struct TextSet {
    /// All of them, where they are few: one after the other is then faster.
    private let few: [String]
    /// By their number of bytes, where they are many.
    private var many: [Int: Set<ArraySlice<UInt8>>] = [:]
    private var lengths: [Int] = []

    private static let mostOfFew = 16

    init(_ texts: [String]) {
        few = texts.count <= Self.mostOfFew ? texts : []
        if !few.isEmpty { return }
        for text in texts { many[text.utf8.count, default: []].insert(Array(text.utf8)[...]) }
        lengths = many.keys.sorted()
    }

    var isEmpty: Bool { few.isEmpty && many.isEmpty }

    func contains(aSuffixOf text: some StringProtocol) -> Bool {
        if !few.isEmpty { return few.contains { text.hasSuffix($0) } }
        let bytes = Array(text.utf8)
        return lengths.prefix { $0 <= bytes.count }.contains { many[$0]?.contains(bytes.suffix($0)) == true }
    }

    func contains(aPartOf text: String) -> Bool {
        if !few.isEmpty { return few.contains { text.containsBytes($0) } }
        let bytes = Array(text.utf8)
        return lengths.prefix { $0 <= bytes.count }.contains { length in
            guard let texts = many[length] else { return false }
            return (0...bytes.count - length).contains { texts.contains(bytes[$0..<$0 + length]) }
        }
    }
}
