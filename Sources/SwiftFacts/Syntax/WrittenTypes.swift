/// The types that code is told by, each by the keyword or the brace of whose value it is, and the keywords of braces: read once.
final class WrittenTypes {
    private var known: [Int: TypeParser.Parsed?] = [:]
    private var keywords: [Int: Int?] = [:]
    /// The first in the tokens that were searched last: a statement may have many braces.
    private var controlKeyword = (start: -1, end: -1, found: nil as Int?)
    /// How many were counted last, and in which tokens.
    var questionMarks = (start: -1, end: -1, count: 0)

    func type(at index: Int, _ read: () -> TypeParser.Parsed?) -> TypeParser.Parsed? {
        if let type = known[index] { return type }
        let type = read()
        known[index] = .some(type)
        return type
    }

    func keyword(of brace: Int, _ read: () -> Int?) -> Int? {
        if let keyword = keywords[brace] { return keyword }
        let keyword = read()
        keywords[brace] = .some(keyword)
        return keyword
    }

    func controlKeyword(from start: Int, before end: Int, where isMeant: (Int) -> Bool) -> Int? {
        if controlKeyword.start != start { controlKeyword = (start, start, nil) }
        if controlKeyword.found == nil, controlKeyword.end < end {
            controlKeyword = (start, end, (controlKeyword.end..<end).first(where: isMeant))
        }
        return controlKeyword.found.flatMap { $0 < end ? $0 : nil }
    }
}
