public import Foundation

/// Keeps flags from one launch to the next.
///
/// ```swift
/// let flags = LastKnownFlags(source: BackendFlags(), storage: FlagDefaults())
/// ```
public protocol FlagStorage: Sendable {
    /// Reads what was stored last; nil where nothing was.
    ///
    /// ```swift
    /// let flags = try storage.load() ?? FlagValues()
    /// ```
    func load() throws -> FlagValues?

    /// Stores flags in the place of all that was stored.
    ///
    /// ```swift
    /// try storage.store(["tab.profile": false])
    /// ```
    func store(_ flags: FlagValues) throws
}

/// Keeps flags in a file of JSON.
///
/// ```swift
/// let storage = FlagFile(url: caches.appendingPathComponent("flags.json"))
/// ```
public struct FlagFile: FlagStorage {
    private let url: URL

    /// Keeps flags in the file at a URL, whose folder exists.
    ///
    /// ```swift
    /// let storage = FlagFile(url: folder.appendingPathComponent("flags.json"))
    /// ```
    public init(url: URL) {
        self.url = url
    }

    /// Reads the file.
    ///
    /// ```swift
    /// let flags = try FlagFile(url: url).load()
    /// ```
    ///
    /// It throws when there is a file that cannot be read, or holds no flags.
    public func load() throws -> FlagValues? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return try JSONDecoder().decode(FlagValues.self, from: Data(contentsOf: url))
    }

    /// Writes the file at once and as a whole, so that no launch reads half of it.
    ///
    /// ```swift
    /// try FlagFile(url: url).store(["tab.profile": false])
    /// ```
    public func store(_ flags: FlagValues) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(flags).write(to: url, options: .atomic)
    }
}

/// Keeps flags in the user's defaults, below one key.
///
/// ```swift
/// let storage = FlagDefaults(suite: "group.com.example.app")
/// ```
public struct FlagDefaults: FlagStorage {
    private let suite: String?
    private let key: String

    /// Keeps flags in a suite of defaults; without a name in those of the app.
    ///
    /// ```swift
    /// let storage = FlagDefaults()
    /// ```
    public init(suite: String? = nil, key: String = "LastKnownFlags") {
        self.suite = suite
        self.key = key
    }

    /// Reads what is below the key.
    ///
    /// ```swift
    /// let flags = FlagDefaults().load()
    /// ```
    public func load() -> FlagValues? {
        (defaults?.dictionary(forKey: key) as? [String: Bool]).map(FlagValues.init)
    }

    /// Sets what is below the key.
    ///
    /// ```swift
    /// FlagDefaults().store(["tab.profile": false])
    /// ```
    public func store(_ flags: FlagValues) {
        defaults?.set(flags.byName, forKey: key)
    }

    private var defaults: UserDefaults? { UserDefaults(suiteName: suite) }
}
