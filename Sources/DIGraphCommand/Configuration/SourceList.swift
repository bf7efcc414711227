import SwiftFacts

/// An `@FILE` argument: one path a line, and `module NAME` before the files of a module.
/// It serves callers that have more paths than fit into an argument list.
enum SourceList {
    private static let moduleWord = "module "

    /// Adds what the list names; its paths are relative to `base`.
    static func read(
        _ path: GivenPath, into configuration: inout Configuration, base: String, displayed: String
    ) throws(CommandError) {
        let bytes = try FileSystem.requiredContents(of: path.absolute, named: displayed)
        configuration.settingFiles.append(path)
        // The system would take a path for the part before it.
        if let end = bytes.withUnsafeBufferPointer({ $0.firstOffset(of: 0, from: 0) }) {
            throw .list(path: displayed, line: bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1, .nullByte)
        }
        var module: Int?
        var reader = PathReader(in: base)
        let lines = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let text = String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
            if text.isEmpty { continue }
            guard text.hasPrefix(moduleWord) else {
                let path = reader.path(text)
                if let module {
                    configuration.modules[module].sources.append(path)
                } else {
                    configuration.sources.append(path)
                }
                continue
            }
            do throws(SettingFault) {
                let named = try self.module(text.dropFirst(moduleWord.count))
                if named.build == .elsewhere {
                    configuration.absentModules.insert(named.name)
                } else {
                    module = configuration.addModule(named)
                }
            } catch {
                throw .list(path: displayed, line: index + 1, error)
            }
        }
    }

    /// `NAME package=PACKAGE isolation=MainActor wired=elsewhere created=elsewhere`, the words after the name in any order or
    /// not at all; or `NAME built=elsewhere` for a module that this build does without.
    static func module(_ text: Substring) throws(SettingFault) -> Configuration.Module {
        let words = text.split(separator: " ").map(String.init)
        var module = Configuration.Module(name: try SettingValue.moduleName(words.first ?? ""))
        for word in words.dropFirst() {
            if word.hasPrefix("package="), word.count > 8 {
                module.package = String(word.dropFirst(8))
            } else if word.hasPrefix("wired=") {
                module.wiring = try SettingValue.choice(String(word.dropFirst(6)))
            } else if word.hasPrefix("created=") {
                module.creation = try SettingValue.choice(String(word.dropFirst(8)))
            } else if word.hasPrefix("built=") {
                module.build = try SettingValue.choice(String(word.dropFirst(6)))
            } else if word.hasPrefix("isolation=") {
                module.isolation = try SettingValue.choice(String(word.dropFirst(10)))
            } else {
                throw .unknownModuleAttribute(word)
            }
        }
        return module
    }
}
