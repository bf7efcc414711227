import DIGraphCore

/// The words of a command line, sorted into a command, options and the rest.
package struct ParsedArguments {
    package struct Assignment {
        let option: Option
        /// How the option was written, for messages.
        let spelling: String
        fileprivate(set) var values: [String]
        /// Where it stands among the words, with its values.
        fileprivate let place: Range<Int>
    }

    package var command = Command.generate
    /// Whether the command was written, and not left to the default.
    var namesCommand = false
    var assignments: [Assignment] = []
    package var positionals: [String] = []
    /// An option that may have swallowed what was meant as sources.
    var lastList: String?

    /// The words of a call that has these, without what only tells how findings are told, and what `generate` does not take.
    /// Of a call by the command plugin they are those that were typed, which it puts behind its own.
    func wordsToGenerate(_ words: [String], besides others: [String]) -> [String] {
        let typed = assignments.last { $0.option.spellings == Option.invocation.spellings }?.place.upperBound ?? 0
        var words: [String?] = words
        for index in words.indices.prefix(typed) { words[index] = nil }
        for assignment in assignments {
            let option = assignment.option
            let isKept = option.isFor(.generate) && !option.spellings.contains(where: others.contains)
            if !isKept { for index in assignment.place where index < words.count { words[index] = nil } }
        }
        let kept: [String] = words.compactMap { $0 }
        return Array(kept.drop { $0 == Command.check.rawValue })
    }

    /// Takes out the first word that cannot name where the sources are: the command plugin names those before what was
    /// typed.
    package mutating func takeWord() -> String? {
        let index = positionals.firstIndex { !$0.hasPrefix("@") && !$0.hasSuffix(".json") }
        return index.map { positionals.remove(at: $0) }
    }

    func contains(_ option: Option) -> Bool {
        assignments.contains { $0.option.spellings == option.spellings }
    }

    /// Takes the later values of lists for what Needle's last command line took them for. There a list takes one value
    /// each time that it is said, so that DESTINATION and the sources may follow it: `--exclude-suffixes Tests Out.swift App`.
    mutating func endListsBeforeSources(exists: (String) -> Bool) {
        guard command == .generate, namesCommand, !contains(.output) else { return }
        for index in assignments.indices where positionals.count < 2 {
            guard case .list = assignments[index].option.values else { continue }
            let values = assignments[index].values
            let needsOutput = positionals.isEmpty
            let start = values.indices.dropFirst().first { index in
                needsOutput ? values[index].hasSuffix(".swift") : exists(values[index])
            }
            guard let start else { continue }
            positionals += values[start...]
            assignments[index].values = Array(values[..<start])
        }
    }

    /// The words of a call of Needle's `generate`, without that; nil for what is none.
    package static func ofNeedle(_ words: [String]) -> ParsedArguments? {
        do throws(CommandError) {
            return try ArgumentParser.parse(["generate"] + words, by: Option.all)
        } catch {
            return nil
        }
    }

    /// What was given to the option that has a key in needle.json.
    package func values(ofKey key: String) -> [String] {
        assignments.filter { $0.option.key?.name == key }.flatMap { $0.values }
    }

    /// `--modules none` names none.
    var namesModules: Bool {
        assignments.contains { $0.option.spellings == Option.modules.spellings && $0.values != ["none"] }
    }

    /// What to print in place of a run: the help, if that is asked for too.
    var page: Option.Page? {
        let pages = assignments.compactMap { assignment -> (isHelp: Bool, page: Option.Page)? in
            guard case .prints(let page) = assignment.option.effect else { return nil }
            return (assignment.spelling.hasPrefix("--help") || assignment.spelling == "-h", page)
        }
        return (pages.first { $0.isHelp } ?? pages.first)?.page
    }

    /// Throws at the first option that is for other commands, or whose value is no number or none of its words: before
    /// anything is read, so that a slip is told at once.
    func requireOptionsOfCommand() throws(CommandError) {
        for assignment in assignments where !assignment.option.isFor(command) {
            throw .wrongUse(assignment.option.fault(assignment.spelling, of: command.rawValue))
        }
        try forEachAssignment { assignment throws(SettingFault) in
            if assignment.values.contains(""), !assignment.option.isIgnored { throw .empty }
            let choices = assignment.option.choices(command)
            for value in assignment.values {
                switch assignment.option.values {
                case .number: _ = try SettingValue.count(value)
                case .one where !choices.isEmpty: _ = try SettingValue.choice(value, among: choices)
                default: break
                }
            }
        }
    }

    func runSettings() throws(CommandError) -> RunSettings {
        var settings = RunSettings()
        try forEachAssignment { assignment throws(SettingFault) in
            if case .setsRun(let setter) = assignment.option.effect { try setter(&settings, assignment.values) }
        }
        return settings
    }

    /// Sets what the options say.
    func apply(to configuration: inout Configuration, _ context: Option.Context) throws(CommandError) {
        try forEachAssignment { assignment throws(SettingFault) in
            try assignment.option.set(assignment.values, in: &configuration, context)
        }
    }

    /// What is wrong with a value is the fault of the option as it was written.
    func forEachAssignment(_ body: (Assignment) throws(SettingFault) -> Void) throws(CommandError) {
        for assignment in assignments {
            do throws(SettingFault) {
                try body(assignment)
            } catch {
                throw .wrongUse(.badValue(of: assignment.spelling, error))
            }
        }
    }
}

/// Reads the words of a command line by the option table.
struct ArgumentParser {
    private let words: [String]
    private let options: [Option]
    private var index = 0
    private var result = ParsedArguments()

    /// Sorts the words after the program's name.
    static func parse(_ words: [String], by options: [Option]) throws(CommandError) -> ParsedArguments {
        var parser = ArgumentParser(words: try withoutPageCommand(words, options), options: options)
        try parser.parse()
        return parser.result
    }

    /// `help` and `version` are options: `help graph` is `graph --help`.
    private static func withoutPageCommand(_ words: [String], _ options: [Option]) throws(CommandError) -> [String] {
        // So is `--help graph`.
        if words.count > 1, ["--help", "-h"].contains(words[0]), Command(rawValue: words[1]) != nil {
            return [words[1], words[0]] + words.dropFirst(2)
        }
        guard let page = words.first, page == "help" || page == "version" else { return words }
        for word in words {
            guard let (name, option) = options.named(by: word), !option.isOfPage else { continue }
            throw .wrongUse(option.fault(name, of: page))
        }
        var names = words.dropFirst().filter { $0 == "-" || !$0.hasPrefix("-") }
        if page == "version" {
            if let name = names.first { throw .wrongUse(.furtherWord(name, after: page)) }
            return ["--version"] + words.dropFirst()
        }
        if let name = names.dropFirst().first { throw .wrongUse(.furtherWord(name, after: "help \(names[0])")) }
        // They have no page but that of the tool.
        names.removeAll { $0 == "help" || $0 == "version" }
        if let name = names.first, Command(rawValue: name) == nil {
            let similar = SimilarNames.meant(by: name, among: Command.allCases.map { $0.rawValue })
            throw .wrongUse(.noSuchCommand(name, similar: similar))
        }
        return names + ["--help"] + words.dropFirst().filter { $0 != "-" && $0.hasPrefix("-") }
    }

    private mutating func parse() throws(CommandError) {
        if let first = words.first, let command = Command(rawValue: first) ?? Command(spelledByNeedle: first) {
            result.command = command
            result.namesCommand = true
            index = 1
        }
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "--" {
                for word in words[index...] { try append(word) }
                return
            }
            if word.hasPrefix("-") && word != "-" {
                try parseOption(word)
            } else {
                try append(word)
            }
        }
    }

    private mutating func append(_ word: String) throws(CommandError) {
        // What an unset variable leaves would be the working directory.
        if word.isEmpty || word == "@" { throw .wrongUse(.emptyArgument(of: result.command)) }
        result.positionals.append(word)
    }

    private mutating func parseOption(_ word: String) throws(CommandError) {
        let (name, attached) = parts(ofOption: word)
        guard let option = option(named: name) else {
            // One of another command would be refused, and one of another generator does nothing.
            var known = options.filter { ($0.isFor(result.command) || $0.isOfPage) && !$0.isIgnored }
                .flatMap { $0.spellings }.filter { $0.hasPrefix("--") }
            // The command plugin's own, which it takes away.
            if result.contains(.invocation) { known += ["--target", "--product"] }
            let named = optionMeant(by: name)?.spellings.first { $0.hasPrefix("--") }
            let similar = named ?? SimilarNames.meant(by: Self.long(name), among: known)
            throw .wrongUse(.unknownOption(name, similar: similar))
        }
        let start = index - 1
        let values = try values(of: option, named: name, attached: attached)
        result.assignments.append(.init(option: option, spelling: name, values: values, place: start..<index))
    }

    private func option(named name: String) -> Option? {
        options.spelled(name)
    }

    /// That of a name with one hyphen too few, or of a key, as who knows needle.json may write: `-out`, `--output`.
    private func optionMeant(by name: String) -> Option? {
        let long = Self.long(name)
        return option(named: long) ?? options.first { $0.key.map { "--" + $0.name == long } == true }
    }

    private static func long(_ name: String) -> String { name.hasPrefix("--") ? name : "-" + name }

    /// `--out=FILE` and `-oFILE` are an option with its value; `-out` and `-out=FILE` are no file `ut`.
    private func parts(ofOption word: String) -> (name: String, value: String?) {
        let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let whole = (halves[0], halves.count > 1 ? halves[1] : nil)
        let letter = String(word.prefix(2))
        let isJoined = letter != "--" && option(named: word) == nil && option(named: letter)?.values.name != nil
        guard isJoined, halves[0].count <= 2 || optionMeant(by: halves[0]) == nil else { return whole }
        return (letter, String(word.dropFirst(2).trimmingPrefix("=")))
    }

    /// Whether a word is no option; `-1` is a number, if a wrong one.
    private func mayBeValue(_ word: String, of option: Option) -> Bool {
        if case .number = option.values, word.dropFirst().first?.isNumber == true { return true }
        return word == "-" || !word.hasPrefix("-")
    }

    private mutating func values(
        of option: Option, named name: String, attached: String?
    ) throws(CommandError) -> [String] {
        switch option.values {
        case .none:
            if attached != nil { throw .wrongUse(.unexpectedValue(option: name)) }
            return []
        case .truth:
            if attached == nil, index < words.count, ["true", "false"].contains(words[index]) {
                index += 1
                return [words[index - 1]]
            }
            return [attached ?? "true"]
        case .one(let value), .number(let value), .repeated(let value):
            if let attached { return [attached] }
            guard index < words.count, mayBeValue(words[index], of: option) else {
                throw .wrongUse(.missingValue(option: name, of: value))
            }
            index += 1
            return [words[index - 1]]
        case .list(let value):
            if let attached { return [attached] }
            let start = index
            while index < words.count, !words[index].hasPrefix("-") { index += 1 }
            if index == start { throw .wrongUse(.missingValue(option: name, of: value)) }
            result.lastList = name
            return Array(words[start..<index])
        }
    }
}
