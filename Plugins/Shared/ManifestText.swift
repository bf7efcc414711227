/// The text of a manifest without its comments, in which calls and declarations are found by their brackets.
struct ManifestText {
    /// The names of the calls that declare targets in which sources of an app stand.
    static let kindsOfTargets = ["target", "executableTarget", "testTarget"]

    let text: [Character]

    init(_ manifest: String) { text = Self.withoutComments(Array(manifest)) }

    /// What stands between a quote and the next.
    func string(at quote: Int) -> String { String(text[(quote + 1)...].prefix { $0 != "\"" }) }

    func word(at start: Int) -> String {
        String(text[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    func isNamePart(before index: Int) -> Bool {
        guard index > 0 else { return false }
        return text[index - 1].isLetter || text[index - 1].isNumber || text[index - 1] == "_"
    }

    /// The end of the line on which all brackets are closed again, and that does not end with `=`.
    func endOfDeclaration(from start: Int) -> Int {
        var index = start
        while index < text.count {
            if text[index] == "\n", text[start..<index].last(where: { !$0.isWhitespace }) != "=" { return index }
            index = place(after: index)
        }
        return text.count
    }

    // MARK: Brackets

    /// The parenthesis of the call whose first argument, or `name:`, begins at an index.
    func callOpening(before index: Int) -> Int? {
        var position = index - 1
        while position >= 0, text[position].isWhitespace { position -= 1 }
        if position >= 4, text[position] == ":", String(text[(position - 4)..<position]) == "name" {
            position -= 5
            while position >= 0, text[position].isWhitespace { position -= 1 }
        }
        return position >= 0 && text[position] == "(" ? position : nil
    }

    func calleeStart(before open: Int) -> Int {
        var start = open
        while isNamePart(before: start) { start -= 1 }
        return start
    }

    /// The index after the bracket, or the quote, that closes the one at an index.
    func closing(of open: Int) -> Int {
        if text[open] == "\"" {
            var index = open + 1
            while index < text.count, text[index] != "\"" { index += text[index] == "\\" ? 2 : 1 }
            return min(index + 1, text.count)
        }
        var index = open + 1
        while index < text.count {
            if ")]}".contains(text[index]) { return index + 1 }
            index = place(after: index)
        }
        return text.count
    }

    // MARK: Ranges

    func string(_ range: Range<Int>) -> String { String(text[range]) }

    func inside(_ open: Int) -> Range<Int> { (open + 1)..<max(open + 1, closing(of: open) - 1) }

    func trimmed(_ range: Range<Int>) -> Range<Int> {
        guard let first = range.first(where: { !text[$0].isWhitespace }),
            let last = range.last(where: { !text[$0].isWhitespace })
        else { return range.lowerBound..<range.lowerBound }
        return first..<(last + 1)
    }

    /// The next index, or the one after the brackets or the text that begin at an index.
    private func place(after index: Int) -> Int { "([{\"".contains(text[index]) ? closing(of: index) : index + 1 }

    /// The next of some marks that is in no brackets.
    func end(from start: Int, atAny marks: String) -> Int {
        var index = nextPlace(from: start) ?? start
        while index < text.count, !marks.contains(text[index]) { index = place(after: index) }
        return index
    }

    /// The next index at which there is no space.
    func nextPlace(from index: Int) -> Int? { text[index...].firstIndex { !$0.isWhitespace } }

    /// What stands between separators that are in no brackets.
    func parts(of range: Range<Int>, at separators: Set<Character>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if separators.contains(text[index]) {
                parts.append(start..<index)
                start = index + 1
            }
            index = place(after: index)
        }
        parts.append(start..<max(start, range.upperBound))
        return parts.filter { !trimmed($0).isEmpty }
    }

    func label(of argument: Range<Int>) -> String? {
        let argument = trimmed(argument)
        guard let first = argument.first else { return nil }
        let word = word(at: first)
        let end = first + word.count
        return !word.isEmpty && end < argument.upperBound && text[end] == ":" ? word : nil
    }

    func withoutLabel(_ argument: Range<Int>) -> Range<Int> {
        guard let label = label(of: argument) else { return argument }
        return (trimmed(argument).lowerBound + label.count + 1)..<argument.upperBound
    }

    private static func withoutComments(_ text: [Character]) -> [Character] {
        var result: [Character] = []
        var isInString = false
        var depth = 0
        var isLineComment = false
        var index = 0
        while index < text.count {
            let mayBeComment = text[index] == "/" || text[index] == "*"
            let pair = mayBeComment && index + 1 < text.count ? String(text[index...(index + 1)]) : ""
            if isLineComment {
                isLineComment = !text[index].isNewline
                if !isLineComment { result.append("\n") }
            } else if depth > 0 {
                if pair == "*/" || pair == "/*" { index += 1 }
                depth += pair == "/*" ? 1 : pair == "*/" ? -1 : 0
            } else if !isInString, pair == "//" {
                isLineComment = true
            } else if !isInString, pair == "/*" {
                depth = 1
                index += 1
            } else {
                if text[index] == "\"" { isInString.toggle() }
                result.append(text[index])
                if isInString, text[index] == "\\", index + 1 < text.count {
                    index += 1
                    result.append(text[index])
                }
            }
            index += 1
        }
        return result
    }
}
