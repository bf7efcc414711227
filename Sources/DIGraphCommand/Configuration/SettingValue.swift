import DIGraphCore

/// Makes values of the words that an option, a key or a list gives.
package enum SettingValue {
    static func output(_ value: String, in base: String) throws(SettingFault) -> Configuration.Output {
        switch value {
        case "": throw .empty
        case "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1": return .standardOutput
        default: return .file(GivenPath(value, in: base))
        }
    }

    /// `FORM`, or `FORM=FILE`.
    static func report(_ value: String, in base: String) throws(SettingFault) -> Configuration.Report {
        guard let equals = value.firstIndex(of: "=") else { return .init(format: value, output: .standardOutput) }
        let file = String(value[value.index(after: equals)...])
        return .init(format: String(value[..<equals]), output: try output(file, in: base))
    }

    /// `NAME=PATH`.
    static func module(_ value: String, in base: String) throws(SettingFault) -> Configuration.Module {
        guard let equals = value.firstIndex(of: "="), value.index(after: equals) < value.endIndex else {
            throw .notAModule(value)
        }
        let path = GivenPath(String(value[value.index(after: equals)...]), in: base)
        return Configuration.Module(name: try moduleName(String(value[..<equals])), sources: [path])
    }

    static func moduleName(_ text: String) throws(SettingFault) -> String {
        let isName = text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "_" }
        guard isName, text.unicodeScalars.first?.properties.numericType == nil, !text.isEmpty else {
            throw .notAModuleName(text)
        }
        return text
    }

    static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ value: String
    ) throws(SettingFault) -> Choice {
        if let choice = Choice(rawValue: value) { return choice }
        throw notOneOf(value, Choice.allCases.map(\.rawValue))
    }

    package static func choice(_ value: String, among choices: [String]) throws(SettingFault) -> String {
        if choices.contains(value) { return value }
        throw notOneOf(value, choices)
    }

    private static func notOneOf(_ value: String, _ choices: [String]) -> SettingFault {
        .notOneOf(value, choices: choices, similar: SimilarNames.similar(to: value, in: choices).first)
    }

    static func count(_ value: String) throws(SettingFault) -> Int {
        guard let count = Int(value), (1...1024).contains(count) else { throw .notACount(value) }
        return count
    }

    static func text(of path: GivenPath) throws(SettingFault) -> String {
        do {
            let bytes = try FileSystem.contents(of: path.absolute)
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            throw .unreadable(path.text, reason: error.reason)
        }
    }
}
