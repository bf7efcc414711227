/// Finds the names that somebody who wrote an unknown one may have meant.
///
///     let names = SimilarNames(["scoreStream", "players"])
///     names.similar(to: "scoreSteam")  // ["scoreStream"]
///
/// The names are kept as a tree of their letters, so that what begins differently is passed over together: many unknown
/// names are looked up among many known ones.
package struct SimilarNames {
    private struct Node {
        /// The letters in lower case that the node adds to those of its parent: one, but for a few scripts.
        let letters: [Unicode.Scalar]
        /// In the order of the alphabet.
        var children: [(scalar: Unicode.Scalar, node: Int)] = []
        /// The name that ends here.
        var name: String?
    }

    private var nodes = [Node(letters: [])]

    package init(_ candidates: some Sequence<String>) {
        for candidate in Set(candidates).sorted() { insert(candidate) }
    }

    /// At most three of the candidates, the closest first; equally close ones in alphabetical order.
    ///
    ///     SimilarNames.similar(to: "scoreSteam", in: ["scoreStream", "players"])  // ["scoreStream"]
    package static func similar(to name: String, in candidates: some Sequence<String>) -> [String] {
        SimilarNames(candidates).similar(to: name)
    }

    /// At most three of the names, the closest first; equally close ones in alphabetical order.
    package func similar(to name: String, where isWanted: (String) -> Bool = { _ in true }) -> [String] {
        let letters = Array(name.lowercased().unicodeScalars)
        var found: [String] = []
        // Two short names are within a letter of each other by chance.
        for distance in 0...min(letters.count / 3, 3) where found.count < Self.most {
            search(letters, distance, where: { $0 != name && isWanted($0) }, &found)
        }
        return found
    }

    private static let most = 3

    private mutating func insert(_ name: String) {
        var node = 0
        for scalar in name.unicodeScalars {
            // Names come in their order, so that only the last child may begin like this one.
            if let last = nodes[node].children.last, last.scalar == scalar {
                node = last.node
            } else {
                nodes.append(Node(letters: Array(scalar.properties.lowercaseMapping.unicodeScalars)))
                nodes[node].children.append((scalar, nodes.count - 1))
                node = nodes.count - 1
            }
        }
        nodes[node].name = name
    }

    /// Adds the names that are at this distance, until there are enough.
    private func search(
        _ letters: [Unicode.Scalar], _ distance: Int, where isWanted: (String) -> Bool, _ found: inout [String]
    ) {
        var table = DistanceTable(letters)
        var pending: [(node: Int, row: Int)] = [(0, 0)]
        while let (index, row) = pending.popLast() {
            let node = nodes[index]
            table.removeRows(after: row)
            for letter in node.letters { table.append(letter) }
            guard table.mayStay(within: distance) else { continue }
            if let candidate = node.name, table.distance == distance, isWanted(candidate) {
                found.append(candidate)
                if found.count == Self.most { return }
            }
            pending += node.children.reversed().map { ($0.node, table.letterCount) }
        }
    }
}

/// The numbers of letters to insert, remove, replace or swap with their neighbour, by which two names differ, row by row.
private struct DistanceTable {
    private let wanted: [Unicode.Scalar]
    private let width: Int
    private var letters: [Unicode.Scalar] = []
    private var cells: [Int]

    init(_ wanted: [Unicode.Scalar]) {
        self.wanted = wanted
        width = wanted.count + 1
        cells = Array(0...wanted.count)
    }

    var letterCount: Int { letters.count }

    /// Between the wanted name and all letters so far.
    var distance: Int { cells[cells.count - 1] }

    mutating func removeRows(after count: Int) {
        letters.removeLast(letters.count - count)
        cells.removeLast(cells.count - (count + 1) * width)
    }

    mutating func append(_ letter: Unicode.Scalar) {
        let row = cells.count
        cells.append(letters.count + 1)
        for column in stride(from: 1, to: width, by: 1) {
            let above = row + column - width
            var best = min(
                cells[above - 1] + (letter == wanted[column - 1] ? 0 : 1), cells[above] + 1, cells[row + column - 1] + 1
            )
            if column > 1, let last = letters.last, letter == wanted[column - 2], last == wanted[column - 1] {
                best = min(best, cells[above - width - 2] + 1)
            }
            cells.append(best)
        }
        letters.append(letter)
    }

    /// A swap looks back two rows, and costs one: one row above the limit may still be overtaken, two may not.
    func mayStay(within limit: Int) -> Bool {
        cells[max(0, cells.count - 2 * width)...].contains { $0 <= limit }
    }
}
