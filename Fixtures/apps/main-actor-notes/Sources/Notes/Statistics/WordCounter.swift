nonisolated struct WordCounter: Sendable {
    let fillerWords: Set<String>

    /// The word that stands most often in the notes; of several, the first in the alphabet.
    @concurrent
    func mostFrequent(in notes: [Note]) async -> String {
        let words = notes.flatMap(\.lines).flatMap { $0.split(separator: " ").map(String.init) }
        let counts = Dictionary(words.filter { !fillerWords.contains($0) }.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? "nothing"
    }
}
