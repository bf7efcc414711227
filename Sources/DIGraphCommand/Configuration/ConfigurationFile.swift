import DIGraphCore

/// A needle.json: the keys of the option table, with paths relative to the file's folder.
struct ConfigurationFile {
    private let path: String
    private let bytes: [UInt8]
    private let needsPaths: Bool
    private var configuration: Configuration
    private var isInMocks = false

    /// Reads the file at `path`, which messages call by what is displayed in `workingDirectory`. Where lists name the
    /// sources of the modules, a module needs no path.
    static func read(
        _ path: GivenPath, workingDirectory: String?, needsPaths: Bool
    ) throws(CommandError) -> Configuration {
        let displayed = path.displayed(in: workingDirectory)
        let bytes = try FileSystem.requiredContents(of: path.absolute, named: displayed)
        var file = ConfigurationFile(
            path: displayed, folder: Path.folder(of: path.absolute), bytes: bytes, needsPaths: needsPaths)
        try file.read()
        return file.configuration
    }

    private init(path: String, folder: String, bytes: [UInt8], needsPaths: Bool) {
        self.path = path
        self.needsPaths = needsPaths
        self.bytes = bytes
        configuration = Configuration(folder: folder)
    }

    private mutating func read() throws(CommandError) {
        let value: JSONValue
        do {
            value = try JSONParser.parse(bytes)
        } catch {
            throw failure(.syntax(error.message), at: error.offset)
        }
        guard case .object(let members) = value.content else {
            throw failure(.wrongType(key: path, expected: "an object", found: value.kind), at: value.offset)
        }
        try checkKeys(members, known: Option.all.compactMap(\.key))
        for member in members {
            guard let option = Option.withKey(member.key) else { continue }
            try apply(option, member)
        }
    }

    private func checkKeys(_ members: [JSONValue.Member], known: [String]) throws(CommandError) {
        for (index, member) in members.enumerated() {
            guard known.contains(member.key) else {
                let named = Option.spelled("--" + member.key)?.key.flatMap { known.contains($0) ? $0 : nil }
                let similar = named ?? SimilarNames.similar(to: member.key, in: known).first
                throw failure(.unknownKey(member.key, similar: similar), at: member.offset)
            }
            if members[..<index].contains(where: { $0.key == member.key }) {
                throw failure(.duplicateKey(member.key), at: member.offset)
            }
        }
    }

    private mutating func apply(_ option: Option, _ member: JSONValue.Member) throws(CommandError) {
        switch (option.setting, option.values) {
        case (.modules, _): try applyModules(member)
        case (.mocks, _): try applyMocks(member)
        case (.jobs, _):
            guard case .number(let text) = member.value.content else { throw wrongType(member, "a number") }
            try set(option.setting, [text], member)
        case (_, .none):
            guard case .boolean(let isOn) = member.value.content else { throw wrongType(member, "true or false") }
            if isOn { try set(option.setting, [], member) }
        case (_, .one): try set(option.setting, [string(member)], member)
        case (_, .list), (_, .repeated): try set(option.setting, strings(member), member)
        }
    }

    private mutating func set(_ setting: Setting, _ values: [String], _ member: JSONValue.Member) throws(CommandError) {
        do throws(SettingFault) {
            if isInMocks {
                try configuration.applyToMocks(setting, values, in: configuration.folder)
            } else {
                try configuration.apply(setting, values, in: configuration.folder)
            }
        } catch {
            throw badValue(member, error)
        }
    }

    // MARK: Mocks

    private static let mockSettings: [Setting] = [
        .output, .outputModule, .additionalImports, .protocols, .access, .debugOnly,
    ]

    private mutating func applyMocks(_ member: JSONValue.Member) throws(CommandError) {
        guard case .object(let members) = member.value.content else { throw wrongType(member, "an object") }
        try checkKeys(members, known: Self.mockSettings.map(\.rawValue))
        isInMocks = true
        defer { isInMocks = false }
        for member in members {
            guard let option = Setting(rawValue: member.key).flatMap(Option.withSetting) else { continue }
            try apply(option, member)
        }
    }

    // MARK: Modules

    private mutating func applyModules(_ member: JSONValue.Member) throws(CommandError) {
        guard case .object(let members) = member.value.content else { throw wrongType(member, "an object") }
        try checkKeys(members, known: members.map(\.key))
        for member in members { configuration.addModule(try module(member)) }
    }

    private func module(_ member: JSONValue.Member) throws(CommandError) -> Configuration.Module {
        do throws(SettingFault) {
            _ = try Configuration.moduleName(member.key)
        } catch {
            throw badValue(member, error)
        }
        var module = Configuration.Module(name: member.key)
        guard case .object(let members) = member.value.content else {
            module.sources = paths(try strings(member, "a path, or an object with \"path\""))
            return module
        }
        try checkKeys(members, known: ["path", "package", "defaultIsolation", "wired"])
        for member in members {
            switch member.key {
            case "path": module.sources = paths(try strings(member))
            case "package": module.package = try string(member)
            case "wired": module.wiring = try choice(member)
            default: module.isolation = try choice(member)
            }
        }
        if module.sources.isEmpty && needsPaths {
            throw failure(.missingKey("path", in: member.key), at: member.offset)
        }
        return module
    }

    // MARK: Values

    private func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ member: JSONValue.Member
    ) throws(CommandError) -> Choice {
        let name = try string(member)
        do throws(SettingFault) {
            return try Configuration.choice(name)
        } catch {
            throw badValue(member, error)
        }
    }

    private func string(_ member: JSONValue.Member) throws(CommandError) -> String {
        guard case .string(let text) = member.value.content else { throw wrongType(member, "a string") }
        if text.isEmpty { throw badValue(member, .empty) }
        return text
    }

    private func strings(
        _ member: JSONValue.Member, _ expected: String = "a string or an array of strings"
    ) throws(CommandError) -> [String] {
        guard case .array(let elements) = member.value.content else {
            guard case .string = member.value.content else { throw wrongType(member, expected) }
            return [try string(member)]
        }
        var texts: [String] = []
        for element in elements {
            texts.append(try string(.init(key: member.key, offset: element.offset, value: element)))
        }
        return texts
    }

    private func paths(_ texts: [String]) -> [GivenPath] {
        texts.map { GivenPath($0, in: configuration.folder) }
    }

    // MARK: Mistakes

    private func wrongType(_ member: JSONValue.Member, _ expected: String) -> CommandError {
        let fault = ConfigurationFault.wrongType(key: member.key, expected: expected, found: member.value.kind)
        return failure(fault, at: member.value.offset)
    }

    private func badValue(_ member: JSONValue.Member, _ fault: SettingFault) -> CommandError {
        failure(.badValue(key: member.key, fault), at: member.value.offset)
    }

    private func failure(_ fault: ConfigurationFault, at offset: Int) -> CommandError {
        .configuration(path: path, TextPosition(offset: offset, in: bytes), fault)
    }
}
