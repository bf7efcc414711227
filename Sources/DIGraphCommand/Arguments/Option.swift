import DIGraphCore

/// One option, whole: how it is written, its key in needle.json, the values that it takes, its line in the help, the
/// commands that it is for, and what it sets. Adding an option is adding one such value to `Option.all`.
package final class Option: Sendable {
    /// The values after an option, by the name that the help gives them; in JSON they have the type that follows.
    package enum Values: Equatable, Sendable {
        /// `true` or `false`.
        case none
        /// `true` or `false`, which may stand on the command line too, as in Needle's.
        case truth
        /// A string.
        case one(String)
        /// A number.
        case number(String)
        /// All words up to the next option; said several times, it adds. A string or an array of strings.
        case list(String)
        /// One value; said several times, it adds. A string or an array of strings.
        case repeated(String)
    }

    /// A key, and the objects of needle.json in which it may stand.
    package struct Key: Sendable {
        package enum Object: Sendable {
            case top, mocks
        }

        let name: String
        let objects: [Object]

        static func top(_ name: String) -> Key { Key(name: name, objects: [.top]) }
        static func mocks(_ name: String) -> Key { Key(name: name, objects: [.mocks]) }
        static func both(_ name: String) -> Key { Key(name: name, objects: [.top, .mocks]) }
    }

    /// What a setter may want to know of where its values stand.
    package struct Context {
        /// The folder that paths are relative to.
        let base: String
        /// The command that the values are for; `mocks` in that object of needle.json, too.
        let command: Command
        /// Whether a form of what is printed was asked for.
        var isFormatted = false
        /// Where the values stand in needle.json; none for those of the command line.
        var offsets: [Int] = []

        func paths(_ values: [String]) -> [GivenPath] {
            var reader = PathReader(in: base)
            return values.indices.map { index in
                reader.path(values[index], offset: offset(ofValueAt: index))
            }
        }

        func offset(ofValueAt index: Int) -> Int? { index < offsets.count ? offsets[index] : nil }
    }

    package typealias Page = @Sendable (CommandLineTool, Command?) -> String

    /// What comes of an option.
    package enum Effect: Sendable {
        package typealias Setter = @Sendable (inout Configuration, [String], Context) throws(SettingFault) -> Void
        package typealias RunSetter = @Sendable (inout RunSettings, [String]) throws(SettingFault) -> Void

        case sets(Setter)
        /// Known before any file is read.
        case setsRun(RunSetter)
        /// Printed in place of a run.
        case prints(Page)
        /// Another generator's, accepted so that scripts need not change; or an object of keys of its own.
        case ignored
    }

    package let spellings: [String]
    let key: Key?
    package let values: Values
    package let help: String
    /// What the pages of single commands say in place of that.
    let helpOfCommands: [Command: String]
    /// The words that a value may be, for a command; none where it may be anything, such as a path.
    package let choices: @Sendable (Command) -> [String]
    /// Nil when it is for all.
    let commands: [Command]?
    let effect: Effect
    /// Reads the value of a key that is an object of its own.
    let readObject: ConfigurationFile.ObjectReader?

    package init(
        _ spellings: [String] = [], key: Key? = nil, _ values: Values, help: String = "",
        of helpOfCommands: [Command: String] = [:], for commands: [Command]? = nil,
        choices: @escaping @Sendable (Command) -> [String] = { _ in [] },
        object readObject: ConfigurationFile.ObjectReader? = nil, _ effect: Effect
    ) {
        self.spellings = spellings
        self.key = key
        self.values = values
        self.help = help
        self.helpOfCommands = helpOfCommands
        self.commands = commands
        self.choices = choices
        self.readObject = readObject
        self.effect = effect
    }

    static func spelled(_ text: String) -> Option? {
        all.spelled(text)
    }

    static func withKey(_ key: String, in object: Key.Object) -> Option? {
        all.first { $0.key?.name == key && $0.key?.objects.contains(object) == true }
    }

    static func keys(in object: Key.Object) -> [String] {
        all.compactMap { $0.key }.filter { $0.objects.contains(object) }.map { $0.name }
    }

    package static var topKeys: [String] { keys(in: .top) }

    /// The commands that it is for, where it is not for all.
    package var commandNames: [String] { commands?.map { $0.rawValue } ?? [] }

    /// Whether only the pages of its commands tell of it.
    package var isSpecial: Bool { commands.map { $0.count <= 2 } ?? false }

    /// Whether it prints a page, which every command has.
    package var isOfPage: Bool {
        if case .prints = effect { return true }
        return false
    }

    /// Whether it is another generator's, and does nothing.
    var isIgnored: Bool {
        if case .ignored = effect { return key == nil }
        return false
    }

    package func isFor(_ command: Command) -> Bool {
        commands?.contains(command) ?? command.takesOptions
    }

    /// What is wrong with it behind a command that does not have it; a few others that do are named.
    func fault(_ spelling: String, of command: String) -> UsageFault {
        .notForCommand(option: spelling, command: command, others: commandNames.count > 3 ? [] : commandNames)
    }

    /// What was given to the option, where only the command knows what may be; the first choice when nothing was.
    package func choice(_ value: String?, among choices: [String]) throws(CommandError) -> String {
        do throws(SettingFault) {
            return try SettingValue.choice(value ?? choices[0], among: choices)
        } catch {
            throw .wrongUse(.badValue(of: spellings[0], error))
        }
    }

    /// Sets in a configuration what the values say.
    func set(_ values: [String], in configuration: inout Configuration, _ context: Context) throws(SettingFault) {
        if values.contains(where: { $0.isEmpty }) { throw .empty }
        if case .sets(let setter) = effect { try setter(&configuration, values, context) }
    }
}

extension CaseIterable where Self: RawRepresentable<String> {
    /// What somebody may write for one.
    static var words: [String] { allCases.map { $0.rawValue } }
}

// MARK: - Setters

extension Option.Effect {
    static func flag(_ path: WritableKeyPath<Configuration, Bool> & Sendable) -> Self {
        .sets { configuration, _, _ in configuration[keyPath: path] = true }
    }

    /// Sets the last value that was given.
    static func value(
        _ setter: @escaping @Sendable (inout Configuration, String, Option.Context) throws(SettingFault) -> Void
    ) -> Self {
        .sets { (configuration, values, context) throws(SettingFault) in
            guard let value = values.last else { throw .empty }
            try setter(&configuration, value, context)
        }
    }

    /// Sets the one of some words that was given.
    static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
        _ path: WritableKeyPath<Configuration, Choice> & Sendable
    ) -> Self {
        value { (configuration, value, _) throws(SettingFault) in
            configuration[keyPath: path] = try SettingValue.choice(value)
        }
    }
}

extension Option.Values {
    /// What the help calls them; nil where there are none.
    package var name: String? {
        switch self {
        case .none, .truth: nil
        case .one(let name), .number(let name), .list(let name), .repeated(let name): name
        }
    }
}

extension Option.Context {
    /// The file that options of several commands are about.
    var generatedFile: WritableKeyPath<Configuration, Configuration.GeneratedFile> {
        command == .mocks ? \.mocks : \.code
    }
}

extension [Option] {
    func spelled(_ text: String) -> Option? { first { $0.spellings.contains(text) } }

    /// The one that a word names, alone or with a value, `--out=FILE`, and how it does.
    func named(by word: String) -> (name: String, option: Option)? {
        let name = String(word.prefix { $0 != "=" })
        return spelled(name).map { (name, $0) }
    }
}
