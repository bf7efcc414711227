/// The comments of a file that mark a declaration, or are meant to.
struct DeclarationMarks {
    private struct Mark {
        let offset: UInt32
        let line: Int
        /// It stands on a line of its own.
        let isAlone: Bool
        /// It belongs to a declaration.
        var isTaken = false

        func isOf(_ range: Range<UInt32>, line: Int) -> Bool {
            !isTaken && (isAlone ? range.contains(offset) : self.line == line)
        }
    }

    private var marks: [Mark] = []
    private var misspelt: [Mark] = []
    private var markedLines: Set<Int> = []
    private var faults: [(offset: UInt32, fault: FileSummary.MarkFault)] = []

    var isEmpty: Bool { marks.isEmpty && misspelt.isEmpty }

    mutating func add(_ offset: UInt32, line: Int, isAlone: Bool, isMisspelt: Bool) {
        let mark = Mark(offset: offset, line: line, isAlone: isAlone)
        if isMisspelt { misspelt.append(mark) } else { marks.append(mark) }
    }

    /// Whether a mark stands before the declaration, which is the range, or on the line of its name; each mark is taken once.
    mutating func take(in range: Range<UInt32>, line: Int, isProtocol: Bool) -> Bool {
        guard let index = Self.index(in: marks, of: range, line: line) else {
            if isProtocol, let meant = Self.index(in: misspelt, of: range, line: line) {
                faults.append((misspelt[meant].offset, .misspelt))
            }
            return false
        }
        marks[index].isTaken = true
        markedLines.insert(line)
        for next in marks.indices[(index + 1)...] {
            guard marks[next].isAlone, range.contains(marks[next].offset) else { break }
            marks[next].isTaken = true
            faults.append((marks[next].offset, .repeated))
        }
        return true
    }

    /// The first mark of the declaration among marks in the order of the file.
    private static func index(in marks: [Mark], of range: Range<UInt32>, line: Int) -> Int? {
        var (index, end) = (0, marks.count)
        while index < end {
            let middle = (index + end) / 2
            if marks[middle].offset < range.lowerBound { index = middle + 1 } else { end = middle }
        }
        while index < marks.count, marks[index].offset < range.upperBound || marks[index].line == line {
            if marks[index].isOf(range, line: line) { return index }
            index += 1
        }
        return nil
    }

    /// The marks without effect, once all declarations took theirs.
    var withoutEffect: [(offset: UInt32, fault: FileSummary.MarkFault)] {
        faults
            + marks.filter { !$0.isTaken }.map { mark in
                (mark.offset, !mark.isAlone && markedLines.contains(mark.line) ? .repeated : .stray)
            }
    }
}

extension Vocabulary {
    /// Whether a comment is nothing but the mark, in other letters, with other signs, or as a heading: `needle: mock`,
    /// `/* needle:mocks */`, `MARK: needle:mock`.
    func misspellsMark(_ comment: UnsafeBufferPointer<UInt8>) -> Bool {
        var letters: [UInt8] = []
        for byte in comment {
            switch byte | 0x20 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): letters.append(byte | 0x20)
            case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: return false
            default: continue
            }
        }
        guard comment.contains(Byte.colon) else { return false }
        let heading = Array("mark".utf8)
        let word = letters.starts(with: heading) ? letters.dropFirst(heading.count) : letters[...]
        return marksByLetters.contains { $0.withUTF8Buffer { $0.elementsEqual(word) } }
    }

    /// What a comment begins with that silences nothing, and where, if it is a word behind the tool's name and a colon:
    /// `Needle:ignore`, `needle: ignroe`.
    func headOfVainComment(_ comment: UnsafeBufferPointer<UInt8>) -> (head: String, offset: Int)? {
        func skip(from start: Int, while isPassed: (UInt8) -> Bool) -> Int {
            comment[start...].firstIndex { !isPassed($0) } ?? comment.count
        }
        func isBlank(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.tab }
        func isOfWord(_ byte: UInt8) -> Bool {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == Byte.minus
        }
        let start = skip(from: 0) { $0 == Byte.slash || $0 == Byte.asterisk || isBlank($0) }
        let nameEnd = skip(from: start, while: isOfWord)
        let colon = skip(from: nameEnd, while: isBlank)
        let name = String(decoding: comment[start..<nameEnd], as: UTF8.self).lowercased()
        guard colon < comment.count, comment[colon] == Byte.colon, tools.contains(where: { name == $0 }) else {
            return nil
        }
        let word = skip(from: colon + 1, while: isBlank)
        let end = skip(from: word, while: isOfWord)
        if word == end || misspellsMark(UnsafeBufferPointer(rebasing: comment[start..<end])) { return nil }
        return (String(decoding: comment[start..<end], as: UTF8.self), start)
    }
}
