import Foundation

/// The files that were made, by folder and name, and where they go.
struct SourceTree {
    private(set) var fileCount = 0
    private(set) var byteCount = 0
    private let root: URL
    private var folders: Set<String> = []
    private var failure: (any Error)?

    init(root: String) {
        self.root = URL(fileURLWithPath: root, isDirectory: true)
    }

    mutating func add(_ folder: String, _ name: String, _ text: String) {
        guard failure == nil else { return }
        do {
            let directory = root.appendingPathComponent(folder, isDirectory: true)
            if folders.insert(folder).inserted {
                try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            }
            try Data(text.utf8).write(to: directory.appendingPathComponent(name + ".swift"))
            fileCount += 1
            byteCount += text.utf8.count
        } catch {
            failure = error
        }
    }

    /// Throws the first failure that there was.
    func finish() throws {
        if let failure { throw failure }
    }
}
