import Foundation

/// Reads in a manifest what SwiftPM does not tell plugins: which targets use the build-tool plugin, and what is depended on
/// under conditions that are not met.
///
/// It reads text, and so knows the targets whose declaration names the plugin, itself or by a constant or function of
/// the manifest.
struct ManifestReader {
    private let manifest: ManifestText
    private var text: [Character] { manifest.text }
    /// What the manifest declares to stand for the plugin.
    private var names: Set<String> = []
    private var targets: Set<String> = []
    /// The products that its targets depend on.
    private(set) var products: Set<String> = []

    init(_ manifest: String) {
        self.manifest = ManifestText(manifest)
        var count = -1
        while count != names.count {
            count = names.count
            addDeclaredNames()
        }
        addTargets()
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

    /// Whether all plugins stand where targets are declared, and none is added to a target later.
    var tellsAllPlugins: Bool {
        !text.indices.contains { index in
            text[index] == "." && manifest.word(at: index + 1) == "plugins"
        }
    }

    private mutating func addTargets() {
        for index in text.indices where text[index] == "\"" {
            guard let open = manifest.callOpening(before: index) else { continue }
            let start = manifest.calleeStart(before: open)
            if ["product", "byName"].contains(manifest.word(at: start)) { products.insert(manifest.string(at: index)) }
            // A package often has the name of one of its targets, and holds them all.
            guard manifest.word(at: start) != "Package", mentionsPlugin(text[start..<manifest.closing(of: open)]) else {
                continue
            }
            targets.insert(manifest.string(at: index))
        }
    }

    // MARK: What stands for the plugin

    private mutating func addDeclaredNames() {
        for index in text.indices where "lvf".contains(text[index]) && !manifest.isNamePart(before: index) {
            guard let keyword = ["let ", "var ", "func "].first(where: text[index...].starts) else { continue }
            let name = manifest.word(at: index + keyword.count)
            let end = manifest.endOfDeclaration(from: index + keyword.count)
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
