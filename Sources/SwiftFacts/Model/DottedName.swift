// Names of several parts, such as `Feature.Child`. They are taken apart by bytes: by characters it costs many times as
// much, since Swift has to find where each character ends.

extension String {
    /// What a name ends in that can only be a module's: `Shop::` in `Shop::Item`.
    public static let moduleMark = "::"

    public var isModuleMarked: Bool { utf8.last == Byte.colon && hasSuffix(Self.moduleMark) }

    /// Where the last `::` in it ends; a raw identifier may hold other colons.
    private var moduleMarkEnd: String.UTF8View.Index? {
        guard contains(byte: Byte.colon) else { return nil }
        return utf8.indices.last { index in
            index > utf8.startIndex && utf8[utf8.index(before: index)] == Byte.colon && utf8[index] == Byte.colon
        }.map { utf8.index(after: $0) }
    }

    /// The parts of a name that may begin with a module's: `Shop::` and `Item` of `Shop::Item`.
    public var namePartsOfExpression: [String] {
        guard let end = moduleMarkEnd else { return nameParts }
        return [String(self[..<end])] + String(self[end...]).nameParts
    }

    /// The name without the mark of a module.
    public var withoutModuleMark: String { isModuleMarked ? String(dropLast(2)) : self }

    /// The parts of a dotted name.
    public var nameParts: [String] {
        guard isDotted else { return isEmpty ? [] : [self] }
        var text = self
        return text.withUTF8 { bytes in
            var parts: [String] = []
            var start = 0
            while start < bytes.count {
                let end = bytes.firstOffset(of: Byte.period, from: start) ?? bytes.count
                if end > start { parts.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
                start = end + 1
            }
            return parts
        }
    }

    /// `Feature` of `Feature.Child.Part`.
    public var firstNamePart: String {
        guard isDotted, let end = utf8.firstIndex(of: Byte.period) else { return self }
        return String(self[..<end])
    }

    /// `Part` of `Feature.Child.Part`, and of `Shop::Part`.
    public var lastNamePart: String {
        let mark = moduleMarkEnd
        guard isDotted, let end = utf8.lastIndex(of: Byte.period), mark.map({ $0 <= end }) ?? true else {
            return mark.map { String(self[$0...]) } ?? self
        }
        return String(self[utf8.index(after: end)...])
    }

    /// `Feature.Child` of `Feature.Child.Part`; empty for a name of one part.
    public var outerName: String {
        guard isDotted, let end = utf8.lastIndex(of: Byte.period) else { return "" }
        return String(self[..<end])
    }

    /// `Child.Part` of `Feature.Child.Part`; nil for a name of one part.
    public var innerName: String? {
        guard isDotted, let end = utf8.firstIndex(of: Byte.period) else { return nil }
        return String(self[utf8.index(after: end)...])
    }

    /// Whether the name has more than one part.
    public var isDotted: Bool { contains(byte: Byte.period) }

    /// Whether a byte stands in the text: libc finds it in memory much faster than a loop over the text does.
    public func contains(byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.firstOffset(of: byte, from: 0) != nil } ?? utf8.contains(byte)
    }

    /// Whether the lexer takes all bytes for those of a name.
    public var hasNameBytesOnly: Bool {
        utf8.withContiguousStorageIfAvailable(Lexer.areNameBytes) ?? utf8.allSatisfy(Lexer.isNameByte)
    }

    /// Whether the first character is a capital letter of any script.
    package var startsUppercase: Bool {
        guard let first = utf8.first, first >= 0x80 else { return utf8.first.map { $0 &- Byte.capitalA < 26 } ?? false }
        return self.first?.isUppercase == true
    }
}
