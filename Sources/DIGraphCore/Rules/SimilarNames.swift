/// Finds the names that somebody who wrote an unknown one may have meant.
///
///     let names = SimilarNames(["scoreStream", "players"])
///     names.similar(to: "scoreSteam")  // ["scoreStream"]
///
/// The names are kept as a tree of their letters, so that what begins differently is passed over together: many unknown
/// names are looked up among many known ones. Who looks up so many that it would take long gets only the closest names of
/// the last ones, one letter away.
package final class SimilarNames {
    private struct Node {
        /// Which letter of its parent it stands for.
        let scalar: Unicode.Scalar
        /// Of those in lower case that it adds to its parent's: one, but for a few scripts.
        let letters: Range<Int>
        /// Children are chained from the last to the first, in the order of the alphabet.
        var lastChild = 0
        let previousSibling: Int
        /// The name that ends here.
        var name: String?
    }

    private var nodes = [Node(scalar: "\0", letters: 0..<0, previousSibling: 0)]
    private var letters: [Unicode.Scalar] = []
    /// How many letters were compared with the wanted names, and how many may be.
    private var comparedLetters = 0
    private let mostLetters: Int

    package init(_ candidates: some Sequence<String>, mostLetters: Int = 500_000) {
        self.mostLetters = mostLetters
        for candidate in Set(candidates).sorted() { insert(candidate) }
    }

    /// Of the candidates the closest: at most three, in alphabetical order.
    ///
    ///     SimilarNames.similar(to: "scoreSteam", in: ["scoreStream", "players"])  // ["scoreStream"]
    package static func similar(
        to name: String, upTo limit: Int? = nil, in candidates: some Sequence<String>
    ) -> [String] {
        SimilarNames(candidates).similar(to: name, upTo: limit)
    }

    /// Of few fixed words, such as commands, the one that a mistyped word stands for: the only one that it begins, the
    /// closest, or one that begins like it and differs in two letters. More is ventured than with names, which may be any.
    ///
    ///     SimilarNames.meant(by: "graf", among: ["check", "graph"])  // "graph"
    package static func meant(by word: String, among words: [String]) -> String? {
        // What options begin with tells nothing.
        let hyphens = word.prefix { $0 == "-" }.count
        let letters = word.count - hyphens
        let begun = words.filter { $0.lowercased().hasPrefix(word.lowercased()) }
        if letters > 0, begun.count == 1 { return begun.first }
        if let close = SimilarNames(words).similar(to: word, upTo: letters / 3).first { return close }
        let shared = hyphens + (hyphens > 0 && letters > 3 ? 1 : 2)
        let alike = words.filter { $0.lowercased().hasPrefix(word.lowercased().prefix(shared)) }
        return letters > 2 ? SimilarNames(alike).similar(to: word, upTo: 2).first : nil
    }

    /// Of the names the closest: at most three, in alphabetical order.
    package func similar(
        to name: String, upTo limit: Int? = nil, where isWanted: (String) -> Bool = { _ in true }
    ) -> [String] {
        let letters = Array(name.lowercased().unicodeScalars)
        // Two short names are within a letter of each other by chance.
        // Of two that differ in a letter, either may be the one that is looked for.
        let isShort = limit == nil && letters.count == 2
        let limit = isShort ? 1 : limit ?? letters.count / 3
        let suffix = Self.suffixes.first(where: name.hasSuffix) ?? ""
        var found: [String] = []
        for distance in 0...min(limit, comparedLetters < mostLetters ? 3 : 1) where found.isEmpty {
            let isFar = !suffix.isEmpty && distance > (letters.count - suffix.count) / 3
            search(
                letters, distance,
                where: { candidate in
                    guard candidate != name, isWanted(candidate) else { return false }
                    if isShort, candidate.unicodeScalars.count < 3, distance > 0 { return false }
                    if suffix.isEmpty || !candidate.hasSuffix(suffix) { return true }
                    return !isFar
                        && (distance < 2 || distance <= Self.lettersOfOwnWords(of: name, beside: candidate) / 3)
                }, &found)
        }
        return found
    }

    /// What all names of a kind end in makes no two of them alike.
    private static let suffixes = ["Component", "Dependency"]

    /// How many letters are in the words of a name that another one neither begins nor ends with, having others there: `Cart`
    /// and `Gift` are not alike, and no more so are `CartDetail` and `GiftDetail`.
    private static func lettersOfOwnWords(of name: String, beside other: String) -> Int {
        let own = words(of: name)
        let others = words(of: other)
        let begun = zip(own, others).prefix { $0 == $1 }.count
        let ended = zip(own.dropFirst(begun).reversed(), others.dropFirst(begun).reversed()).prefix { $0 == $1 }.count
        let isReplaced = min(own.count, others.count) > begun + ended
        return isReplaced ? own[begun..<(own.count - ended)].reduce(0) { $0 + $1.count } : name.count
    }

    /// In lower case; each begins with a letter that is not.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if words.isEmpty || character.isUppercase || character == "." { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        return words
    }

    private static let most = 3

    private func insert(_ name: String) {
        var node = 0
        for scalar in name.unicodeScalars {
            // Names come in their order, so that only the last child may begin like this one.
            let last = nodes[node].lastChild
            if last != 0, nodes[last].scalar == scalar {
                node = last
            } else {
                let start = letters.count
                letters += scalar.properties.lowercaseMapping.unicodeScalars
                nodes.append(Node(scalar: scalar, letters: start..<letters.count, previousSibling: last))
                nodes[node].lastChild = nodes.count - 1
                node = nodes.count - 1
            }
        }
        nodes[node].name = name
    }

    /// Adds the names that are at this distance, until there are enough.
    private func search(
        _ wanted: [Unicode.Scalar], _ distance: Int, where isWanted: (String) -> Bool, _ found: inout [String]
    ) {
        var table = DistanceTable(wanted, upTo: distance)
        var pending: [(node: Int, row: Int)] = [(0, 0)]
        while let (index, row) = pending.popLast() {
            table.removeRows(after: row)
            for letter in nodes[index].letters { table.append(letters[letter]) }
            comparedLetters += nodes[index].letters.count
            guard table.mayStayWithinLimit else { continue }
            if table.distance == distance, let candidate = nodes[index].name, isWanted(candidate) {
                found.append(candidate)
                if found.count == Self.most { return }
            }
            var child = nodes[index].lastChild
            while child != 0 {
                let added = nodes[child].letters
                if added.count != 1 || table.mayContinue(with: letters[added.lowerBound]) {
                    pending.append((child, table.letters.count))
                }
                child = nodes[child].previousSibling
            }
        }
    }
}

/// The numbers of letters to insert, remove, replace or swap with their neighbour, by which two names differ, row by row.
///
/// Only what is near the diagonal is computed: further away the names differ by more than the limit.
private struct DistanceTable {
    private let wanted: [Unicode.Scalar]
    private let limit: Int
    private let width: Int
    private(set) var letters: [Unicode.Scalar] = []
    /// Rows that were removed stay, for others to take their place.
    private var cells: [Int]
    /// The smallest number of each row.
    private var minima = [0]

    init(_ wanted: [Unicode.Scalar], upTo limit: Int) {
        self.wanted = wanted
        self.limit = limit
        width = wanted.count + 1
        cells = Array(0...wanted.count)
    }

    /// Between the wanted name and all letters so far.
    var distance: Int {
        abs(letters.count - wanted.count) <= limit ? cells[letters.count * width + wanted.count] : limit + 1
    }

    mutating func removeRows(after count: Int) {
        letters.removeLast(letters.count - count)
        minima.removeLast(minima.count - count - 1)
    }

    mutating func append(_ letter: Unicode.Scalar) {
        let number = letters.count + 1
        let row = number * width
        if cells.count < row + width { cells += repeatElement(0, count: cells.count + width) }
        let first = max(1, number - limit)
        let last = min(width - 1, number + limit)
        var left = first == 1 && number <= limit ? number : limit + 1
        if first <= width { cells[row + first - 1] = left }
        var minimum = left
        for column in stride(from: first, through: last, by: 1) {
            let above = row + column - width
            var best = cells[above - 1] + (letter == wanted[column - 1] ? 0 : 1)
            best = min(best, min(cells[above], left) + 1)
            if column > 1, number > 1, letter == wanted[column - 2], letters[number - 2] == wanted[column - 1] {
                best = min(best, cells[above - width - 2] + 1)
            }
            cells[row + column] = best
            left = best
            minimum = min(minimum, best)
        }
        // The next row looks one column further.
        if last + 1 < width { cells[row + last + 1] = limit + 1 }
        letters.append(letter)
        minima.append(minimum)
    }

    /// Whether a letter after these may leave them within the limit: after as many differences only one that is wanted there.
    func mayContinue(with letter: Unicode.Scalar) -> Bool {
        let number = letters.count
        if minima[number] < limit { return true }
        let first = max(0, number - limit)
        return (first..<max(first, min(wanted.count, number + limit + 1))).contains { column in
            letter == wanted[column] && cells[number * width + column] <= limit || isSwap(letter, at: column)
        }
    }

    private func isSwap(_ letter: Unicode.Scalar, at column: Int) -> Bool {
        guard column > 0, letters.last == wanted[column], letter == wanted[column - 1] else { return false }
        return cells[(letters.count - 1) * width + column - 1] < limit
    }

    /// A swap looks back two rows, and costs one: one row above the limit may still be overtaken, two may not.
    var mayStayWithinLimit: Bool { minima.suffix(2).contains { $0 <= limit } }
}
