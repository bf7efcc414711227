/// Finds the names that somebody who wrote an unknown one may have meant.
package enum SimilarNames {
    /// At most three of the candidates, the closest first; equally close ones in alphabetical order.
    ///
    ///     SimilarNames.similar(to: "scoreSteam", in: ["scoreStream", "players"])  // ["scoreStream"]
    package static func similar(to name: String, in candidates: some Sequence<String>) -> [String] {
        let letters = Array(name.lowercased().unicodeScalars)
        // Two short names are within a letter of each other by chance.
        let limit = min(letters.count / 3, 3)
        var found: [(name: String, distance: Int)] = []
        for candidate in candidates where candidate != name && !found.contains(where: { $0.name == candidate }) {
            let other = Array(candidate.lowercased().unicodeScalars)
            if let distance = distance(letters, other, limit: limit) { found.append((candidate, distance)) }
        }
        return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// The number of letters to insert, remove, replace or swap with their neighbour; nil when it is above the limit.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
                var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforePrevious[column - 1] + 1)
                }
                current.append(best)
            }
            // A swap looks back two rows, and costs one: one row above the limit may still be overtaken, two may not.
            if (current + previous).allSatisfy({ $0 > limit }) { return nil }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count] <= limit ? previous[right.count] : nil
    }
}
