import SwiftFacts

/// Makes edits of changes: it changes the bytes that a change is about, and no others.
///
///     SourceEditor.edits(of: [(9, .access(.public))], in: bytes, vocabulary)  // `    let user: User`: "public " at 5
package struct SourceEditor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let buffer: TokenBuffer
    /// Many changes may be on one long line.
    private let lineStarts: [Int]
    /// Where the names stand that are to be changed wherever they are.
    private let identifiers: [NameHash: [Int]]

    /// The edits of each change; nil for one that does not fit what stands at its place.
    package static func edits(
        of changes: [(offset: UInt32, change: SourceChange)], in bytes: [UInt8], _ vocabulary: Vocabulary
    ) -> [[TextEdit]?] {
        bytes.withUnsafeBufferPointer { bytes in
            let buffer = TokenBuffer(bytes: bytes, tokens: Lexer.tokenize(bytes, vocabulary).tokens, vocabulary)
            let editor = SourceEditor(
                bytes: bytes, buffer: buffer, lineStarts: lineStarts(of: bytes),
                identifiers: identifiers(of: changes.map(\.change), in: buffer))
            return changes.map { editor.edits(of: $0.change, at: $0.offset) }
        }
    }

    private static func lineStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [bytes.markLength]
        var end = bytes.firstOffset(of: Byte.lineFeed, from: 0)
        while let feed = end {
            starts.append(feed + 1)
            end = bytes.firstOffset(of: Byte.lineFeed, from: feed + 1)
        }
        return starts
    }

    private static func identifiers(of changes: [SourceChange], in buffer: TokenBuffer) -> [NameHash: [Int]] {
        var places: [NameHash: [Int]] = [:]
        for case .everyName(let name, _, _) in changes { places[NameHash(name)] = [] }
        if places.isEmpty { return [:] }
        for index in 0..<buffer.count where buffer.kind(index) == .identifier {
            places[NameHash(buffer.text(index))]?.append(index)
        }
        return places
    }

    private func edits(of change: SourceChange, at offset: UInt32) -> [TextEdit]? {
        switch change {
        case .importing(let module, let level): return [importing(module, as: level)]
        case .everyName(let old, let new, let places): return everyName(old, new, declaredAt: places)
        case .suppression(let id, let isAlone):
            return suppression(of: id, isAlone: isAlone, at: Int(offset)).map { [$0] }
        default: break
        }
        guard let name = index(at: offset) else { return nil }
        switch change {
        case .existential(let type): return existential(type, inDeclarationAt: name)
        case .access(let level): return access(level, ofNameAt: name)
        default: break
        }
        let edit: TextEdit? =
            switch change {
            case .actor(let attribute): actor(attribute, ofNameAt: name)
            case .type(let type): self.type(type, ofNameAt: name)
            case .name(let old, let new):
                self.name(old, namedAt: name).map { replacement(of: $0, by: new) }
                    ?? spelling(of: old, at: name).map { TextEdit($0, new) }
            case .literal(let old, let new): literal(old, by: new, inDeclarationAt: name)
            case .inheritance(let type): inheritance(of: type, byTypeAt: name)
            case .parentLabel: parentLabel(ofCallAt: name)
            case .member(let text): member(text, ofTypeAt: name)
            case .deletion: deletion(ofNameAt: name)
            case .importing, .everyName, .suppression, .existential, .access: nil
            }
        return edit.map { [$0] }
    }

    /// A name at its place, or in what the typealias that is declared there stands for.
    private func name(_ name: String, namedAt place: Int) -> Int? {
        if buffer.text(place) == name { return place }
        guard buffer.isWord(place - 1, .typealias) else { return nil }
        var index = place + 1
        while index < buffer.count, !buffer.beginsStatement(index) {
            if buffer.kind(index) == .identifier, buffer.text(index) == name { return index }
            index += 1
        }
        return nil
    }

    /// The bytes of a name of several words at its place: `any P`, or `Outer.P`.
    private func spelling(of name: String, at place: Int) -> Range<Int>? {
        var rest = name[...]
        var index = place
        while !rest.isEmpty {
            guard index < buffer.count, rest.hasPrefix(buffer.text(index)) else { return nil }
            rest = rest.dropFirst(buffer.text(index).count).drop { $0 == " " }
            index += 1
        }
        return Int(buffer.tokens[place].start)..<Int(buffer.tokens[index - 1].end)
    }

    // MARK: Declarations

    /// The tokens before a declaration's name: the first of all, the first that is no attribute, and its keyword.
    private struct Head {
        let start: Int
        let modifiers: Int
        let keyword: Int
    }

    private static let longestHead = 200

    /// - Parameter name: it may be the first in a tuple.
    private func head(ofNameAt name: Int) -> Head? {
        var name = name
        while buffer.kind(name - 1) == .leftParen { name -= 1 }
        let keyword = Modifiers(buffer, at: name, defaultAccess: .internal) == nil ? name - 1 : name
        guard Modifiers(buffer, at: keyword, defaultAccess: .internal)?.next == keyword else { return nil }
        var start = keyword
        var index = keyword - 1
        // Any token may be one of an attribute's arguments, so that the last one that fits is the first of the head.
        while index >= max(0, keyword - Self.longestHead), buffer.kind(index) != .leftBrace,
            buffer.kind(index) != .rightBrace, buffer.kind(index) != .semicolon
        {
            let isMember = buffer.kind(index - 1) == .period
            if !isMember, Modifiers(buffer, at: index, defaultAccess: .internal)?.next == keyword { start = index }
            index -= 1
        }
        var modifiers = start
        while buffer.kind(modifiers) == .at { modifiers = attributeEnd(modifiers) }
        return modifiers <= keyword ? Head(start: start, modifiers: modifiers, keyword: keyword) : nil
    }

    /// The index after the attribute that begins here.
    private func attributeEnd(_ at: Int) -> Int {
        var end = at + 2
        while buffer.kind(end) == .period { end += 2 }
        end = buffer.skipAngles(end)
        let takesArguments = buffer.touchesNext(end - 1) || buffer.text(end - 1) == "available"
        return buffer.kind(end) == .leftParen && takesArguments ? buffer.skip(end) : end
    }

    private func actor(_ attribute: String, ofNameAt name: Int) -> TextEdit? {
        guard let head = head(ofNameAt: name) else { return nil }
        let written = (head.modifiers..<head.keyword).first { buffer.isWord($0, .nonisolated) }
        return written.map { replacement(of: $0, by: attribute) } ?? insertion(attribute + " ", before: head.start)
    }

    /// What is wider than the extension around it says warns: a private one loses its modifier.
    private func access(_ level: AccessLevel, ofNameAt name: Int) -> [TextEdit]? {
        guard let head = head(ofNameAt: name) else { return nil }
        let outer = extensionModifier(around: head.keyword)
        let outerLevel = outer.flatMap { AccessLevel(buffer.word($0)) } ?? .internal
        let isNarrowed = outerLevel < .internal && level >= .internal
        let isDefault = level == (isNarrowed ? .internal : outerLevel)
        var edits = isNarrowed ? outer.map { [removal(of: $0)] } ?? [] : []
        if let written = accessModifier(of: head) {
            edits.append(isDefault ? removal(of: written) : replacement(of: written, by: "\(level)"))
        } else if !isDefault {
            edits.append(insertion("\(level) ", before: head.modifiers))
        }
        return edits.isEmpty ? nil : edits
    }

    private func accessModifier(of head: Head) -> Int? {
        (head.modifiers..<head.keyword).first { index in
            AccessLevel(buffer.word(index)) != nil && buffer.kind(index + 1) != .leftParen
        }
    }

    /// Where the extension around a declaration says what access all of its members have.
    private func extensionModifier(around keyword: Int) -> Int? {
        var index = buffer.brace(around: keyword) - 1
        while index >= 0, buffer.kind(index) != .leftBrace, buffer.kind(index) != .rightBrace {
            if buffer.isWord(index, .extension), let head = head(ofNameAt: index + 1) {
                return accessModifier(of: head)
            }
            index -= 1
        }
        return nil
    }

    private func type(_ type: String, ofNameAt name: Int) -> TextEdit? {
        guard buffer.beginsValue(name + 1) else { return nil }
        let end = Int(buffer.tokens[name].end)
        return TextEdit(end..<end, ": " + type)
    }

    private func member(_ text: String, ofTypeAt name: Int) -> TextEdit? {
        var brace = name + 1
        while brace < buffer.count, buffer.kind(brace) != .leftBrace {
            if buffer.isCloser(brace) { return nil }
            brace = buffer.skip(brace)
        }
        guard brace < buffer.count, buffer.isClosed(brace) else { return nil }
        let around = indentation(ofLineAt: Int(buffer.tokens[name].start))
        let end = Int(buffer.tokens[brace].end)
        let next = Int(buffer.tokens[brace + 1].start)
        let isEmpty = buffer.closer(of: brace) == brace + 1
        let indent = isEmpty ? around + unit(around) : indentation(ofLineAt: next)
        if buffer.startsLine(brace + 1) {
            let line = lineEnd(after: end)
            return TextEdit(line..<line, lines(of: text, indent) + newline)
        }
        let body = newline + lines(of: text, isEmpty ? indent : around + unit(around)) + newline
        return TextEdit(end..<next, body + (isEmpty ? around : around + unit(around)))
    }

    private func lines(of text: String, _ indent: String) -> String {
        text.split(separator: "\n").map { indent + $0 }.joined(separator: newline)
    }

    /// Nil where it is a part of a composition or of a longer name, or is `any` already.
    private func existential(_ type: String, inDeclarationAt name: Int) -> [TextEdit]? {
        var edits: [TextEdit] = []
        var index = name + 1
        var depth = 0
        while index < buffer.count, ![.leftBrace, .rightBrace, .semicolon].contains(buffer.kind(index)) {
            if buffer.kind(index) == .leftParen { depth += 1 }
            if buffer.kind(index) == .rightParen { depth -= 1 }
            let isNext = buffer.startsLine(index) && Modifiers(buffer, at: index, defaultAccess: .internal) != nil
            if depth <= 0, isNext || buffer.isAssignment(index) { break }
            defer { index += 1 }
            guard buffer.kind(index) == .identifier, buffer.text(index) == type, buffer.kind(index + 1) != .colon else {
                continue
            }
            let isPart =
                buffer.kind(index - 1) == .period || buffer.kind(index + 1) == .period || buffer.isWord(index - 1, .any)
                || buffer.isOperator(index - 1, "&") || buffer.isOperator(index + 1, "&")
            if isPart { return nil }
            let isWrapped = buffer.isOperator(index + 1, "?") || buffer.isOperator(index + 1, "!")
            edits.append(replacement(of: index, by: isWrapped ? "(any \(type))" : "any \(type)"))
        }
        return edits.isEmpty ? nil : edits
    }

    private func literal(_ old: String, by new: String, inDeclarationAt name: Int) -> TextEdit? {
        var index = name + 1
        while index < buffer.count, buffer.kind(index) != .leftBrace { index += 1 }
        let end = index < buffer.count && buffer.isClosed(index) ? buffer.closer(of: index) : index
        let found = (index..<max(index, end)).filter { buffer.text($0) == "\"\(old)\"" }
        return found.count == 1 ? replacement(of: found[0], by: "\"\(new)\"") : nil
    }

    // MARK: Deletions

    private func deletion(ofNameAt name: Int) -> TextEdit? {
        guard let head = head(ofNameAt: name) else { return nil }
        var end = name + 1
        while end < buffer.count, !buffer.isCloser(end), buffer.directiveEnd(end) == nil {
            let isNext =
                buffer.startsLine(end) || buffer.kind(end - 1) == .rightBrace || buffer.kind(end - 1) == .semicolon
            if isNext, Modifiers(buffer, at: end, defaultAccess: .internal) != nil { break }
            end = buffer.skip(end)
        }
        return removal(ofTextFrom: Int(buffer.tokens[head.start].start), to: Int(buffer.tokens[end - 1].end))
    }

    private func suppression(of id: String, isAlone: Bool, at offset: Int) -> TextEdit? {
        var end = lineEnd(after: offset)
        while end > offset, bytes[end - 1] == Byte.lineFeed || bytes[end - 1] == Byte.carriageReturn { end -= 1 }
        guard bytes[offset..<end].starts(with: "//".utf8) else { return nil }
        if isAlone { return removal(ofTextFrom: offset, to: end) }
        let word = Array(" \(id)".utf8)
        let start = (offset..<end).first { start in
            let next = start + word.count
            return next <= end && bytes[start..<next].elementsEqual(word)
                && (next == end || isBlank(bytes[next]) || bytes[next] == Byte.comma)
        }
        guard let start else { return nil }
        // The whole comment, so that of several ids one is deleted after the other, and the last with the comment.
        let rest = Array(bytes[offset..<start]) + Array(bytes[start + word.count..<end])
        return TextEdit(offset..<end, String(decoding: rest, as: UTF8.self))
    }

    /// Where the line of a `///` or the lines of a `/** … */` begin that end where a line begins.
    private func documentation(above line: Int) -> Int? {
        guard line > textStart else { return nil }
        var start = lineStart(of: line - 1)
        let last = bytes[start..<line]
        if last.drop(while: isBlank).starts(with: "///".utf8) { return start }
        guard let end = last.lastIndex(where: { !isBlank($0) && $0 != Byte.lineFeed && $0 != Byte.carriageReturn }),
            bytes[start...end].suffix(2).elementsEqual("*/".utf8)
        else { return nil }
        while start > textStart, !bytes[start...end].drop(while: isBlank).starts(with: "/*".utf8) {
            start = lineStart(of: start - 1)
        }
        let isOne = bytes.firstOffset(of: "*/", from: start) == end - 1
        return isOne && bytes[start...end].drop(while: isBlank).starts(with: "/**".utf8) ? start : nil
    }

    /// With its lines, and the documentation above, where nothing else stands there; else with the blanks around it.
    private func removal(ofTextFrom start: Int, to end: Int) -> TextEdit {
        var first = lineStart(of: start)
        let last = lineEnd(after: end)
        let rest = bytes[end..<last].drop(while: isBlank)
        let isLast = rest.first.map { $0 == Byte.carriageReturn || $0 == Byte.lineFeed } ?? true
        let startsLine = bytes[first..<start].allSatisfy(isBlank)
        if startsLine, isLast || rest.starts(with: "//".utf8) {
            while let above = documentation(above: first) { first = above }
            return TextEdit(first..<last, "")
        }
        var (from, to) = (start, end)
        if isLast {
            while from > first, isBlank(bytes[from - 1]) { from -= 1 }
        } else {
            while to < last, isBlank(bytes[to]) { to += 1 }
        }
        return TextEdit(from..<to, "")
    }

    // MARK: Names

    private func everyName(_ old: String, _ new: String, declaredAt places: Set<UInt32>) -> [TextEdit]? {
        var edits: [TextEdit] = []
        for index in identifiers[NameHash(old)] ?? [] {
            let isRequested =
                buffer.kind(index - 1) == .period
                && buffer.vocabulary.requesters.contains { buffer.text(index - 2) == $0 }
            guard places.contains(buffer.tokens[index].start) || isRequested else { return nil }
            edits.append(replacement(of: index, by: new))
        }
        return edits
    }

    private func inheritance(of type: String, byTypeAt name: Int) -> TextEdit? {
        switch buffer.kind(name + 1) {
        case .colon where buffer.kind(name + 2) == .leftBrace || buffer.kind(name + 2) == .endOfFile:
            replacement(of: name + 1, by: ": " + type)
        case .colon: insertion(type + ", ", before: name + 2)
        case .leftBrace: replacement(of: name, by: "\(buffer.text(name)): \(type)")
        default: nil
        }
    }

    /// The argument without a label, or with one that is nearly the right one.
    private func parentLabel(ofCallAt name: Int) -> TextEdit? {
        let open = buffer.skipAngles(name + 1)
        guard buffer.kind(open) == .leftParen, buffer.isClosed(open) else { return nil }
        let close = buffer.closer(of: open)
        let label = "\(buffer.vocabulary.parentLabel)"
        var index = open + 1
        while index < close {
            let isLabelled = buffer.kind(index) == .identifier && buffer.kind(index + 1) == .colon
            let value = isLabelled ? index + 2 : index
            let ends = value + 1 == close || buffer.kind(value + 1) == .comma
            if buffer.isWord(value, .selfValue), ends {
                return isLabelled ? replacement(of: index, by: label) : insertion(label + ": ", before: value)
            }
            while index < close, buffer.kind(index) != .comma { index = buffer.skip(index) }
            index += 1
        }
        return nil
    }

    // MARK: Imports

    /// In the order of the names, where the imports are in it; else after the last one, or before the first declaration.
    private func importing(_ module: String, as level: AccessLevel?) -> TextEdit {
        let imported = SourceChange.declaration(ofImporting: module, as: level)
        let imports = importKeywords()
        guard let last = imports.last else { return firstImport(imported) }
        let line = imported + newline
        let names = imports.map { buffer.text($0 + 1) }
        if names == names.sorted(), let next = names.firstIndex(where: { module < $0 }) {
            let start = lineStart(of: Int(buffer.tokens[startOfDeclaration(named: imports[next])].start))
            return TextEdit(start..<start, line)
        }
        var end = last + 1
        while end + 1 < buffer.count, !buffer.startsLine(end + 1) { end += 1 }
        let place = lineEnd(after: Int(buffer.tokens[end].end))
        let endsFile = place == bytes.count && bytes.last != Byte.lineFeed
        return TextEdit(place..<place, endsFile ? newline + imported : line)
    }

    /// Those that hold under no condition, each alone on its line.
    private func importKeywords() -> [Int] {
        (0..<buffer.count).filter { index in
            guard buffer.word(index) == .import, buffer.kind(index + 1) == .identifier else { return false }
            return buffer.branch(at: index) == .none && buffer.startsLine(startOfDeclaration(named: index))
        }
    }

    /// With its attributes.
    private func startOfDeclaration(named index: Int) -> Int {
        head(ofNameAt: index)?.start ?? index
    }

    /// Behind what stands at the top for the whole file: a comment with an empty line below it.
    private func firstImport(_ imported: String) -> TextEdit {
        var lexer = Lexer(bytes)
        var place = textStart
        var lines = 0
        loop: while true {
            let piece = lexer.next()
            switch piece.kind {
            case .lineComment, .blockComment: lines = 0
            case .shebang: lines = 1
            case .newline:
                let text = bytes[Int(piece.start)..<Int(piece.end)]
                lines += text.count { $0 == Byte.lineFeed }
                if lines > 1, let last = text.lastIndex(of: Byte.lineFeed) { place = last + 1 }
            case .byteOrderMark, .whitespace: break
            default: break loop
            }
        }
        return TextEdit(place..<place, imported + newline + newline)
    }

    // MARK: Bytes

    private func index(at offset: UInt32) -> Int? {
        let index = buffer.firstIndex(atOrAfter: offset)
        return index < buffer.count && buffer.tokens[index].start == offset ? index : nil
    }

    private func insertion(_ text: String, before index: Int) -> TextEdit {
        let start = Int(buffer.tokens[index].start)
        return TextEdit(start..<start, text)
    }

    private func replacement(of index: Int, by text: String) -> TextEdit {
        TextEdit(Int(buffer.tokens[index].start)..<Int(buffer.tokens[index].end), text)
    }

    /// With the blanks behind it.
    private func removal(of index: Int) -> TextEdit {
        var end = Int(buffer.tokens[index].end)
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        return TextEdit(Int(buffer.tokens[index].start)..<end, "")
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.tab }

    /// Behind a mark of the byte order.
    private var textStart: Int { lineStarts[0] }

    private func lineStart(of offset: Int) -> Int {
        let next = lineStarts.partitioningIndex { $0 > offset }
        return next == 0 ? offset : lineStarts[next - 1]
    }

    /// Where the next line begins, or the end of the file.
    private func lineEnd(after offset: Int) -> Int {
        bytes.firstOffset(of: Byte.lineFeed, from: offset).map { $0 + 1 } ?? bytes.count
    }

    private func indentation(ofLineAt offset: Int) -> String {
        let start = lineStart(of: offset)
        return String(decoding: bytes[start..<offset].prefix(while: isBlank), as: UTF8.self)
    }

    /// One step of indentation, as the file has it.
    private func unit(_ around: String) -> String {
        around.hasPrefix("\t") || bytes.firstOffset(of: "\n\t", from: 0) != nil ? "\t" : "    "
    }

    /// The line break that the file uses.
    private var newline: String {
        guard let first = bytes.firstOffset(of: Byte.lineFeed, from: 0), first > 0 else { return "\n" }
        return bytes[first - 1] == Byte.carriageReturn ? "\r\n" : "\n"
    }
}
