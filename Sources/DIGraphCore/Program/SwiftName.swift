import SwiftFacts

/// Spelling rules of Swift that generated names must keep to.
enum SwiftName {
    /// Also of the two words that are none, but begin an expression.
    static func isKeyword(_ name: String) -> Bool {
        Word.isKeyword(name) || name == "await" || name == "unsafe"
    }

    static func withoutBackticks(_ name: String) -> String {
        name.contains(byte: Byte.backtick) ? name.filter { $0 != "`" } : name
    }

    /// The name as it is declared and used: in backticks where it is a keyword or no plain identifier.
    static func escaped(_ name: String) -> String {
        let plain = withoutBackticks(name)
        return isKeyword(plain) || !plain.hasNameBytesOnly || beginsWithNumber(plain) ? "`\(plain)`" : plain
    }

    /// Of any script; to look at a character costs many times as much as at a byte.
    private static func beginsWithNumber(_ name: String) -> Bool {
        guard let byte = name.utf8.first else { return false }
        return byte < 0x80 ? byte &- Byte.zero < 10 : name.first?.isNumber == true
    }

    /// `LoggedInComponent` → `loggedInComponent`, `URLCache` → `urlCache`.
    static func lowercasedFirst(_ name: String) -> String {
        if let lowered = lowercasedFirstLetter(name) { return lowered }
        var lowered = name.prefix { $0.isUppercase }
        let nextIsPart = lowered.endIndex < name.endIndex && name[lowered.endIndex].isLetter
        if lowered.count > 1, nextIsPart { lowered = lowered.dropLast() }
        return lowered.lowercased() + name[lowered.endIndex...]
    }

    /// Where only the first letter is a capital one, as in nearly all names; nil elsewhere.
    private static func lowercasedFirstLetter(_ name: String) -> String? {
        let bytes = name.utf8.prefix(2)
        guard bytes.count == 2, let first = bytes.first, let second = bytes.last, first &- Byte.capitalA < 26,
            second &- Byte.a < 26 || second &- Byte.zero < 10
        else { return nil }
        return String(UnicodeScalar(first | Byte.caseBit)) + name[name.utf8.index(after: name.startIndex)...]
    }

    static func capitalizedFirst(_ name: String) -> String {
        // Two bytes of ASCII are two characters.
        let bytes = name.utf8.prefix(2)
        guard let first = bytes.first, first &- Byte.a < 26, bytes.allSatisfy({ $0 < 0x80 }) else {
            return name.prefix(1).uppercased() + name.dropFirst()
        }
        return String(UnicodeScalar(first & ~Byte.caseBit)) + name[name.utf8.index(after: name.startIndex)...]
    }

    static func lastPart(_ qualifiedName: String) -> String {
        identifier(qualifiedName.lastNamePart)
    }

    static func joined(_ qualifiedName: String) -> String {
        identifier(qualifiedName)
    }

    /// A qualified name with each part in backticks where it needs them.
    static func escapedParts(_ qualifiedName: String) -> String {
        guard qualifiedName.isDotted else { return escaped(qualifiedName) }
        return qualifiedName.nameParts.map(escaped).joined(separator: ".")
    }

    /// What of a raw identifier, such as `my root`, may stand in a plain one.
    private static func identifier(_ name: String) -> String {
        func isPlain(_ byte: UInt8) -> Bool { Lexer.isNameByte(byte) && byte != Byte.dollar }
        let isWhole = name.hasNameBytesOnly && !name.contains(byte: Byte.dollar)
        let plain = isWhole ? name : String(decoding: name.utf8.filter(isPlain), as: UTF8.self)
        return beginsWithNumber(plain) ? "_" + plain : plain
    }

    /// The first candidate that is free, else the last one with as many underscores as it takes.
    static func unique(_ candidates: [String], isTaken: (String) -> Bool) -> String {
        if let free = candidates.first(where: { !isTaken($0) }) { return free }
        var name = candidates.last ?? "_"
        while isTaken(name) { name += "_" }
        return name
    }
}
