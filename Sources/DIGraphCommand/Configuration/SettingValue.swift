import DIGraphCore
import SwiftFacts

/// Makes values of the words that an option, a key or a list gives.
package enum SettingValue {
    static func output(
        _ value: String, in base: String, offset: Int?
    ) throws(SettingFault) -> Configuration.Output {
        let isStandardOutput = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(value)
        return isStandardOutput ? .standardOutput : .file(try outputFile(value, in: base, offset: offset))
    }

    /// What is written, also to stdout, as a path.
    static func outputFile(
        _ value: String, in base: String, offset: Int? = nil
    ) throws(SettingFault) -> GivenPath {
        if value.isEmpty { throw .empty }
        if value == "~" || value.hasPrefix("~/") { throw .homeFolder(value) }
        if let name = missingVariable(in: value, base) { throw .variable(name) }
        return GivenPath(value == "-" ? "/dev/stdout" : value, in: base, offset: offset)
    }

    /// The first part of a path that reads like a variable of a shell or of Xcode, and is the name of nothing.
    private static func missingVariable(in path: String, _ base: String) -> String? {
        let parts = path.split(separator: "/")
        let variable = parts.firstIndex { part in
            zip(part, part.dropFirst()).contains { $0 == "$" && ($1.isLetter || "_{(".contains($1)) }
        }
        guard let variable else { return nil }
        let start = (path.hasPrefix("/") ? "/" : "") + parts[...variable].joined(separator: "/")
        return FileSystem.exists(GivenPath(start, in: base).absolute) ? nil : String(parts[variable])
    }

    /// `FORM`, or `FORM=FILE`.
    static func report(
        _ value: String, in base: String, offset: Int?
    ) throws(SettingFault) -> Configuration.Report {
        guard let equals = value.firstIndex(of: "=") else {
            return .init(format: value, output: .standardOutput, offset: offset)
        }
        let file = String(value[value.index(after: equals)...])
        let output = try output(file, in: base, offset: offset)
        return .init(format: String(value[..<equals]), output: output, offset: offset)
    }

    /// Names that `#if` finds defined; a question mark stands behind one that only some builds define.
    static func defines(_ words: [some StringProtocol]) -> GeneratorSettings.Defines {
        var defines = GeneratorSettings.Defines()
        for word in words {
            if word.hasSuffix("?") {
                defines.open.insert(String(word.dropLast()))
            } else {
                defines.names.insert(String(word))
            }
        }
        return defines
    }

    /// A text that paths are searched for. No file has a name with an asterisk, so that a pattern would leave out nothing.
    static func excludedText(_ text: String) throws(SettingFault) -> String {
        if text.containsBytes("*") { throw .pattern(text) }
        return text
    }

    /// The end of a file's name, with `.swift` or without.
    static func excludedSuffix(_ text: String) throws(SettingFault) -> String {
        let text = try excludedText(text)
        return text.hasSuffix(".swift") && text != ".swift" ? String(text.dropLast(".swift".count)) : text
    }

    /// `NAME=PATH`.
    static func module(_ value: String, in base: String) throws(SettingFault) -> Configuration.Module {
        guard let equals = value.firstIndex(of: "="), value.index(after: equals) < value.endIndex else {
            throw .notAModule(value)
        }
        let path = GivenPath(String(value[value.index(after: equals)...]), in: base)
        return Configuration.Module(name: try moduleName(String(value[..<equals])), sources: [path])
    }

    package static func moduleName(_ text: String) throws(SettingFault) -> String {
        guard isPlainName(text) || isName(text), text != "_" else {
            throw .notAModuleName(text, similar: moduleName(ofTarget: text))
        }
        return text
    }

    /// What SwiftPM and Xcode call the module of a target whose name is no name in Swift, `shop-app`.
    private static func moduleName(ofTarget text: String) -> String? {
        // A path, a pattern or a variable, and no target.
        if text.contains(where: { "/*~$".contains($0) }) { return nil }
        let letters = text.unicodeScalars.map { scalar in
            isName("_\(scalar)") ? Character(scalar) : "_"
        }
        let name = String(letters)
        return name != text && isName(name) && name.contains { $0 != "_" } ? name : nil
    }

    /// Nearly every name: letters, digits and underscores of ASCII.
    private static func isPlainName(_ text: String) -> Bool {
        text.withBytes { bytes in
            guard let first = bytes.first, !first.isDigit else { return false }
            // A path of a key would take a thousand steps for each byte in an unoptimised build.
            for byte in bytes where !byte.isNamePart { return false }
            return true
        }
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.numericType == nil else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value).isNamePart : scalar.properties.isXIDContinue
        }
    }

    /// Whether the word is no name unless it stands in backticks.
    package static func isReserved(_ text: String) -> Bool {
        text == "_" || Word.isKeyword(text) && text != "Type" && text != "Protocol"
    }

    /// `Module` or `struct Module.Type`, each perhaps with `import` before it.
    static func importedModule(_ text: String) throws(SettingFault) -> String {
        let name = text.hasBytePrefix("import ") ? String(text.dropFirst("import ".count)) : text
        if isPlainName(name), !isReserved(name) { return text }
        var words = text.utf8.split(separator: Byte.space).map { String(Substring($0)) }[...]
        if words.first == "import" { words = words.dropFirst() }
        let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
        if let first = words.first, kinds.contains(first), words.count == 2 { words = words.dropFirst() }
        guard words.count == 1,
            let parts = words.first?.utf8.split(separator: Byte.period, omittingEmptySubsequences: false)
        else {
            throw .notAnImport(text)
        }
        for part in parts {
            let part = String(Substring(part))
            guard isName(part), !isReserved(part) else { throw .notAnImport(text) }
        }
        return text
    }

    static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ value: String
    ) throws(SettingFault) -> Choice {
        if let choice = Choice(rawValue: value) { return choice }
        throw notOneOf(value, Choice.allCases.map { $0.rawValue })
    }

    package static func choice(_ value: String, among choices: [String]) throws(SettingFault) -> String {
        if choices.contains(value) { return value }
        throw notOneOf(value, choices)
    }

    private static func notOneOf(_ value: String, _ choices: [String]) -> SettingFault {
        .notOneOf(value, choices: choices, similar: SimilarNames.meant(by: value, among: choices))
    }

    static func count(_ value: String) throws(SettingFault) -> Int {
        guard let count = Int(value), (1...1024).contains(count) else { throw .notACount(value) }
        return count
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (Byte.zero...Byte.nine).contains(self) }

    fileprivate var isNamePart: Bool {
        (Byte.a...Byte.z).contains(self | Byte.caseBit) || isDigit || self == Byte.underscore
    }
}
