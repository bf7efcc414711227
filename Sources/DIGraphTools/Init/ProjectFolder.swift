import DIGraphCommand
import DIGraphCore

/// The files of a project's folder, without what other tools fetched or built.
struct ProjectFolder {
    /// Where it is.
    let path: String
    /// Relative to it, sorted by their bytes.
    private(set) var files: [String] = []
    /// The folders that hold Swift files of fetched packages.
    private(set) var fetchedFolders: [String] = []
    private let name: String

    private static let fetched = [
        "Pods", "Carthage", "DerivedData", "node_modules", "vendor", "bazel-bin", "bazel-out",
    ]
    /// Hidden folders that hold scripts of a project.
    private static let hidden = [".github", ".circleci", ".gitlab", ".buildkite", ".ci", ".husky", ".githooks"]

    /// Lists the folder, which messages call `name`.
    init(_ path: String, named name: String) throws(CommandError) {
        self.path = path
        self.name = name
        try walk("")
        files.sort { $0.precedesInBytes($1) }
    }

    private mutating func walk(_ folder: String) throws(CommandError) {
        for entry in try entries(of: folder) {
            let relative = folder.isEmpty ? entry.name : Path.join(folder, entry.name)
            let isHidden = entry.name.hasPrefix(".")
            switch entry.kind {
            case .file:
                if !isHidden || [".yml", ".yaml"].contains(where: entry.name.hasSuffix) { files.append(relative) }
            case .folder where Self.fetched.contains(entry.name): fetchedFolders.append(relative)
            case .folder where !isHidden || Self.hidden.contains(entry.name): try walk(relative)
            // What a link leads to is not this project's, or is found where it is.
            default: break
            }
        }
    }

    private func entries(of folder: String) throws(CommandError) -> [FileSystem.Entry] {
        do throws(SystemError) {
            return try FileSystem.entries(of: Path.join(path, folder))
        } catch {
            // A folder inside that nobody may read holds no scripts for this project.
            if folder.isEmpty { throw .input(.unreadableFolder(name, reason: error.reason)) }
            return []
        }
    }

    /// Nil for a file that cannot be read.
    func contents(of file: String) -> [UInt8]? {
        do throws(SystemError) {
            return try FileSystem.contents(of: Path.join(path, file))
        } catch {
            return nil
        }
    }

    func holds(_ path: String) -> Bool {
        FileSystem.status(of: Path.join(self.path, path)) != nil
    }
}
