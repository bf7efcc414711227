/// Xcode's build settings of a target, with those that it inherits.
struct BuildSettings {
    /// The nearest first: of the target, of its xcconfig file, of the project, of the project's.
    let layers: [[String: String]]
    /// What Xcode itself sets.
    let standard: [String: String]

    private let budget = Budget()
    private static let deepest = 16

    /// Settings that stand for each other several times would take forever.
    private final class Budget {
        var expansions = 2_000
    }

    init(layers: [[String: String]], standard: [String: String] = [:]) {
        self.layers = layers
        let approachable = Self.features.map { ($0.setting, "$(SWIFT_APPROACHABLE_CONCURRENCY)") }
        self.standard = standard.merging(approachable) { own, _ in own }
    }

    private static let features = [
        ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
        ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_INFERENCE", "DisableOutwardActorInference"),
        ("SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ].map { (setting: $0.0, feature: $0.1) }

    private var swiftFlags: [String] {
        value("OTHER_SWIFT_FLAGS")?.split(separator: " ").map(String.init) ?? []
    }

    var compiler: CompilerSettings {
        var compiler = CompilerSettings()
        let isolation = value("SWIFT_DEFAULT_ACTOR_ISOLATION")
        compiler.hasMainActorIsolation = isolation == "MainActor"
        compiler.languageMode = value("SWIFT_VERSION")
        for (setting, feature) in Self.features where value(setting) == "YES" { compiler.set(feature: feature) }
        compiler.read(flags: swiftFlags)
        // Where nobody says it, a file of settings that is not read may.
        compiler.isSurelyNonisolated = isolation == "nonisolated" && !compiler.hasMainActorIsolation
        return compiler
    }

    /// The value with all variables in it; nil for one that nobody sets.
    func value(_ name: String, depth: Int = 0) -> String? {
        value(name, from: 0, depth: depth)
    }

    private func value(_ name: String, from first: Int, depth: Int) -> String? {
        budget.expansions -= 1
        guard depth < Self.deepest, budget.expansions > 0 else { return nil }
        for index in layers.indices.dropFirst(first) {
            guard let text = layers[index][name] else { continue }
            return expanded(text, of: name, layer: index, depth: depth)
        }
        return standard[name].map { expanded($0, of: name, layer: layers.count, depth: depth) }
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
    private func expanded(_ text: String, of name: String, layer: Int, depth: Int) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, open == "(" || open == "{",
                let close = Self.end(of: rest)
            else {
                result += "$"
                continue
            }
            let reference = rest[rest.index(after: rest.startIndex)..<close]
            rest = rest[rest.index(after: close)...]
            let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            // A name may be put together of others.
            let inner = expanded(parts[0], of: name, layer: layer, depth: depth + 1)
            let value =
                inner == "inherited" || inner == name
                ? self.value(name, from: layer + 1, depth: depth + 1) : self.value(inner, depth: depth + 1)
            result += parts.dropFirst().reduce(value ?? "") { Self.applied($1, to: $0) }
        }
        return result + rest
    }

    /// The bracket that closes the one that the text begins with.
    private static func end(of text: Substring) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if "({".contains(text[index]) { depth += 1 }
            if ")}".contains(text[index]) { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func applied(_ operation: String, to text: String) -> String {
        switch operation {
        case "c99extidentifier", "identifier": ModuleName.identifier(text)
        case "rfc1034identifier": String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        case "lower": text.lowercased()
        case "upper": text.uppercased()
        case "file", "base": ProjectPath.name(of: text)
        case _ where operation.hasPrefix("default="): text.isEmpty ? String(operation.dropFirst(8)) : text
        default: text
        }
    }
}

/// The settings of an xcconfig file and of those that it includes.
struct ConfigurationSettings {
    private(set) var values: [String: String] = [:]
    private let disk: ProjectDisk
    private var visited: Set<String> = []

    init(_ path: String, disk: ProjectDisk) {
        self.disk = disk
        read(path)
    }

    private mutating func read(_ path: String) {
        guard visited.insert(path).inserted, let text = disk.text(path) else { return }
        for line in text.split(whereSeparator: \.isNewline) {
            // `//` begins a comment wherever it stands.
            let plain = String(line).prefix(beforeFirst: "//").trimmed
            if plain.hasPrefix("#include") {
                let parts = plain.split(separator: "\"")
                if parts.count > 1 { read(ProjectPath.join(ProjectPath.folder(of: path), parts[1])) }
            } else if let equals = plain.firstIndex(of: "=") {
                let name = plain[..<equals].trimmed
                // `NAME[sdk=…]` is not for all builds.
                guard !name.contains("[") else { continue }
                var value = plain[plain.index(after: equals)...].trimmed
                if value.hasSuffix(";") { value = value.dropLast().trimmed }
                // What is included before is inherited.
                values[String(name)] = String(value)
            }
        }
    }
}

extension StringProtocol {
    fileprivate var trimmed: Substring {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    fileprivate func prefix(beforeFirst mark: String) -> Substring {
        var index = startIndex
        while index < endIndex, !self[index...].hasPrefix(mark) { index = self.index(after: index) }
        return Substring(self[..<index])
    }
}

extension ManifestValue {
    /// The build settings of a dictionary, as Xcode writes them.
    var settings: [String: String] {
        guard case .pairs(let pairs) = self else { return [:] }
        let known = pairs.compactMap { pair in pair.key.text.flatMap { key in pair.value.setting.map { (key, $0) } } }
        return Dictionary(known) { $1 }
    }

    /// Of a dictionary of configurations what is said of releases, or of the last one.
    var ofRelease: ManifestValue {
        guard case .pairs(let pairs) = self else { return .nothing }
        let release = pairs.first { pair in pair.key.text?.lowercased().contains("release") == true }
        return (release ?? pairs.last)?.value ?? .nothing
    }

    /// `"YES"`, `true`, `["$(inherited)", "-flag"]` or `.string("YES")`
    private var setting: String? {
        switch self {
        case .text(let text): return ["true", "yes"].contains(text) ? "YES" : text
        case .truth(let truth): return truth ? "YES" : "NO"
        case .number(let number): return String(number)
        case .list(let values): return values.compactMap(\.text).joined(separator: " ")
        case .record(let record): return record.unlabeled.first?.setting
        default: return nil
        }
    }
}
