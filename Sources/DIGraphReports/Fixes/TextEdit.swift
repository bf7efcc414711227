import SwiftFacts

/// A range of bytes and what shall stand there instead.
package struct TextEdit: Hashable, Sendable {
    package let range: Range<Int>
    package let text: String

    package init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    /// Whether both cannot be made: they change the same bytes, or put text at the same place that is no whole line.
    package func collides(with other: TextEdit) -> Bool {
        if self == other { return false }
        if range.isEmpty, range == other.range { return !(isWholeLine && other.isWholeLine) }
        return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
    }

    /// A carriage return and a line feed are one character.
    private var isWholeLine: Bool {
        text.utf8.last == Byte.lineFeed && text.first?.isNewline == false
    }
}

/// Edits of one file, of which none collides with another.
package struct TextEdits {
    package private(set) var all: [TextEdit] = []
    /// By the blocks of bytes that they touch: there may be thousands.
    private var byBlock: [Int: [TextEdit]] = [:]

    package init() {}

    package func collide(with edit: TextEdit) -> Bool {
        Self.blocks(of: edit).contains { byBlock[$0]?.contains { $0.collides(with: edit) } == true }
    }

    /// Once, if it is there already.
    package mutating func insert(_ edit: TextEdit) {
        let blocks = Self.blocks(of: edit)
        if byBlock[blocks.lowerBound]?.contains(edit) == true { return }
        all.append(edit)
        for block in blocks { byBlock[block, default: []].append(edit) }
    }

    private static func blocks(of edit: TextEdit) -> ClosedRange<Int> {
        edit.range.lowerBound / 256...edit.range.upperBound / 256
    }
}

extension [TextEdit] {
    /// The bytes with all edits made, which are sorted and do not collide.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var next = 0
        for edit in self {
            result += bytes[next..<edit.range.lowerBound]
            result += edit.text.utf8
            next = edit.range.upperBound
        }
        return result + bytes[next...]
    }
}
