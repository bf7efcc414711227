import SwiftFacts

/// The settings that decide which files a build reads and writes, each as a digest of what it says. A build system that
/// keeps its plan need not make a new one where only needle.json was edited, so the plugin tells by which it planned.
struct PlannedSettings: Sendable {
    /// A key with where it stands in needle.json.
    struct Setting {
        let key: String
        let offset: Int?
    }

    private static let keys = ["headerDoc", "includeModules", "mocks", "modules", "sources"]
    /// What of the objects in them the plan depends on.
    private static let innerKeys: Set<String> = ["defaultIsolation", "output", "outputModule", "package", "path"]

    private let digests: [String: String]

    /// As a list tells them: `headerDoc:9f2c…,mocks:03ab…`.
    init(_ text: String) {
        let pairs = text.split(separator: ",").map { $0.split(separator: ":", maxSplits: 1) }
        digests = Dictionary(pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }) { first, _ in first
        }
    }

    /// Those that needle.json now tells otherwise, or no more.
    func changed(in members: [JSONValue.Member]) -> [Setting] {
        let members = Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
        return Self.keys.compactMap { key in
            let member = members[key]
            let digest = member.map { Self.digest(of: $0.value, isFiltered: key != "modules") }
            return digest == digests[key] ? nil : Setting(key: key, offset: member?.offset)
        }
    }

    private static func digest(of value: JSONValue, isFiltered: Bool) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text(of: value, isFiltered: isFiltered).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// What a value says, however it is laid out.
    private static func text(of value: JSONValue, isFiltered: Bool) -> String {
        switch value.content {
        case .string(let text): return "\"\(text)\0"
        case .array(let values): return "[" + values.map { text(of: $0, isFiltered: true) }.joined() + "]"
        case .object(let members):
            let relevant = members.filter { !isFiltered || innerKeys.contains($0.key) }.sorted { $0.key < $1.key }
            return "{" + relevant.map { "\($0.key)\0" + text(of: $0.value, isFiltered: true) }.joined() + "}"
        case .number, .boolean, .null: return "?"
        }
    }
}
