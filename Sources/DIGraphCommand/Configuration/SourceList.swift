import SwiftFacts

/// An `@FILE` argument: one path a line, and `module NAME` before the files of a module.
/// It serves callers that have more paths than fit into an argument list.
struct SourceList {
    private static let moduleWord = "module "

    /// As messages call it.
    private let name: String
    private let bytes: [UInt8]

    /// Adds what the list names; its paths are relative to `base`.
    static func read(
        _ path: GivenPath, into configuration: inout Configuration, base: String, displayed: String
    ) throws(CommandError) {
        let bytes = try FileSystem.requiredContents(of: path.absolute, named: displayed)
        if path.isSwift || path.absolute.hasByteSuffix(".json") && JSONValue.isStart(of: bytes) {
            throw .input(.notAList(displayed))
        }
        configuration.settingFiles.append(path)
        // The system would take a path for the part before it.
        if let end = bytes.withUnsafeBufferPointer({ $0.firstOffset(of: 0, from: 0) }) {
            throw .list(path: displayed, line: bytes[..<end].count { $0 == Byte.lineFeed } + 1, .nullByte)
        }
        let list = SourceList(name: displayed, bytes: bytes)
        configuration.placesInLists.append(list.places)
        var module: Int?
        var reader = PathReader(in: base)
        for (index, line) in list.lines.enumerated() where !line.isEmpty {
            if let plan = PlannedSettings(line) {
                configuration.plan = plan
                continue
            }
            do throws(SettingFault) {
                let text = try self.text(of: line)
                guard line.starts(with: moduleWord.utf8) else {
                    let path = reader.path(text)
                    if let module {
                        configuration.modules[module].sources.append(path)
                    } else {
                        configuration.sources.append(path)
                    }
                    continue
                }
                var named = try self.module(text.dropFirst(moduleWord.count))
                configuration.preferNamedIsolation(over: &named)
                if named.build == .elsewhere {
                    configuration.absentModules.insert(named.name)
                } else if named.reading == .elsewhere {
                    configuration.unreadModules.insert(named.name)
                } else {
                    module = configuration.addModule(named)
                }
            } catch {
                throw .list(path: displayed, line: index + 1, error)
            }
        }
    }

    private var lines: [ArraySlice<UInt8>] {
        bytes.dropFirst(bytes.markLength).split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
            .map { $0.last == Byte.carriageReturn ? $0.dropLast() : $0 }
    }

    /// Where each path stands in it first.
    func places() -> [String: String] {
        let places = lines.enumerated().map { index, line in
            ((try? Self.text(of: line)) ?? "", "\(name):\(index + 1):1")
        }
        return Dictionary(places) { first, _ in first }
    }

    private static func text(of line: ArraySlice<UInt8>) throws(SettingFault) -> String {
        guard let text = String(utf8Text: unquoted(line) ?? line) else { throw .damagedLine }
        return text
    }

    /// The path that git means by `"Sources/Z\303\274rich.swift"`, as `git ls-files` prints what is not plain ASCII; nil for
    /// what has no such quotes.
    private static func unquoted(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.count > 2, line.first == Byte.quote, line.last == Byte.quote else { return nil }
        var bytes: ArraySlice<UInt8> = []
        var rest = line.dropFirst().dropLast()
        while let byte = rest.popFirst() {
            if byte == Byte.quote { return nil }
            guard byte == Byte.backslash else {
                bytes.append(byte)
                continue
            }
            guard let meant = unescaped(&rest) else { return nil }
            bytes.append(meant)
        }
        return bytes
    }

    /// What follows a backslash: three octal digits, or a letter as in C.
    private static func unescaped(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
        guard let first = rest.first else { return nil }
        if let value = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8), rest.count > 2 {
            rest = rest.dropFirst(3)
            return value == 0 ? nil : value
        }
        rest = rest.dropFirst()
        return switch first {
        case Byte.quote, Byte.backslash: first
        case Byte.a: 0x07
        case Byte.b: 0x08
        case Byte.t: Byte.tab
        case Byte.n: Byte.lineFeed
        case Byte.v: Byte.verticalTab
        case Byte.f: Byte.formFeed
        case Byte.r: Byte.carriageReturn
        default: nil
        }
    }

    /// `NAME package=PACKAGE isolation=MainActor async=nonsending mode=5 wired=elsewhere created=elsewhere`, the words
    /// after the name in any order or not at all; or `NAME built=elsewhere` for a module that this build does without, and
    /// `NAME read=elsewhere` for one of it whose sources are not read.
    static func module(_ text: Substring) throws(SettingFault) -> Configuration.Module {
        let words = text.split(separator: " ").map(String.init)
        var module = Configuration.Module(name: try SettingValue.moduleName(words.first ?? ""))
        for word in words.dropFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { throw .unknownModuleAttribute(word) }
            switch parts[0] {
            case "package" where !parts[1].isEmpty: module.package = parts[1]
            case "wired": module.wiring = try SettingValue.choice(parts[1])
            case "created": module.creation = try SettingValue.choice(parts[1])
            case "built": module.build = try SettingValue.choice(parts[1])
            case "read": module.reading = try SettingValue.choice(parts[1])
            case "async": module.asyncDefault = try SettingValue.choice(parts[1])
            case "mode": module.languageMode = try SettingValue.choice(parts[1])
            case "feature":
                module.upcomingFeatures = try (module.upcomingFeatures ?? []) + [SettingValue.choice(parts[1])]
            case "defines": module.defines = SettingValue.defines(parts[1].split(separator: ","))
            case "isolation": module.isolation = try SettingValue.choice(parts[1])
            default: throw .unknownModuleAttribute(word)
            }
        }
        return module
    }
}
