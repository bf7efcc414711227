import DIGraphCore
import SwiftFacts

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#endif

/// Paths as text: nothing here looks at the disk.
package enum Path {
    package static func isAbsolute(_ path: String) -> Bool {
        path.utf8.first == Byte.slash
    }

    /// `name` in `folder`; an absolute name stays as it is.
    package static func join(_ folder: String, _ name: String) -> String {
        if isAbsolute(name) { return name }
        return folder.withBytes { folder in
            name.withBytes { name in
                let end = folder.last == Byte.slash ? folder.count - 1 : folder.count
                return String(unsafeUninitializedCapacity: end + 1 + name.count) { path in
                    if let base = path.baseAddress, let start = folder.baseAddress { memcpy(base, start, end) }
                    path[end] = Byte.slash
                    if let base = path.baseAddress, let start = name.baseAddress {
                        memcpy(base + end + 1, start, name.count)
                    }
                    return end + 1 + name.count
                }
            }
        }
    }

    /// Whether no part is empty or begins with a period, so that there is nothing to normalize.
    fileprivate static func isPlain(_ path: String) -> Bool {
        path.withBytes { bytes in
            guard let first = bytes.first, first != Byte.period else { return false }
            var start = 0
            while let slash = bytes.firstOffset(of: Byte.slash, from: start) {
                start = slash + 1
                guard start < bytes.count, bytes[start] != Byte.period, bytes[start] != Byte.slash else {
                    return false
                }
            }
            return true
        }
    }

    /// Without empty parts, `.`, and the `..` that a name before them takes back.
    package static func normalized(_ path: String) -> String {
        if isPlain(path) { return path }
        let isAbsolute = isAbsolute(path)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(path.utf8.count)
        // Where the names begin that a `..` can take back, each with the slash before it.
        var starts: [Int] = []
        path.withBytes { path in
            for part in path.split(separator: Byte.slash) where !part.elementsEqual(".".utf8) {
                let isUp = part.elementsEqual("..".utf8)
                if isUp, let start = starts.popLast() {
                    bytes.removeSubrange(start...)
                } else if !isUp || !isAbsolute {
                    if !isUp { starts.append(bytes.count) }
                    if isAbsolute || !bytes.isEmpty { bytes.append(Byte.slash) }
                    bytes += part
                }
            }
        }
        if bytes.isEmpty { return isAbsolute ? "/" : "." }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The last part.
    package static func name(of path: String) -> String {
        path.withBytes { bytes in
            guard let slash = lastSlash(in: bytes) else { return path }
            return String(decoding: UnsafeBufferPointer(rebasing: bytes[(slash + 1)...]), as: UTF8.self)
        }
    }

    /// What stands before the last part: "/" for "/a", "." for "a".
    package static func folder(of path: String) -> String {
        path.withBytes { bytes in
            guard let slash = lastSlash(in: bytes) else { return "." }
            return slash == 0 ? "/" : String(decoding: UnsafeBufferPointer(rebasing: bytes[..<slash]), as: UTF8.self)
        }
    }

    private static func lastSlash(in path: UnsafeBufferPointer<UInt8>) -> Int? {
        var offset = path.count - 1
        while offset >= 0, path[offset] != Byte.slash { offset -= 1 }
        return offset < 0 ? nil : offset
    }

    /// Whether that is the folder of the path, which is not taken apart.
    static func lies(_ path: String, directlyIn folder: String) -> Bool {
        isBelow(path, folder)
            && path.withBytes { $0.firstOffset(of: Byte.slash, from: folder.utf8.count + 1) == nil }
    }

    /// What stands before the last period of the last part: "a/b" for "a/b.swift".
    package static func withoutExtension(_ path: String) -> String {
        guard let period = path.utf8.lastIndex(of: Byte.period), !path[period...].utf8.contains(Byte.slash)
        else { return path }
        return String(path[..<period])
    }

    /// The way from an absolute folder to an absolute path, upwards where that is needed: `../Modules/Package.swift`.
    package static func way(to path: String, from folder: String) -> String {
        let parts = path.split(separator: "/")
        let folders = folder.split(separator: "/")
        let shared = zip(parts, folders).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: folders.count - shared)
        return (up + parts.dropFirst(shared)).joined(separator: "/")
    }

    /// What follows `folder` in a path below it; nil for a path elsewhere.
    package static func relative(_ path: String, to folder: String) -> String? {
        if !isBelow(path, folder) { return nil }
        let start = folder == "/" ? 1 : folder.utf8.count + 1
        return path.withBytes { String(decoding: UnsafeBufferPointer(rebasing: $0[start...]), as: UTF8.self) }
    }

    /// Whether a path leads to what `folder` holds.
    static func isBelow(_ path: String, _ folder: String) -> Bool {
        if folder == "/" { return isAbsolute(path) }
        let end = folder.utf8.count
        return path.hasBytePrefix(folder)
            && path.withBytes { $0.count > end && $0[end] == Byte.slash }
    }
}

/// A file or folder as somebody wrote it, and where that leads.
package final class GivenPath: Sendable {
    package let text: String
    package let absolute: String
    /// Where it stands in needle.json, if it does.
    package let offset: Int?

    /// `text` is relative to `base`, which is absolute.
    package init(_ text: String, in base: String, offset: Int? = nil) {
        var reader = PathReader(in: base)
        self.text = text
        absolute = reader.absolute(text)
        self.offset = offset
    }

    fileprivate init(_ text: String, absolute: String, offset: Int?) {
        self.text = text
        self.absolute = absolute
        self.offset = offset
    }

    /// What is read; `-` is stdin, as it is among the sources.
    package static func input(_ text: String, in base: String) -> GivenPath {
        GivenPath(text == "-" ? "/dev/stdin" : text, in: base)
    }

    /// What messages call a source that has no file.
    static let standardInputName = "<stdin>"

    /// Whether it is what `summarize` writes, by its name.
    package var isSummary: Bool { absolute.hasByteSuffix(".digraph") }

    /// What stands in the name after the last period, in small letters; empty where nothing does.
    package var ending: String {
        let parts = Path.name(of: absolute).split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    }

    var isSwift: Bool { absolute.hasByteSuffix(".swift") }

    /// Itself, or of a source the folder that holds it.
    var folder: String {
        isSwift ? Path.folder(of: absolute) : absolute
    }

    /// As messages print it: relative where it is below the working directory, if there is one to be relative to.
    package func displayed(in workingDirectory: String?) -> String {
        guard let workingDirectory else { return absolute }
        if absolute == workingDirectory { return "." }
        if let relative = Path.relative(absolute, to: workingDirectory) { return relative }
        let isRelativeToHere = Path.normalized(Path.join(workingDirectory, text)) == absolute
        return isRelativeToHere ? Path.normalized(text) : absolute
    }
}

extension GivenPath: Equatable {
    package static func == (left: GivenPath, right: GivenPath) -> Bool {
        left.text == right.text && left.absolute == right.absolute && left.offset == right.offset
    }
}

/// Takes apart the paths of a list, which are relative to one folder. A path with `..` need not lead where its text says:
/// `link/..` may not be the folder that holds `link`. Of many with one beginning up to the last `..`, as a file of settings
/// in a folder of its own names them, the disk is asked once; and many modules may name one folder.
struct PathReader {
    private let base: String
    private let isBasePlain: Bool
    private var last: GivenPath?
    /// A text up to the slash behind its last `..`, and the folder that it leads to.
    private var beginning: (text: String, folder: String)?

    init(in base: String) {
        self.base = base
        isBasePlain = Path.isPlain(base)
    }

    /// `offset` is where the path stands in needle.json.
    mutating func path(_ text: String, offset: Int? = nil) -> GivenPath {
        if let last, last.text.hasSameBytes(as: text) {
            return GivenPath(text, absolute: last.absolute, offset: offset)
        }
        let path = GivenPath(text, absolute: absolute(text), offset: offset)
        last = path
        return path
    }

    fileprivate mutating func absolute(_ text: String) -> String {
        let joined = Path.join(base, text)
        if isBasePlain || Path.isAbsolute(text), Path.isPlain(text) { return joined }
        if let beginning, joined.hasBytePrefix(beginning.text) {
            let rest = String(decoding: joined.utf8.dropFirst(beginning.text.utf8.count), as: UTF8.self)
            if Path.isPlain(rest), !Path.isAbsolute(rest) { return Path.join(beginning.folder, rest) }
        }
        let normalized = Path.normalized(joined)
        guard let end = Self.endOfLastStepUp(in: joined) else { return normalized }
        let start = String(joined[..<end])
        let folder = Path.normalized(start)
        if FileSystem.areSame(start, folder) {
            beginning = (start + "/", folder)
            return normalized
        }
        return FileSystem.resolved(joined) == FileSystem.resolved(normalized) ? normalized : joined
    }

    private static func endOfLastStepUp(in path: String) -> String.Index? {
        let bytes = path.utf8
        var end = bytes.endIndex
        if !path.containsBytes("/..") { return nil }
        while let slash = bytes[..<end].lastIndex(of: Byte.slash) {
            if bytes[slash..<end].elementsEqual("/..".utf8) { return end }
            end = slash
        }
        return nil
    }
}

extension String {
    /// Whether the UTF-8 bytes sort before the other's: the same order on every platform, whatever Unicode calls equal.
    package func precedesInBytes(_ other: String) -> Bool {
        compareBytes(with: other) < 0
    }

    func hasSameBytes(as other: String) -> Bool {
        other.withBytes { hasBytes($0) }
    }

    func hasBytePrefix(_ prefix: String) -> Bool {
        withBytes { bytes in
            prefix.withBytes { bytes.matches($0, at: 0) }
        }
    }

    func hasByteSuffix(_ suffix: StaticString) -> Bool {
        withBytes { $0.matches(suffix, from: $0.count - suffix.utf8CodeUnitCount, to: $0.count) }
    }

    func containsBytes(_ text: String) -> Bool {
        withBytes { bytes in text.withBytes { bytes.firstOffset(of: $0, from: 0) != nil } }
    }

    // Called and not copied: each sort is compiled for itself, with the order in all of its loops.
    @inline(never)
    private func compareBytes(with other: String) -> Int {
        withBytes { left in
            other.withBytes { right in
                let shared = min(left.count, right.count)
                guard shared > 0, let leftBase = left.baseAddress, let rightBase = right.baseAddress else {
                    return left.count - right.count
                }
                let order = Int(memcmp(leftBase, rightBase, shared))
                return order == 0 ? left.count - right.count : order
            }
        }
    }

    func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        withBytes { $0.count == bytes.count && $0.matches(bytes, at: 0) }
    }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(utf8).withUnsafeBufferPointer(body)
    }
}
