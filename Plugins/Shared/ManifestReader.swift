import Foundation

/// Reads in a manifest what SwiftPM does not tell plugins: which targets use the build-tool plugin, and what is depended on
/// under conditions that are not met.
///
/// It reads text, and so knows the targets whose declaration names the plugin, itself or by a constant or function of
/// the manifest.
struct ManifestReader {
    typealias Declaration = (name: String, range: Range<Int>)

    let manifest: ManifestText
    var text: [Character] { manifest.text }
    /// Without the package, which holds all its targets.
    private(set) var declarations: [Declaration] = []
    /// What the manifest declares to stand for the plugin.
    private var names: Set<String> = []
    private var targets: Set<String> = []
    /// Those of the manifest, by their names.
    var functions: [String: [Function]] = [:]
    /// Whether each place of the text belongs to a call that begins with a name, such as a target's.
    private var isInNamedCall: [Bool] = []
    /// Whether the plugin stands for targets whose names are computed.
    private var isUsedByOthers = false
    /// The products that its targets depend on.
    private(set) var products: Set<String> = []

    init(_ manifest: String) {
        self.manifest = ManifestText(manifest)
        declarations = allDeclarations()
        addNamedCalls()
        var count = -1
        while count != names.count {
            count = names.count
            addDeclaredNames()
        }
        addFunctions()
        addTargets()
        isUsedByOthers = hasOtherUses()
    }

    /// Reads the manifest of a package, and those that it has for other compilers: a target has the plugin in all or none.
    init(in folder: URL) { self.init(Self.manifests(in: folder).joined(separator: "\n")) }

    static func manifests(in folder: URL) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let manifests = files.filter { file in
            let name = file.lastPathComponent
            return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
        }
        return manifests.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    /// Whether the declaration of a target names the plugin.
    func usesPlugin(target name: String) -> Bool { targets.contains(name) }

    /// Whether all plugins stand where targets are declared by their names, and none is added to a target later.
    var tellsAllPlugins: Bool {
        !isUsedByOthers
            && !text.indices.contains { index in
                text[index] == "." && manifest.word(at: index + 1) == "plugins"
            }
    }

    private mutating func addTargets() {
        for index in text.indices where text[index] == "\"" {
            guard let open = manifest.callOpening(before: index) else { continue }
            let callee = manifest.word(at: manifest.calleeStart(before: open))
            if ["product", "byName"].contains(callee) { products.insert(manifest.string(at: index)) }
            guard let call = namedCall(at: index) else { continue }
            targets.formUnion(targets(ofCall: call, named: manifest.string(at: index), Known(names: names)))
        }
    }

    private mutating func addNamedCalls() {
        isInNamedCall = Array(repeating: false, count: text.count)
        for index in text.indices where text[index] == "\"" && !isInNamedCall[index] {
            for place in namedCall(at: index) ?? 0..<0 { isInNamedCall[place] = true }
        }
    }

    /// The call whose first argument, or `name:`, is the text at a quote and nothing that is computed.
    func namedCall(at quote: Int) -> Range<Int>? {
        guard let open = manifest.callOpening(before: quote) else { return nil }
        let name = manifest.string(at: quote)
        let next = text[manifest.closing(of: quote)...].first { !$0.isWhitespace }
        guard next == "," || next == ")", !name.contains("\\("), name != "NeedlePlugin" else { return nil }
        let start = manifest.calleeStart(before: open)
        // A package often has the name of one of its targets, and holds them all.
        if ["Package", "init"].contains(manifest.word(at: start)) { return nil }
        return start..<manifest.closing(of: open)
    }

    // MARK: What stands for the plugin

    private mutating func addDeclaredNames() {
        for (name, declaration) in declarations
        where mentionsPlugin(in: declaration, besidesNamedCalls: true, names: names) {
            names.insert(name)
        }
    }

    private func allDeclarations() -> [Declaration] {
        text.indices.compactMap { index in
            guard "lvf".contains(text[index]), !manifest.isNamePart(before: index),
                let keyword = ["let ", "var ", "func "].first(where: text[index...].starts)
            else { return nil }
            let start = index + keyword.count
            let name = manifest.word(at: start)
            return name.isEmpty || name == "package" ? nil : (name, start..<manifest.endOfDeclaration(from: start))
        }
    }

    /// Whether it stands outside of calls that name a target, and of what stands for it itself: in a closure or a loop.
    private func hasOtherUses() -> Bool {
        var start = 0
        for (name, declaration) in declarations where names.contains(name) && declaration.lowerBound >= start {
            if mentionsPlugin(in: start..<declaration.lowerBound, besidesNamedCalls: true, names: names) { return true }
            start = declaration.upperBound
        }
        return mentionsPlugin(in: start..<text.count, besidesNamedCalls: true, names: names)
    }

    func mentionsPlugin(
        in range: Range<Int>, besidesNamedCalls isOutside: Bool = false, names: Set<String>,
        besides unreached: [Range<Int>] = []
    ) -> Bool {
        var index = range.startIndex
        while index < range.endIndex {
            if let part = unreached.first(where: { $0.contains(index) }) {
                index = part.upperBound
                continue
            }
            if isOutside, isInNamedCall[index] {
                index += 1
                continue
            }
            if text[index] == "\"" {
                let end = manifest.closing(of: index)
                if String(text[index..<end]) == "\"NeedlePlugin\"" { return true }
                index = end
                continue
            }
            let found = manifest.word(at: index)
            let end = index + found.count
            // A label, such as `targets:`, stands for nothing.
            let isLabel = end < text.count && text[end] == ":"
            if !found.isEmpty, !isLabel, names.contains(found) { return true }
            index = max(index + 1, end)
        }
        return false
    }
}
