/// What the comments of a file silence, and on which lines.
public struct Suppressions: Sendable {
    /// Ranges of lines, in order and apart from each other.
    private struct Lines {
        var first: [Int] = []
        var last: [Int] = []

        init(_ ranges: [ClosedRange<Int>]) {
            for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
                if let end = last.last, range.lowerBound <= end {
                    last[last.count - 1] = max(end, range.upperBound)
                } else {
                    first.append(range.lowerBound)
                    last.append(range.upperBound)
                }
            }
        }

        func contains(_ line: Int) -> Bool {
            let index = last.partitioningIndex { $0 >= line }
            return index < first.count && first[index] <= line
        }
    }

    /// Those of the whole file.
    private var wordsOfFile: Set<String> = []
    private var linesByWord: [String: Lines] = [:]

    /// None.
    init() {}

    init(_ facts: FileFacts, _ names: [String], _ lines: LineTable) {
        var ranges: [String: [ClosedRange<Int>]] = [:]
        for record in facts.suppressions {
            let word = names[Int(record.id.index)]
            switch SuppressionRecord.Reach(rawValue: record.reach) {
            case .file: wordsOfFile.insert(word)
            case .nextLine, .line, nil: ranges[word, default: []].append(record.lines(in: facts, lines))
            case .nothing: break
            }
        }
        linesByWord = ranges.mapValues(Lines.init)
    }

    /// All that the comments name, ids of findings or not, in the order of their bytes.
    public var words: [String] { wordsOfFile.union(linesByWord.keys).sorted() }

    /// Whether a comment names an id, or another word, for a line.
    public func silences(_ word: String, onLine line: Int) -> Bool {
        wordsOfFile.contains(word) || linesByWord[word]?.contains(line) == true
    }
}

extension SuppressionRecord {
    /// Those that the comment holds for.
    func lines(in facts: FileFacts, _ lines: LineTable) -> ClosedRange<Int> {
        func line(_ place: PlaceID) -> Int { lines.position(of: facts.positions.places[Int(place.index)]).line }
        let first = line(place)
        return first...max(line(end), Reach(rawValue: reach) == .nextLine ? first + 1 : first)
    }
}
