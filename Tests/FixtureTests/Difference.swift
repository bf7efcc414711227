import Foundation

/// Where two texts part, as a person wants to read it.
struct Difference: CustomStringConvertible {
    let description: String

    private static let shownLines = 5

    /// Nil when both are the same bytes; a missing file is no text at all.
    init?(expected: Data?, actual: Data?) {
        if expected == actual { return nil }
        let old = Self.lines(of: expected)
        let new = Self.lines(of: actual)
        let first = zip(old, new).prefix { $0 == $1 }.count
        let start =
            switch (expected, actual) {
            case (nil, _): "is not there, but was produced:"
            case (_, nil): "was not produced; it begins:"
            default: "differs from line \(first + 1) on (- expected, + produced):"
            }
        let shown = Self.shown(old, from: first, mark: "-") + Self.shown(new, from: first, mark: "+")
        description = ([start] + shown).joined(separator: "\n")
    }

    private static func shown(_ lines: [Data], from first: Int, mark: String) -> [String] {
        let shown = lines.enumerated().dropFirst(first).prefix(shownLines).map { index, line in
            let text = String(decoding: line, as: UTF8.self).replacingOccurrences(of: "\r", with: "␍")
            return "  \(mark) \(index + 1): \(text)"
        }
        let rest = lines.count - first - shown.count
        return rest > 0 ? shown + ["  \(mark) … \(rest) more"] : shown
    }

    /// The text after the last line break counts as a line, so that a missing break is seen.
    private static func lines(of data: Data?) -> [Data] {
        guard let data else { return [] }
        return data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Data($0) }
    }
}
