import Foundation

/// A needle.json, as far as it says which files the generator depends on. The generator reads the rest of it, and is
/// the one to report what is wrong with it.
struct SettingsFile {
    let url: URL
    private let keys: Keys
    private let data: Data

    private struct Keys: Decodable {
        var sources: OneOrMany?
        var modules: NamedModules?
        var defaultIsolation: String?
        var includeModules: OneOrMany?
        var headerDoc: String?
        var output: String?
        var outputModule: String?
        var reports: OneOrMany?
        var mocks: Mocks?
    }

    private struct Mocks: Decodable {
        var output: String?
        var outputModule: String?
    }

    /// The first needle.json in the folders given.
    init?(in folders: [URL]) {
        let candidates = folders.map { $0.appendingPathComponent("needle.json") }
        guard let url = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
        self.url = url
        data = (try? Data(contentsOf: url)) ?? Data()
        keys = (try? JSONDecoder().decode(Keys.self, from: data)) ?? Keys()
    }

    /// The nearest needle.json, from the folder of a target up to that of its package.
    init?(nearest folder: URL, in package: URL) {
        var folders = [folder.standardizedFileURL]
        let package = package.standardizedFileURL
        while let last = folders.last, last.path.hasPrefix(package.path + "/") {
            folders.append(last.deletingLastPathComponent())
        }
        self.init(in: folders + [package])
    }

    /// The modules of fetched packages that are to be scanned too.
    var includedModules: [String] {
        keys.includeModules?.values ?? []
    }

    /// What the generator reads besides the sources.
    var inputs: [URL] {
        let header = keys.headerDoc.map(resolved)
        return [url] + [header].compactMap { $0 }.filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// What it says, in one line, but for a header that is no input since it is not there. The generator, which runs again
    /// where needle.json is edited, tells by it whether the build was planned since.
    var plan: String? {
        guard var members = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return nil }
        let header = keys.headerDoc.map(resolved)
        if let header, !FileManager.default.fileExists(atPath: header.path) { members["headerDoc"] = nil }
        let text = try? JSONSerialization.data(withJSONObject: members, options: .sortedKeys)
        return text.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a module may be misspelt in it.
    var namesModules: Bool {
        let names = includedModules + [keys.outputModule, keys.mocks?.outputModule].compactMap { $0 }
        return !names.isEmpty || keys.modules?.paths.isEmpty == false
    }

    /// Whether it tells the default isolation of modules.
    var namesIsolation: Bool {
        keys.defaultIsolation != nil || keys.modules?.paths.values.contains { $0.namesIsolation } == true
    }

    /// Where the generated file is written.
    var output: URL? { keys.output.map(resolved) }

    static let commandsWithReports = ["generate", "check", "graph", "mocks", "compat"]

    /// Where a command of the tool writes what is about one graph, besides that graph's code, by the keys that tell it.
    private func outputs(of command: String) -> [(key: String, url: URL)] {
        let mocks = command == "mocks" ? [keys.mocks?.output].compactMap { $0 } : []
        let reports = Self.commandsWithReports.contains(command) ? keys.reports?.values ?? [] : []
        return mocks.map { ("mocks", resolved($0)) }
            + reports.map { ("reports", resolved($0.split(separator: "=", maxSplits: 1).last.map(String.init) ?? "")) }
    }

    /// The key, as messages call it, by which one of these writes over what another one wrote.
    static func keyOfOne(among settings: [SettingsFile], writing command: String) -> String? {
        var met: Set<URL> = []
        for outputs in settings.map({ $0.outputs(of: command) }) {
            if let output = outputs.first(where: { met.contains($0.url) }) { return "\"\(output.key)\" of needle.json" }
            met.formUnion(outputs.map(\.url))
        }
        return nil
    }

    /// The output, if it is that of the module whose sources are in `folder`: it is named so, or stands there, or this
    /// file does.
    func output(ofModule module: String, in folder: URL) -> URL? {
        guard let output else { return nil }
        let isNamed = keys.outputModule == module
        return isNamed || [output, url].contains { $0.path.hasPrefix(folder.path + "/") } ? output : nil
    }

    /// Whether the build writes the mocks of a module: "mocks" names no file, but the module, or none and it is a test's.
    func asksForMocks(of module: String, isTest: Bool) -> Bool {
        guard let mocks = keys.mocks, mocks.output == nil else { return false }
        return mocks.outputModule.map { $0 == module } ?? isTest
    }

    /// The modules that it names and the build system does not know, sorted by name.
    func modules(besides known: Set<String>) -> [GraphModule] {
        let modules = (keys.modules?.paths ?? [:]).filter { !known.contains($0.key) }
        return modules.sorted { $0.key < $1.key }.map { name, paths in
            GraphModule(name: name, package: paths.package, files: swiftFiles(in: paths.paths))
        }
    }

    /// The files of its "sources" that stand outside all of the folders given.
    func looseSources(outside folders: [URL]) -> [URL] {
        let prefixes = folders.map { $0.standardizedFileURL.path + "/" }
        return swiftFiles(in: keys.sources?.values ?? []).filter { file in
            !prefixes.contains { file.path.hasPrefix($0) }
        }
    }

    private func resolved(_ path: String) -> URL {
        if path.hasPrefix("/") { return URL(fileURLWithPath: path).standardizedFileURL }
        return url.deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL
    }

    /// The Swift files named, and those below the folders named; hidden folders hold no sources.
    private func swiftFiles(in paths: [String]) -> [URL] {
        var files: [URL] = []
        for url in paths.map(resolved) {
            if url.pathExtension == "swift" { files.append(url) }
            let below = FileManager.default.enumerator(
                at: url, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            while let file = below?.nextObject() as? URL {
                if file.pathExtension == "swift" { files.append(file.standardizedFileURL) }
            }
        }
        return files
    }
}

/// A string, or an array of strings.
private struct OneOrMany: Decodable {
    let values: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(String.self) {
            values = [value]
        } else {
            values = try container.decode([String].self)
        }
    }
}

/// Modules by their names, or the word that they are none.
private struct NamedModules: Decodable {
    let paths: [String: ModulePaths]

    init(from decoder: any Decoder) throws {
        paths = (try? [String: ModulePaths](from: decoder)) ?? [:]
    }
}

/// The paths of a module, or an object that has them in "path".
private struct ModulePaths: Decodable {
    let paths: [String]
    let package: String?
    let namesIsolation: Bool

    private struct Object: Decodable {
        var path: OneOrMany?
        var package: String?
        var defaultIsolation: String?
    }

    init(from decoder: any Decoder) throws {
        if let paths = try? OneOrMany(from: decoder) {
            self.paths = paths.values
            package = nil
            namesIsolation = false
        } else {
            let object = try Object(from: decoder)
            paths = object.path?.values ?? []
            package = object.package
            namesIsolation = object.defaultIsolation != nil
        }
    }
}
