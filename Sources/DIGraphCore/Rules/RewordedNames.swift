/// Names by their words, to find the one that says more, or less, than a name of the same: `FileReaderComponent` for
/// `FileComponent`. The last word is the same, which tells what it is.
package struct RewordedNames {
    private let names: [(name: String, words: [String])]
    /// Those that may say more than a name, by each of their words.
    private var byWord: [String: [Int]] = [:]
    /// Those that may say less, by the one of their words that the fewest have.
    private var byRarestWord: [String: [Int]] = [:]

    package init(_ names: some Sequence<String>) {
        self.names = names.map { ($0, $0.lastNamePart.words) }.filter { $0.words.count > 1 }
        for (index, (_, words)) in self.names.enumerated() {
            for word in Set(words.dropLast()) { byWord[word, default: []].append(index) }
        }
        for (index, (_, words)) in self.names.enumerated() {
            let rarest = words.dropLast().min { byWord[$0]?.count ?? 0 < byWord[$1]?.count ?? 0 }
            if let rarest { byRarestWord[rarest, default: []].append(index) }
        }
    }

    /// The only name that this one was, or became.
    package func only(like name: String) -> String? {
        let words = name.lastNamePart.words
        if words.count < 2 { return nil }
        let sharing = words.dropLast().map { byWord[$0, default: []] }
        let fewest = sharing.min { $0.count < $1.count } ?? []
        let rare = Set(words.dropLast()).flatMap { byRarestWord[$0] ?? [] }
        let found = Set(fewest + rare).filter { index in
            let others = names[index].words
            guard words != others, words.last == others.last else { return false }
            return words.isPart(of: others) || others.isPart(of: words)
        }
        return found.count == 1 ? found.first.map { names[$0].name } : nil
    }
}

extension String {
    /// `File`, `Reader` and `Component` of `FileReaderComponent`.
    fileprivate var words: [String] {
        let characters = Array(self)
        var words: [String] = []
        for (index, character) in characters.enumerated() {
            let isAfterSmall = index > 0 && !characters[index - 1].isUppercase
            let isBeforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
            if words.isEmpty || character.isUppercase && (isAfterSmall || isBeforeSmall) { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }
}

extension [String] {
    /// Whether the other words are these, in this order, with more between them.
    fileprivate func isPart(of others: [String]) -> Bool {
        var rest = self[...]
        for word in others where word == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
