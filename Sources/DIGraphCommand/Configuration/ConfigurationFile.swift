import DIGraphCore
import SwiftFacts

/// A needle.json: the keys of the option table, with paths relative to the file's folder.
package final class ConfigurationFile {
    private let path: String
    private let bytes: [UInt8]
    private let lines: LineTable
    private let needsPaths: Bool
    private var configuration: Configuration
    /// The object whose keys are being read.
    private var object = Option.Key.Object.top
    private var pathReader: PathReader
    /// In the order of the file: one run names all of them.
    private var mistakes: [CommandError] = []

    /// Reads the members of an object that is the value of a key.
    package typealias ObjectReader =
        @Sendable (ConfigurationFile, [JSONValue.Member]) throws(CommandError) -> Void

    /// Reads the file at `path`, which messages call by what is displayed in `workingDirectory`. Where lists name the
    /// sources of the modules, a module needs no path.
    static func read(
        _ path: GivenPath, workingDirectory: String?, needsPaths: Bool
    ) throws(CommandError) -> Configuration {
        let displayed = path.displayed(in: workingDirectory)
        let bytes = try FileSystem.requiredContents(of: path.absolute, named: displayed)
        let file = ConfigurationFile(
            path, path: displayed, folder: Path.folder(of: path.absolute), bytes: bytes, needsPaths: needsPaths)
        try file.read()
        return file.configuration
    }

    private init(_ given: GivenPath, path: String, folder: String, bytes: [UInt8], needsPaths: Bool) {
        self.path = path
        self.needsPaths = needsPaths
        self.bytes = bytes
        configuration = Configuration(folder: folder)
        pathReader = PathReader(in: folder)
        lines = bytes.withUnsafeBufferPointer { LineTable($0) }
        configuration.file = (path, lines)
        configuration.settingFiles = [given]
    }

    private func read() throws(CommandError) {
        let value = try JSONValue(bytes, path: path)
        guard case .object(let members) = value.content else {
            throw failure(.wrongType(key: path, expected: "an object", found: value.kind), at: value.offset)
        }
        if !needsPaths { configuration.members = members }
        apply(members, of: .top)
        if mistakes.isEmpty { return }
        if needsPaths { mistakes += SourceFinder.pathsThatAreNotThere(configuration).map(missing) }
        // What is wrong with an object is known after what is wrong in it.
        throw .several(mistakes.sorted { $0.place < $1.place })
    }

    private func apply(_ members: [JSONValue.Member], of object: Option.Key.Object) {
        self.object = object
        defer { self.object = .top }
        readEach(members, known: Option.keys(in: object)) { (member) throws(CommandError) in
            guard let option = Option.withKey(member.key, in: object) else { return }
            try apply(option, member)
        }
    }

    /// Goes on after a member that cannot be read.
    private func readEach(
        _ members: [JSONValue.Member], known: [String], listedBy command: String = "needle-gen help",
        _ read: (JSONValue.Member) throws(CommandError) -> Void
    ) {
        var met: Set<String> = []
        for member in members {
            do throws(CommandError) {
                if !known.contains(member.key) { throw unknownKey(member, known, listedBy: command) }
                if !met.insert(member.key).inserted { throw failure(.duplicateKey(member.key), at: member.offset) }
                try read(member)
            } catch {
                mistakes.append(error)
            }
        }
    }

    private func apply(_ option: Option, _ member: JSONValue.Member) throws(CommandError) {
        if let readObject = option.readObject, !option.isWord(member.value) {
            guard case .object(let members) = member.value.content else {
                throw wrongType(member, option.values == .none ? "an object" : "an object or \"none\"")
            }
            return try readObject(self, members)
        }
        guard let values = try values(of: option, member) else { return }
        let command: Command = object == .mocks ? .mocks : .generate
        let context = Option.Context(base: configuration.folder, command: command, offsets: values.offsets)
        do throws(SettingFault) {
            try option.set(values.texts, in: &configuration, context)
        } catch {
            let bad = badValues(member, values, of: option, context)
            if bad.isEmpty { throw badValue(member, error) }
            mistakes += bad
        }
    }

    /// The values that cannot be set alone, each at its place.
    private func badValues(
        _ member: JSONValue.Member, _ values: Texts, of option: Option, _ context: Option.Context
    ) -> [CommandError] {
        var scratch = Configuration(folder: configuration.folder)
        return zip(values.texts, values.offsets).compactMap { text, offset in
            do throws(SettingFault) {
                try option.set([text], in: &scratch, context)
                return nil
            } catch {
                return badValue(member, error, at: offset)
            }
        }
    }

    /// The value of a key as the words of a command line would give it; nil for `false`.
    private func values(of option: Option, _ member: JSONValue.Member) throws(CommandError) -> Texts? {
        switch option.values {
        case .none, .truth:
            guard case .boolean(let isOn) = member.value.content else { throw wrongType(member, "true or false") }
            return isOn ? Texts() : nil
        case .number:
            guard case .number(let text) = member.value.content else { throw wrongType(member, "a number") }
            return Texts(text, at: member.value.offset)
        case .one: return Texts(try string(member), at: member.value.offset)
        case .list, .repeated: return try texts(member)
        }
    }

    // MARK: Objects

    private static let moduleKeys = [
        "path", "package", "defaultIsolation", "defaultAsync", "languageMode", "upcomingFeatures", "defines", "wired",
        "created",
    ]
    private static let ruleKeys = Rule.all.map({ $0.id })

    static let readMocks: ObjectReader = { (file, members) throws(CommandError) in
        file.apply(members, of: .mocks)
    }

    static let readRules: ObjectReader = { (file, members) throws(CommandError) in
        file.readEach(members, known: ruleKeys, listedBy: "needle-gen explain") { (member) throws(CommandError) in
            let level: SeveritySettings.Level = try file.choice(member)
            let isSettable = Rule.named(member.key)?.hasSettableSeverity == true
            if !isSettable, level != .error { throw file.badValue(member, .errorForGood) }
            file.configuration.severities.levels[member.key] = level
        }
    }

    static let readModules: ObjectReader = { (file, members) throws(CommandError) in
        // The file is read before anything else names modules.
        file.configuration.reserveModules(members.count)
        for member in members {
            do throws(CommandError) {
                try file.readModule(member)
            } catch {
                file.mistakes.append(error)
            }
        }
    }

    private func readModule(_ member: JSONValue.Member) throws(CommandError) {
        let count = configuration.modules.count
        let mistakeCount = mistakes.count
        if let home = Self.home(of: member.key), !isModule(member.value) {
            throw failure(.misplacedKey(member.key, home), at: member.offset)
        }
        let module = try module(member)
        if module.sources.isEmpty, needsPaths, mistakes.count == mistakeCount {
            throw failure(.missingKey("path", in: member.key), at: member.offset)
        }
        configuration.namedModules.append(.init(name: module.name, key: "modules", offset: member.offset))
        if configuration.addModule(module) < count { throw failure(.duplicateKey(member.key), at: member.offset) }
    }

    /// Whether a name that is also a key may be that of a module: it has a path that leads somewhere, or a module's keys.
    private func isModule(_ value: JSONValue) -> Bool {
        switch value.content {
        case .string(let path): FileSystem.exists(GivenPath(path, in: configuration.folder).absolute)
        case .array(let paths): paths.contains(where: isModule)
        case .object(let members): members.allSatisfy { Self.moduleKeys.contains($0.key) }
        case .number, .boolean, .null: false
        }
    }

    private func module(_ member: JSONValue.Member) throws(CommandError) -> Configuration.Module {
        do throws(SettingFault) {
            _ = try SettingValue.moduleName(member.key)
        } catch {
            throw badValue(member, error)
        }
        var module = Configuration.Module(name: member.key)
        guard case .object(let members) = member.value.content else {
            module.sources = try paths(member, "a path, or an object with \"path\"")
            return module
        }
        readEach(members, known: Self.moduleKeys) { (member) throws(CommandError) in
            switch member.key {
            case "path": module.sources = try paths(member)
            case "package": module.package = try string(member)
            case "wired": module.wiring = try choice(member)
            case "defaultAsync": module.asyncDefault = try choice(member)
            case "languageMode": module.languageMode = try choice(member)
            case "upcomingFeatures": module.upcomingFeatures = try choices(member)
            case "defines": module.defines = SettingValue.defines(try texts(member).texts)
            case "created": module.creation = try choice(member)
            default: module.isolation = try choice(member)
            }
        }
        return module
    }

    // MARK: Values

    private func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ member: JSONValue.Member
    ) throws(CommandError) -> Choice {
        let name: String
        // A language mode is one.
        if case .number(let text) = member.value.content { name = text } else { name = try string(member) }
        do throws(SettingFault) {
            return try SettingValue.choice(name)
        } catch {
            throw badValue(member, error)
        }
    }

    private func choices<Choice: CaseIterable & RawRepresentable<String>>(
        _ member: JSONValue.Member
    ) throws(CommandError) -> [Choice] {
        guard case .array(let elements) = member.value.content else { return [try choice(member)] }
        var choices: [Choice] = []
        for element in elements {
            choices.append(try choice(.init(key: member.key, offset: element.offset, value: element)))
        }
        return choices
    }

    private func string(_ member: JSONValue.Member) throws(CommandError) -> String {
        guard case .string(let text) = member.value.content else { throw wrongType(member, "a string") }
        if text.isEmpty { throw badValue(member, .empty) }
        return text
    }

    /// Strings, and where each stands.
    private struct Texts {
        var texts: [String] = []
        var offsets: [Int] = []

        init() {}

        init(_ text: String, at offset: Int) {
            texts = [text]
            offsets = [offset]
        }
    }

    private static let textOrTexts = "a string or an array of strings"

    private func texts(
        _ member: JSONValue.Member, _ expected: String = textOrTexts
    ) throws(CommandError) -> Texts {
        guard case .array(let elements) = member.value.content else {
            guard case .string = member.value.content else { throw wrongType(member, expected) }
            return Texts(try string(member), at: member.value.offset)
        }
        var texts = Texts()
        texts.texts.reserveCapacity(elements.count)
        texts.offsets.reserveCapacity(elements.count)
        for element in elements {
            guard case .string(let text) = element.content, !text.isEmpty else {
                mistakes.append(badElement(.init(key: member.key, offset: element.offset, value: element)))
                continue
            }
            texts.texts.append(text)
            texts.offsets.append(element.offset)
        }
        return texts
    }

    private func paths(
        _ member: JSONValue.Member, _ expected: String = textOrTexts
    ) throws(CommandError) -> [GivenPath] {
        if case .string = member.value.content {
            return [pathReader.path(try string(member), offset: member.value.offset)]
        }
        let texts = try texts(member, expected)
        return zip(texts.texts, texts.offsets).map { pathReader.path($0, offset: $1) }
    }

    // MARK: Mistakes

    private func unknownKey(_ member: JSONValue.Member, _ known: [String], listedBy command: String) -> CommandError {
        if let home = Self.home(of: member.key) {
            return failure(.misplacedKey(member.key, home), at: member.offset)
        }
        // Each look takes its time, and who has that many writes another format.
        let similar = mistakes.count < 100 ? Self.keys(like: member.key, among: known) : []
        return failure(
            .unknownKey(member.key, similar: similar, known: known, listedBy: command), at: member.offset)
    }

    /// The object of needle.json that has a key, for one that stands in another.
    private static func home(of key: String) -> ConfigurationFault.KeyHome? {
        let homes: [(ConfigurationFault.KeyHome, keys: [String])] = [
            (.file, Option.topKeys), (.mocks, Option.keys(in: .mocks)), (.module, moduleKeys), (.rules, ruleKeys),
        ]
        return homes.first { $0.keys.contains(key) }?.0
    }

    private static func keys(like key: String, among known: [String]) -> [String] {
        let named = Option.spelled("--" + key)?.key.flatMap { known.contains($0.name) ? $0.name : nil }
        let close = named ?? SimilarNames.meant(by: key, among: known)
        return known.filter { close == nil ? $0.sharesWord(with: key) : $0 == close || $0.words.contains(key) }
    }

    private func wrongType(_ member: JSONValue.Member, _ expected: String) -> CommandError {
        let fault = ConfigurationFault.wrongType(key: member.key, expected: expected, found: member.value.kind)
        return failure(fault, at: member.value.offset)
    }

    /// Of an array of strings.
    private func badElement(_ element: JSONValue.Member) -> CommandError {
        if case .string = element.value.content { return badValue(element, .empty) }
        return failure(.badElement(of: element.key, found: element.value.kind), at: element.offset)
    }

    private func badValue(_ member: JSONValue.Member, _ fault: SettingFault, at offset: Int? = nil) -> CommandError {
        failure(.badValue(key: member.key, fault), at: offset ?? member.value.offset)
    }

    private func missing(_ path: GivenPath) -> CommandError {
        failure(.init(configuration.missingPath(path).message), at: path.offset ?? 0)
    }

    private func failure(_ fault: ConfigurationFault, at offset: Int) -> CommandError {
        .configuration(path: path, lines.position(of: UInt32(min(offset, bytes.count))), fault)
    }
}

extension CommandError {
    /// Where it stands in the file, by line and column.
    fileprivate var place: (Int, Int) {
        guard case .configuration(_, let place, _) = self else { return (0, 0) }
        return (place.line, place.column)
    }
}

extension Option {
    /// Whether a value that may be an object is a word that the command line takes as well: `"modules": "none"`.
    fileprivate func isWord(_ value: JSONValue) -> Bool {
        guard case .string("none") = value.content else { return false }
        return values != .none
    }
}

extension String {
    /// Whether a word of one key begins a word of the other: `excludedFiles` and `excludePaths`.
    fileprivate func sharesWord(with key: String) -> Bool {
        words.contains { word in key.words.contains { $0.hasPrefix(word) || word.hasPrefix($0) } }
    }

    /// `header` and `doc` of `headerDoc`; what is shorter tells nothing.
    fileprivate var words: [String] {
        let spaced = map { $0.isUppercase ? " \($0.lowercased())" : $0.isLetter ? String($0) : " " }.joined()
        return spaced.split(separator: " ").map(String.init).filter { $0.count > 2 }
    }
}
