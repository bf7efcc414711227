import SwiftFacts

/// The edits of a file as `patch` and `git apply` take them.
struct UnifiedDiff {
    private static let contextLines = 3

    /// Lines of the file that the edits change, and what they become.
    private struct Block {
        var lines: Range<Int>
        var edits: [ImportMove.Edit]
    }

    private let bytes: [UInt8]
    /// Where each line begins, and the end of the file.
    private let starts: [Int]

    /// `edits` are sorted, and do not overlap.
    static func text(of edits: [ImportMove.Edit], in bytes: [UInt8], path: String) -> String {
        let diff = UnifiedDiff(bytes: bytes)
        // A tab ends a name that has blanks.
        let end = path.contains(" ") ? "\t\n" : "\n"
        return "--- a/\(path)\(end)+++ b/\(path)\(end)" + diff.hunks(of: edits)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") && index + 1 < bytes.count {
            starts.append(index + 1)
        }
        self.starts = starts + [bytes.count]
    }

    private var lineCount: Int { starts.count - 1 }

    private func hunks(of edits: [ImportMove.Edit]) -> String {
        var text = ""
        var added = 0
        for hunk in grouped(blocks(of: edits)) {
            let before = max(0, (hunk.first?.lines.lowerBound ?? 0) - Self.contextLines)
            let after = min(lineCount, (hunk.last?.lines.upperBound ?? 0) + Self.contextLines)
            var body = ""
            var next = before
            var newCount = after - before
            for block in hunk {
                body += lines(next..<block.lines.lowerBound, " ") + lines(block.lines, "-")
                let new = newLines(of: block)
                body += new.map { Self.line($0, "+") }.joined()
                newCount += new.count - block.lines.count
                next = block.lines.upperBound
            }
            body += lines(next..<after, " ")
            text += "@@ -\(before + 1),\(after - before) +\(before + 1 + added),\(newCount) @@\n\(body)"
            added += newCount - (after - before)
        }
        return text
    }

    private func blocks(of edits: [ImportMove.Edit]) -> [Block] {
        var blocks: [Block] = []
        for edit in edits {
            let lines =
                line(of: edit.range.lowerBound)..<line(of: max(edit.range.lowerBound, edit.range.upperBound)) + 1
            if let last = blocks.last, lines.lowerBound <= last.lines.upperBound {
                blocks[blocks.count - 1].lines = last.lines.lowerBound..<max(last.lines.upperBound, lines.upperBound)
                blocks[blocks.count - 1].edits.append(edit)
            } else {
                blocks.append(Block(lines: lines, edits: [edit]))
            }
        }
        return blocks
    }

    /// Blocks whose context would touch, together.
    private func grouped(_ blocks: [Block]) -> [[Block]] {
        var groups: [[Block]] = []
        for block in blocks {
            let end = groups.last?.last?.lines.upperBound
            if let end, block.lines.lowerBound - end <= 2 * Self.contextLines {
                groups[groups.count - 1].append(block)
            } else {
                groups.append([block])
            }
        }
        return groups
    }

    private func line(of offset: Int) -> Int {
        var low = 0
        var high = lineCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func newLines(of block: Block) -> [ArraySlice<UInt8>] {
        let new = block.edits.applied(to: bytes[starts[block.lines.lowerBound]..<starts[block.lines.upperBound]])
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in new.enumerated() where byte == UInt8(ascii: "\n") || index == new.count - 1 {
            lines.append(new[start...index])
            start = index + 1
        }
        return lines
    }

    private func lines(_ range: Range<Int>, _ sign: String) -> String {
        range.map { Self.line(bytes[starts[$0]..<starts[$0 + 1]], sign) }.joined()
    }

    private static func line(_ bytes: ArraySlice<UInt8>, _ sign: String) -> String {
        let text = sign + String(decoding: bytes, as: UTF8.self)
        return bytes.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
    }
}
