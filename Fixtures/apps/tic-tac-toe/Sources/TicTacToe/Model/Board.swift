enum Mark: String {
    case cross = "X"
    case nought = "O"

    var other: Mark { self == .cross ? .nought : .cross }
}

enum Outcome: Equatable {
    case won(Mark)
    case draw
}

struct Board {
    private static let lines = [
        [1, 2, 3], [4, 5, 6], [7, 8, 9],
        [1, 4, 7], [2, 5, 8], [3, 6, 9],
        [1, 5, 9], [3, 5, 7],
    ]

    private var marks: [Int: Mark] = [:]

    var outcome: Outcome? {
        for line in Self.lines {
            if let mark = marks[line[0]], line.allSatisfy({ marks[$0] == mark }) { return .won(mark) }
        }
        return marks.count == 9 ? .draw : nil
    }

    func isFree(_ cell: Int) -> Bool {
        (1...9).contains(cell) && marks[cell] == nil
    }

    mutating func place(_ mark: Mark, at cell: Int) {
        precondition(isFree(cell), "cell \(cell) is not free")
        marks[cell] = mark
    }
}

extension Board: CustomStringConvertible {
    var description: String {
        [1, 4, 7]
            .map { row in (row..<row + 3).map { marks[$0]?.rawValue ?? "\($0)" }.joined(separator: " | ") }
            .joined(separator: "\n--+---+--\n")
    }
}
