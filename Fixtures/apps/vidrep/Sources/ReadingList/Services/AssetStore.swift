import Foundation

/// Where pictures go that the user wants to keep.
protocol AssetStore: Sendable {
    /// Saves a picture, and tells the name that it got; what was saved before stays.
    func save(_ image: Data, caption: String) async throws -> String
}

/// Saves pictures as files of a folder.
actor FileAssets: AssetStore {
    private let folder: URL

    init(folder: URL) {
        self.folder = folder
    }

    func save(_ image: Data, caption: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = freeName(for: caption)
        try image.write(to: folder.appendingPathComponent(name), options: .atomic)
        return name
    }

    /// The caption is the user's: of it only what any file system takes is kept.
    private func freeName(for caption: String) -> String {
        let words = caption.lowercased().split { !$0.isLetter && !$0.isNumber }
        let stem = (["cover"] + words).joined(separator: "-")
        var name = "\(stem).png"
        var number = 1
        while isTaken(name) {
            number += 1
            name = "\(stem)-\(number).png"
        }
        return name
    }

    private func isTaken(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
}

actor MemoryAssets: AssetStore {
    private(set) var images: [Data] = []

    func save(_ image: Data, caption: String) -> String {
        images.append(image)
        return "picture \(images.count)"
    }
}
