import Foundation

/// Reads in a manifest what SwiftPM does not tell plugins: which targets use the build-tool plugin, and what is depended on
/// under conditions that are not met.
///
/// It reads text, and so knows the targets whose declaration names the plugin, itself or by a constant or function of
/// the manifest.
struct ManifestReader {
    private let text: [Character]
    /// What the manifest declares to stand for the plugin.
    private var names: Set<String> = []
    private var targets: Set<String> = []
    /// The products that its targets depend on.
    private(set) var products: Set<String> = []

    init(_ manifest: String) {
        text = Self.withoutComments(Array(manifest))
        var count = -1
        while count != names.count {
            count = names.count
            addDeclaredNames()
        }
        addTargets()
    }

    /// Reads the manifest of a package, and those that it has for other compilers: a target has the plugin in all or none.
    init(in folder: URL) {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let manifests = files.filter { file in
            let name = file.lastPathComponent
            return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
        }
        let texts = manifests.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        self.init(texts.joined(separator: "\n"))
    }

    /// Whether the declaration of a target names the plugin.
    func usesPlugin(target name: String) -> Bool { targets.contains(name) }

    private mutating func addTargets() {
        for index in text.indices where text[index] == "\"" {
            guard let open = callOpening(before: index) else { continue }
            let start = calleeStart(before: open)
            if ["product", "byName"].contains(word(at: start)) { products.insert(string(at: index)) }
            // A package often has the name of one of its targets, and holds them all.
            guard word(at: start) != "Package", mentionsPlugin(text[start..<closing(of: open)]) else { continue }
            targets.insert(string(at: index))
        }
    }

    /// What stands between a quote and the next.
    private func string(at quote: Int) -> String { String(text[(quote + 1)...].prefix { $0 != "\"" }) }

    // MARK: What stands for the plugin

    private mutating func addDeclaredNames() {
        for index in text.indices where "lvf".contains(text[index]) && !isNamePart(before: index) {
            guard let keyword = ["let ", "var ", "func "].first(where: text[index...].starts) else { continue }
            let name = word(at: index + keyword.count)
            let end = endOfDeclaration(from: index + keyword.count)
            let declaration = text[(index + keyword.count)..<end]
            // The package holds all its targets.
            guard !name.isEmpty, name != "package", mentionsPlugin(declaration) else { continue }
            names.insert(name)
        }
    }

    private func mentionsPlugin(_ range: ArraySlice<Character>) -> Bool {
        var index = range.startIndex
        while index < range.endIndex {
            if text[index] == "\"" {
                let end = closing(of: index)
                if String(text[index..<end]) == "\"NeedlePlugin\"" { return true }
                index = end
                continue
            }
            let found = word(at: index)
            let end = index + found.count
            // A label, such as `targets:`, stands for nothing.
            let isLabel = end < text.count && text[end] == ":"
            if !found.isEmpty, !isLabel, names.contains(found) { return true }
            index = max(index + 1, end)
        }
        return false
    }

    private func word(at start: Int) -> String {
        String(text[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    private func isNamePart(before index: Int) -> Bool {
        guard index > 0 else { return false }
        return text[index - 1].isLetter || text[index - 1].isNumber || text[index - 1] == "_"
    }

    /// The end of the line on which all brackets are closed again, and that does not end with `=`.
    private func endOfDeclaration(from start: Int) -> Int {
        var index = start
        while index < text.count {
            if text[index] == "\n", text[start..<index].last(where: { !$0.isWhitespace }) != "=" { return index }
            index = "([{\"".contains(text[index]) ? closing(of: index) : index + 1
        }
        return text.count
    }

    // MARK: Calls

    /// The parenthesis of the call whose first argument, or `name:`, begins at an index.
    private func callOpening(before index: Int) -> Int? {
        var position = index - 1
        while position >= 0, text[position].isWhitespace { position -= 1 }
        if position >= 4, text[position] == ":", String(text[(position - 4)..<position]) == "name" {
            position -= 5
            while position >= 0, text[position].isWhitespace { position -= 1 }
        }
        return position >= 0 && text[position] == "(" ? position : nil
    }

    private func calleeStart(before open: Int) -> Int {
        var start = open
        while isNamePart(before: start) { start -= 1 }
        return start
    }

    /// The index after the bracket, or the quote, that closes the one at an index.
    private func closing(of open: Int) -> Int {
        if text[open] == "\"" {
            var index = open + 1
            while index < text.count, text[index] != "\"" { index += text[index] == "\\" ? 2 : 1 }
            return min(index + 1, text.count)
        }
        var index = open + 1
        while index < text.count {
            if ")]}".contains(text[index]) { return index + 1 }
            index = "([{\"".contains(text[index]) ? closing(of: index) : index + 1
        }
        return text.count
    }

    private static func withoutComments(_ text: [Character]) -> [Character] {
        var result: [Character] = []
        var isInString = false
        var depth = 0
        var isLineComment = false
        var index = 0
        while index < text.count {
            let mayBeComment = text[index] == "/" || text[index] == "*"
            let pair = mayBeComment && index + 1 < text.count ? String(text[index...(index + 1)]) : ""
            if isLineComment {
                isLineComment = !text[index].isNewline
                if !isLineComment { result.append("\n") }
            } else if depth > 0 {
                if pair == "*/" || pair == "/*" { index += 1 }
                depth += pair == "/*" ? 1 : pair == "*/" ? -1 : 0
            } else if !isInString, pair == "//" {
                isLineComment = true
            } else if !isInString, pair == "/*" {
                depth = 1
                index += 1
            } else {
                if text[index] == "\"" { isInString.toggle() }
                result.append(text[index])
                if isInString, text[index] == "\\", index + 1 < text.count {
                    index += 1
                    result.append(text[index])
                }
            }
            index += 1
        }
        return result
    }
}
