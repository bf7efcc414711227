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
