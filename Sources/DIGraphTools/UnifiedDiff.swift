import SwiftFacts

/// What changed in a file, as `patch` and `git apply` take it.
struct UnifiedDiff {
    private static let contextLines = 3

    /// Lines that became others: their indices before and after.
    private struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]

    /// Empty where both are equal.
    static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
        let hunks = UnifiedDiff(old: lines(of: old), new: lines(of: new)).hunks()
        return hunks.isEmpty ? "" : "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n" + hunks
    }

    /// A name as git writes it: in quotes where it would not end with its line, or not begin as it does.
    private static func name(_ path: String) -> String {
        let needsQuotes = path.utf8.contains {
            $0 < Byte.space || $0 == Byte.delete || $0 == Byte.quote || $0 == Byte.backslash
        }
        // A tab ends a name that has blanks.
        guard needsQuotes else { return path.contains(" ") ? path + "\t" : path }
        let quoted = path.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\t": "\\t"
            case "\n": "\\n"
            case "\r": "\\r"
            default: scalar.value < 0x20 || scalar.value == 0x7F ? octal(scalar.value) : String(scalar)
            }
        }
        return "\"\(quoted.joined())\""
    }

    private static func octal(_ value: UInt32) -> String {
        let digits = String(value, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }

    /// Each with its line break.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == Byte.lineFeed || index == bytes.count - 1 {
            lines.append(bytes[start...index])
            start = index + 1
        }
        return lines
    }

    private func hunks() -> String {
        grouped(changes()).map { hunk in
            guard let first = hunk.first, let last = hunk.last else { return "" }
            let before = min(Self.contextLines, first.old.lowerBound)
            let after = min(Self.contextLines, old.count - last.old.upperBound)
            var body = ""
            var next = first.old.lowerBound - before
            for change in hunk {
                body += text(old[next..<change.old.lowerBound], " ")
                body += text(old[change.old], "-") + text(new[change.new], "+")
                next = change.old.upperBound
            }
            body += text(old[next..<next + after], " ")
            let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
            let newRange = first.new.lowerBound - before..<last.new.upperBound + after
            return "@@ -\(Self.numbers(oldRange)) +\(Self.numbers(newRange)) @@\n\(body)"
        }.joined()
    }

    /// Of no lines the number is that of the line before.
    private static func numbers(_ range: Range<Int>) -> String {
        "\(range.lowerBound + (range.isEmpty ? 0 : 1)),\(range.count)"
    }

    private func changes() -> [Change] {
        let (removed, inserted) = differences()
        var changes: [Change] = []
        var (from, to) = (0, 0)
        while from < old.count || to < new.count {
            let change = Change(
                old: from..<from + run(from, in: removed), new: to..<to + run(to, in: inserted))
            if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
            (from, to) = (change.old.upperBound + 1, change.new.upperBound + 1)
        }
        return changes
    }

    /// The indices of lines that went and that came, found between lines that stayed: the search for the fewest would grow
    /// with the square of the changes in a file.
    private func differences() -> (removed: Set<Int>, inserted: Set<Int>) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let (old, new) = (old.map(number), new.map(number))
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        var (from, to) = (0, 0)
        for kept in Self.keptLines(old, new) + [(old.count, new.count)] {
            // What is in one of the texts only needs no search.
            let (left, right) = (Set(old[from..<kept.old]), Set(new[to..<kept.new]))
            let common = left.intersection(right)
            removed.formUnion((from..<kept.old).filter { !common.contains(old[$0]) })
            inserted.formUnion((to..<kept.new).filter { !common.contains(new[$0]) })
            let before = (from..<kept.old).filter { common.contains(old[$0]) }
            let after = (to..<kept.new).filter { common.contains(new[$0]) }
            for change in after.map({ new[$0] }).difference(from: before.map { old[$0] }) {
                switch change {
                case .remove(let offset, _, _): removed.insert(before[offset])
                case .insert(let offset, _, _): inserted.insert(after[offset])
                }
            }
            (from, to) = (kept.old + 1, kept.new + 1)
        }
        return (removed, inserted)
    }

    /// Lines that are once in both texts and in the same order: the most of them.
    private static func keptLines(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
        let places = onlyPlaces(in: new)
        let pairs = onlyPlaces(in: old).compactMap { line, old in places[line].map { (old: old, new: $0) } }
            .sorted { $0.old < $1.old }
        // By length: the index of the pair with which the sequence of this length ends soonest.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            let length = ends.partitioningIndex { pairs[$0].new > pair.new }
            if length > 0 { previous[index] = ends[length - 1] }
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        let kept = sequence(first: ends.last ?? -1) { $0 < 0 ? nil : previous[$0] }
        return kept.filter { $0 >= 0 }.map { pairs[$0] }.reversed()
    }

    /// The indices of lines that stand there once.
    private static func onlyPlaces(in lines: [Int]) -> [Int: Int] {
        let all = Dictionary(zip(lines, lines.indices), uniquingKeysWith: { _, _ in -1 })
        return all.filter { $0.value >= 0 }
    }

    /// How many lines from this one on are among some.
    private func run(_ start: Int, in lines: Set<Int>) -> Int {
        var end = start
        while lines.contains(end) { end += 1 }
        return end - start
    }

    /// Changes whose context would touch, together.
    private func grouped(_ changes: [Change]) -> [[Change]] {
        var groups: [[Change]] = []
        for change in changes {
            let end = groups.last?.last?.old.upperBound
            if let end, change.old.lowerBound - end <= 2 * Self.contextLines {
                groups[groups.count - 1].append(change)
            } else {
                groups.append([change])
            }
        }
        return groups
    }

    private func text(_ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: String) -> String {
        lines.map { line in
            let text = sign + String(decoding: line, as: UTF8.self)
            return line.last == Byte.lineFeed ? text : text + "\n\\ No newline at end of file\n"
        }.joined()
    }
}
