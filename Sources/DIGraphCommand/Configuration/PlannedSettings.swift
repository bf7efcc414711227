import SwiftFacts

/// What needle.json said when a build was planned, as far as it decides which files the build reads and writes. A build
/// system that keeps its plan need not make a new one where only needle.json was edited, so the plugin tells what it read.
final class PlannedSettings: Sendable {
    /// A key with where it stands in needle.json.
    struct Setting {
        let key: String
        let offset: Int?
    }

    private static let keys = ["headerDoc", "includeModules", "mocks", "modules", "sources"]
    /// What of the objects in them the plan depends on.
    private static let innerKeys: Set<String> = [
        "defaultAsync", "defaultIsolation", "defines", "languageMode", "output", "outputModule", "package", "path",
        "upcomingFeatures",
    ]

    private let members: [JSONValue.Member]

    /// Of the line of a list: `settings {"headerDoc":"head.txt"}`; nil for any other.
    init?(_ line: ArraySlice<UInt8>) {
        let word = "settings ".utf8
        guard line.starts(with: word), let value = try? JSONParser.parse(Array(line.dropFirst(word.count))),
            case .object(let members) = value.content
        else { return nil }
        self.members = members
    }

    /// Those that needle.json now tells otherwise, or no more.
    func changed(in members: [JSONValue.Member]) -> [Setting] {
        Self.keys.compactMap { key in
            let member = members.first { $0.key == key }
            let planned = self.members.first { $0.key == key }
            return Self.text(of: member) == Self.text(of: planned) ? nil : Setting(key: key, offset: member?.offset)
        }
    }

    private static func text(of member: JSONValue.Member?) -> [UInt8] {
        member.map { Array(text(of: $0.value, isFiltered: $0.key != "modules").utf8) } ?? []
    }

    /// What a value says, however it is laid out or written: one text may stand in an array, and a path in an object.
    private static func text(of value: JSONValue, isFiltered: Bool) -> String {
        switch value.content {
        case .string(let text): return "\"\(text)\0"
        case .array(let values) where values.count == 1: return text(of: values[0], isFiltered: true)
        case .array(let values): return "[" + values.map { text(of: $0, isFiltered: true) }.joined() + "]"
        case .object(let members):
            let relevant = members.filter { !isFiltered || innerKeys.contains($0.key) }.sorted { $0.key < $1.key }
            if isFiltered, relevant.count == 1, relevant[0].key == "path" {
                return text(of: relevant[0].value, isFiltered: true)
            }
            return "{" + relevant.map { "\($0.key)\0" + text(of: $0.value, isFiltered: true) }.joined() + "}"
        case .number(let text): return text
        case .boolean, .null: return "?"
        }
    }
}
