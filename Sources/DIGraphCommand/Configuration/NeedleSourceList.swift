import DIGraphCore
import SwiftFacts

/// A list of sources as Needle reads it: nothing but paths, relative to the working directory.
struct NeedleSourceList {
    /// How `--sources-list-format` says that the paths are set apart.
    enum Format: String, CaseIterable {
        case newline
        /// Blanks stand between the paths, and single quotes around a path that has blanks of its own.
        case minescaping
    }

    private let text: String
    private let words: [Substring]
    private let paths: [GivenPath]
    /// The first line that is no UTF-8 text, so that no path in it is known.
    let damagedLine: Int?

    init(_ bytes: [UInt8], format: Format, base: String) {
        text = String(decoding: bytes, as: UTF8.self)
        words =
            switch format {
            case .newline: Self.lines(text)
            case .minescaping: Self.words(text)
            }
        paths = words.map { GivenPath(String($0), in: base) }
        let damage = bytes.withUnsafeBufferPointer { UTF8Validator.firstInvalidOffset(in: $0) }
        damagedLine = damage.map { bytes[..<$0].count { $0 == Byte.lineFeed } + 1 }
    }

    /// The case of the letters does not matter to Needle.
    static func format(_ value: String) throws(SettingFault) -> Format {
        if value.isEmpty { throw .empty }
        return try SettingValue.choice(value.lowercased())
    }

    /// Whether that is what the file is, and not a text that was named by mistake: a word alone may be a misspelt folder, where
    /// another line names a source.
    var isList: Bool {
        !paths.isEmpty
            && paths.allSatisfy { path in
                // A path of the system ends at such a byte.
                if path.text.utf8.contains(0) { return false }
                return path.text.hasSuffix(".swift") || path.text.containsBytes("/")
                    || !path.text.contains { $0.isWhitespace } || FileSystem.status(of: path.absolute) != nil
            } && paths.contains { $0.text.hasSuffix(".swift") || FileSystem.status(of: $0.absolute) != nil }
    }

    /// Build systems list files of other languages as well, which Needle passes over.
    var sources: [GivenPath] {
        paths.filter { path in
            path.absolute.hasSuffix(".swift") || FileSystem.status(of: path.absolute)?.kind != .file
        }
    }

    /// Where each path stands first in the file of this name.
    func places(in name: String) -> [String: String] {
        let lines = Array(text.utf8).withUnsafeBufferPointer { LineTable($0) }
        let places = words.map { word in
            let offset = text.utf8.distance(from: text.startIndex, to: word.startIndex)
            return (String(word), "\(name):\(lines.position(of: UInt32(offset)))")
        }
        return Dictionary(places) { first, _ in first }
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingBlanks }.filter { !$0.isEmpty }
    }

    private static func words(_ text: String) -> [Substring] {
        var words: [Substring] = []
        for (index, part) in text.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
            if index.isMultiple(of: 2) {
                words += part.split(whereSeparator: \.isWhitespace)
            } else if !part.isEmpty {
                words.append(part)
            }
        }
        return words
    }
}

extension Substring {
    fileprivate var trimmingBlanks: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
