/// Texts that are looked for in others: many of them cost no more than the lengths that they have.
struct TextSet {
    /// All of them, where they are few: one after the other is then faster.
    private let few: [String]
    /// By their number of bytes, where they are many.
    private var many: [Int: Set<String>] = [:]
    private var lengths: [Int] = []

    private static let mostOfFew = 16

    init(_ texts: [String]) {
        few = texts.count <= Self.mostOfFew ? texts : []
        if !few.isEmpty { return }
        var byLength: [Int: [String]] = [:]
        for text in texts { byLength[text.utf8.count, default: []].append(text) }
        many = byLength.mapValues { Set($0) }
        lengths = many.keys.sorted()
    }

    var isEmpty: Bool { few.isEmpty && many.isEmpty }

    func contains(aSuffixOf text: some StringProtocol) -> Bool {
        if !few.isEmpty { return few.contains { text.hasSuffix($0) } }
        let bytes = Array(text.utf8)
        return lengths.prefix { $0 <= bytes.count }.contains { holds(bytes.suffix($0)) }
    }

    func contains(aPartOf text: String) -> Bool {
        if !few.isEmpty { return few.contains { text.containsBytes($0) } }
        let bytes = Array(text.utf8)
        return lengths.prefix { $0 <= bytes.count }.contains { length in
            (0...bytes.count - length).contains { holds(bytes[$0..<$0 + length]) }
        }
    }

    /// Strings are equal in more than their bytes.
    private func holds(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let texts = many[bytes.count] else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return texts.firstIndex(of: text).map { texts[$0].hasSameBytes(as: text) } ?? false
    }
}
