import SwiftFacts

/// The marks that version control leaves where two sides changed the same lines.
package enum MergeConflict {
    package static let advice = "a conflict of version control begins here: keep one of its sides, and delete the marks"

    /// Whether such a mark stands at an offset, at the begin of a line.
    static func begins(at offset: Int, in bytes: [UInt8]) -> Bool {
        let startsLine = offset == 0 || bytes[offset - 1] == Byte.lineFeed
        return startsLine && bytes[offset...].starts(with: "<<<<<<< ".utf8)
    }

    /// The number of the first line with one, from 1.
    package static func firstLine(in text: String) -> Int? {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .firstIndex { $0.hasPrefix("<<<<<<< ") }
            .map { $0 + 1 }
    }
}
