/// What the readers ask of the disk; paths are absolute.
package struct ProjectDisk: Sendable {
    /// The bytes of a file; nil when it cannot be read.
    let contents: @Sendable (_ path: String) -> [UInt8]?
    /// The names in a folder, in no order; none when it cannot be listed.
    let names: @Sendable (_ folder: String) -> [String]
    let isFolder: @Sendable (_ path: String) -> Bool
    let exists: @Sendable (_ path: String) -> Bool

    package init(
        contents: @escaping @Sendable (String) -> [UInt8]?, names: @escaping @Sendable (String) -> [String],
        isFolder: @escaping @Sendable (String) -> Bool, exists: @escaping @Sendable (String) -> Bool
    ) {
        self.contents = contents
        self.names = names
        self.isFolder = isFolder
        self.exists = exists
    }

    func text(_ path: String) -> String? {
        contents(path).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Paths as text.
enum ProjectPath {
    /// `path` in `folder`, without `.` and `..`; an absolute path stays where it is.
    static func join(_ folder: String, _ path: some StringProtocol) -> String {
        var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(Substring(part)) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// What has this name, which is no path, in a folder without `.` and `..`: most questions to the disk are of that kind.
    static func child(_ name: String, of folder: String) -> String {
        folder == "/" ? folder + name : folder + "/" + name
    }

    static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "/"
    }

    static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }
}
