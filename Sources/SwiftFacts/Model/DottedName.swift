// Names of several parts, such as `Feature.Child`. They are taken apart by bytes: by characters it costs many times as
// much, since Swift has to find where each character ends.

extension String {
    /// What a name ends in that can only be a module's: `Shop::` in `Shop::Item`.
    package static let moduleMark = "::"

    package var isModuleMarked: Bool { utf8.last == UInt8(ascii: ":") }

    /// The parts of a name that may begin with a module's: `Shop::` and `Item` of `Shop::Item`.
    package var namePartsOfExpression: [String] {
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return nameParts }
        let end = utf8.index(colon, offsetBy: 2)
        return [String(self[..<end])] + String(self[end...]).nameParts
    }

    /// The name without the mark of a module.
    package var withoutModuleMark: String { isModuleMarked ? String(dropLast(2)) : self }

    private static let dot = UInt8(ascii: ".")

    /// The parts of a dotted name.
    package var nameParts: [String] {
        guard isDotted else { return isEmpty ? [] : [self] }
        return utf8.split(separator: Self.dot).map { String(Substring($0)) }
    }

    /// `Feature` of `Feature.Child.Part`.
    package var firstNamePart: String {
        utf8.firstIndex(of: Self.dot).map { String(self[..<$0]) } ?? self
    }

    /// `Part` of `Feature.Child.Part`, and of `Shop::Part`.
    package var lastNamePart: String {
        let end = utf8.lastIndex { $0 == Self.dot || $0 == UInt8(ascii: ":") }
        return end.map { String(self[utf8.index(after: $0)...]) } ?? self
    }

    /// `Feature.Child` of `Feature.Child.Part`; empty for a name of one part.
    package var outerName: String {
        utf8.lastIndex(of: Self.dot).map { String(self[..<$0]) } ?? ""
    }

    /// `Child.Part` of `Feature.Child.Part`; nil for a name of one part.
    package var innerName: String? {
        utf8.firstIndex(of: Self.dot).map { String(self[utf8.index(after: $0)...]) }
    }

    /// Whether the name has more than one part.
    package var isDotted: Bool { utf8.contains(Self.dot) }

    /// Whether the first character is a capital letter of any script.
    var startsUppercase: Bool {
        guard let first = utf8.first, first >= 0x80 else { return utf8.first.map { $0 &- 0x41 < 26 } ?? false }
        return self.first?.isUppercase == true
    }
}
