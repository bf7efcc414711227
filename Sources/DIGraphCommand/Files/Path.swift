import DIGraphCore

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
        path.utf8.first == UInt8(ascii: "/")
    }

    /// `name` in `folder`; an absolute name stays as it is.
    package static func join(_ folder: String, _ name: String) -> String {
        if isAbsolute(name) { return name }
        var path = folder
        path.reserveCapacity(folder.utf8.count + 1 + name.utf8.count)
        if folder.utf8.last != UInt8(ascii: "/") { path += "/" }
        path += name
        return path
    }

    /// Whether no part is empty or begins with a period, so that there is nothing to normalize.
    fileprivate static func isPlain(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            var isAtStart = true
            for (index, byte) in bytes.enumerated() {
                let isSlash = byte == UInt8(ascii: "/")
                if isAtStart, byte == UInt8(ascii: ".") || isSlash && index > 0 { return false }
                isAtStart = isSlash
            }
            return !isAtStart
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
            for part in path.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
                let isUp = part.elementsEqual("..".utf8)
                if isUp, let start = starts.popLast() {
                    bytes.removeSubrange(start...)
                } else if !isUp || !isAbsolute {
                    if !isUp { starts.append(bytes.count) }
                    if isAbsolute || !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
                    bytes += part
                }
            }
        }
        if bytes.isEmpty { return isAbsolute ? "/" : "." }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The last part.
    package static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// What stands before the last part: "/" for "/a", "." for "a".
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Whether that is the folder of the path, which is not taken apart.
    static func lies(_ path: String, directlyIn folder: String) -> Bool {
        var path = path
        var folder = folder
        return path.withUTF8 { path in
            folder.withUTF8 { folder in
                guard path.count > folder.count, path[folder.count] == UInt8(ascii: "/") else { return false }
                return path.starts(with: folder) && !path[(folder.count + 1)...].contains(UInt8(ascii: "/"))
            }
        }
    }

    /// What stands before the last period of the last part: "a/b" for "a/b.swift".
    static func withoutExtension(_ path: String) -> String {
        guard let period = path.utf8.lastIndex(of: UInt8(ascii: ".")), !path[period...].utf8.contains(UInt8(ascii: "/"))
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
        return String(decoding: path.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1), as: UTF8.self)
    }

    /// Whether a path leads to what `folder` holds.
    static func isBelow(_ path: String, _ folder: String) -> Bool {
        if folder == "/" { return isAbsolute(path) }
        return path.hasBytePrefix(folder) && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }
}

/// A file or folder as somebody wrote it, and where that leads.
package struct GivenPath: Equatable {
    let text: String
    package let absolute: String
    /// Where it stands in needle.json, if it does.
    let offset: Int?

    /// `text` is relative to `base`, which is absolute.
    package init(_ text: String, in base: String, offset: Int? = nil) {
        var upward = UpwardPath()
        self.init(text, in: base, offset: offset, beside: &upward)
    }

    init(_ text: String, in base: String, offset: Int?, beside upward: inout UpwardPath) {
        self.text = text
        self.offset = offset
        let joined = Path.join(base, text)
        if Path.isPlain(joined) {
            absolute = joined
            return
        }
        let normalized = Path.normalized(joined)
        absolute = upward.leads(joined, to: normalized) ? normalized : joined
    }

    /// The same path at another place.
    init(_ path: GivenPath, offset: Int?) {
        text = path.text
        absolute = path.absolute
        self.offset = offset
    }

    /// What messages call a source that has no file.
    package static let standardInputName = "<stdin>"

    /// Whether it is what `summarize` writes, by its name.
    var isSummary: Bool { absolute.hasSuffix(".digraph") }

    /// Itself, or of a source the folder that holds it.
    var folder: String {
        absolute.hasSuffix(".swift") ? Path.folder(of: absolute) : absolute
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

/// Whether a path with `..` leads where its text says: `link/..` need not be the folder that holds `link`. Of many paths
/// with one beginning up to the last `..`, as a file of settings in a folder of its own names them, it asks the disk once.
struct UpwardPath {
    private var beginning: Substring.UTF8View?

    mutating func leads(_ path: String, to normalized: String) -> Bool {
        guard let end = Self.endOfLastStepUp(in: path) else { return true }
        let beginning = path.utf8[..<end]
        if let known = self.beginning, known.elementsEqual(beginning) { return true }
        let text = String(Substring(beginning))
        if FileSystem.resolved(text) == FileSystem.resolved(Path.normalized(text)) {
            self.beginning = beginning
            return true
        }
        return FileSystem.resolved(path) == FileSystem.resolved(normalized)
    }

    private static func endOfLastStepUp(in path: String) -> String.Index? {
        let bytes = path.utf8
        var end = bytes.endIndex
        if !path.containsBytes("/..") { return nil }
        while let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) {
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
        compareBytes(with: other) == 0
    }

    func hasBytePrefix(_ prefix: String) -> Bool {
        guard utf8.count >= prefix.utf8.count else { return false }
        return withBytes { left in
            prefix.withBytes { right in
                guard let start = left.baseAddress, let prefix = right.baseAddress else { return true }
                return memcmp(start, prefix, right.count) == 0
            }
        }
    }

    package func containsBytes(_ text: String) -> Bool {
        withBytes { bytes in text.withBytes { bytes.firstOffset(of: $0, from: 0) != nil } }
    }

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
        withBytes { own in
            guard own.count == bytes.count else { return false }
            guard let base = own.baseAddress, let other = bytes.baseAddress else { return true }
            return memcmp(base, other, own.count) == 0
        }
    }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(utf8).withUnsafeBufferPointer(body)
    }
}
