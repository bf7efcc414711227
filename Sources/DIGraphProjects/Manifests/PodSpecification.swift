/// The module of a podspec, of which CocoaPods makes a target: what its plain assignments say.
struct PodSpecification {
    private let path: String
    private let lines: [Substring]

    init(path: String, disk: ProjectDisk) {
        self.path = path
        lines = (disk.text(path) ?? "").split(whereSeparator: \.isNewline).map(Self.withoutComment)
    }

    /// `s.source_files = 'Classes/**/*.swift'`
    private struct Assignment {
        let variable: Substring
        let key: Substring
        /// The strings on the right-hand side.
        let values: [String]
    }

    var modules: [FoundModules.Module] {
        let assignments = lines.compactMap(Self.assignment)
        func value(_ key: String) -> String? { assignments.first { $0.key == key }?.values.first }
        guard let name = value("name") else { return [] }
        let module = ModuleName.identifier(
            value("module_name") ?? value("header_dir") ?? name, keepsFirstDigit: true)
        func sources(_ isMeant: (Substring) -> Bool) -> [SourcePattern] {
            let assignments = assignments.filter { isMeant($0.variable) }
            func patterns(_ key: String) -> [String] {
                assignments.filter { $0.key == key }.flatMap(\.values).map { Self.resolved($0, name: name) }
            }
            let excluded = patterns("exclude_files").map { Glob($0) }
            return patterns("source_files").filter { !$0.contains("#{") }.map { pattern($0, excluding: excluded) }
        }
        // What a specification of tests or of a demo compiles is no part of the module.
        let others = lines.compactMap(Self.otherSpecification)
        let own = FoundModules.Module(
            name: module, origin: path, sources: sources { variable in !others.contains { $0.variable == variable } })
        return [own]
            + others.map { other in
                FoundModules.Module(
                    name: module + (other.kind == .tests ? "_Unit_Tests" : "_App"), kind: other.kind, origin: path,
                    sources: sources { $0 == other.variable })
            }
    }

    /// Whether all sources are named by strings, each list on one line.
    var namesAllSources: Bool {
        let assigning = lines.filter { $0.contains("source_files") }
        return !assigning.isEmpty && assigning.allSatisfy(Self.namesSources)
    }

    private static func namesSources(_ line: Substring) -> Bool {
        guard let equals = line.firstIndex(of: "="), let assignment = assignment(line) else { return false }
        return assignment.key == "source_files" && isListOfStrings(line[line.index(after: equals)...])
            && assignment.values.allSatisfy { !resolved($0, name: "").contains("#{") }
    }

    /// `'a', 'b'` or `['a', 'b']`, with nothing on the next line.
    private static func isListOfStrings(_ text: Substring) -> Bool {
        var quote: Character?
        var depth = 0
        for character in text {
            switch character {
            case _ where quote != nil: if character == quote { quote = nil }
            case "'", "\"": quote = character
            case "[": depth += 1
            case "]": depth -= 1
            case ",", " ", "\t": break
            default: return false
            }
        }
        return quote == nil && depth == 0 && text.last { !$0.isWhitespace } != ","
    }

    private func pattern(_ text: String, excluding excluded: [Glob]) -> SourcePattern {
        let folder = ProjectPath.folder(of: path)
        if !text.contains(where: "*?{[".contains), excluded.isEmpty {
            return SourcePattern(base: ProjectPath.join(folder, text))
        }
        return SourcePattern(in: folder, matching: text, excluding: excluded)
    }

    /// A `#` in a string is none where the string goes on: nobody writes one in the lines that count, but for `#{`.
    private static func withoutComment(_ line: Substring) -> Substring {
        var end = line.startIndex
        while end < line.endIndex {
            let next = line.index(after: end)
            if line[end] == "#", next == line.endIndex || line[next] != "{" { break }
            end = next
        }
        return line[..<end]
    }

    private static func assignment(_ line: Substring) -> Assignment? {
        guard let equals = line.firstIndex(of: "=") else { return nil }
        let target = line[..<equals].filter { !$0.isWhitespace }.split(separator: ".", maxSplits: 1)
        guard target.count == 2 else { return nil }
        let values = strings(in: line[line.index(after: equals)...])
        let key = target[1].split(separator: ".").last ?? ""
        // `s.ios.source_files` is for one platform.
        return values.isEmpty ? nil : Assignment(variable: Substring(target[0]), key: Substring(key), values: values)
    }

    /// `t` of `s.test_spec 'Tests' do |t|`, and what it is.
    private static func otherSpecification(
        _ line: Substring
    ) -> (variable: Substring, kind: FoundModules.Module.Kind)? {
        let isTests = line.contains("test_spec")
        guard isTests || line.contains("app_spec"), line.contains("|") else { return nil }
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count > 1, let variable = parts[1].split(separator: " ").first else { return nil }
        return (variable, isTests ? .tests : .program)
    }

    private static func strings(in text: Substring) -> [String] {
        var found: [String] = []
        var rest = text
        while let open = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
            let start = rest.index(after: open)
            guard let close = rest[start...].firstIndex(of: rest[open]) else { break }
            found.append(String(rest[start..<close]))
            rest = rest[rest.index(after: close)...]
        }
        return found
    }

    /// With the name in place of `#{s.name}`.
    private static func resolved(_ text: String, name: String) -> String {
        guard let open = text.range(of: "#{"), let close = text[open.upperBound...].firstIndex(of: "}"),
            text[open.upperBound..<close].hasSuffix(".name")
        else { return text }
        return resolved(text[..<open.lowerBound] + name + text[text.index(after: close)...], name: name)
    }
}

extension String {
    fileprivate func range(of text: String) -> Range<String.Index>? {
        indices.lazy.filter { self[$0...].hasPrefix(text) }.first.map { $0..<index($0, offsetBy: text.count) }
    }
}
