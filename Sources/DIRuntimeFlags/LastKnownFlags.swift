import Foundation

/// Where an app asks for its flags, usually far away: it may be slow, and it may fail.
///
/// ```swift
/// struct BackendFlags: FlagSource {
///     func flags() async throws -> FlagValues {
///         try JSONDecoder().decode(FlagValues.self, from: await backend.get("flags"))
///     }
/// }
/// ```
public protocol FlagSource: Sendable {
    /// Asks for all flags; those that it does not tell are on.
    ///
    /// ```swift
    /// let flags = try await source.flags()
    /// ```
    func flags() async throws -> FlagValues
}

/// The flags that an app goes by: those that its source told last, in this launch or in an earlier one.
///
/// ```swift
/// let flags = LastKnownFlags(source: BackendFlags(), storage: FlagDefaults())
/// Task { try await flags.refresh() }
/// let session = SessionComponent(parent: root, flags: flags.values)
/// ```
///
/// Nobody ever waits for the source. As long as it has never answered, all flags are on.
public final class LastKnownFlags: Sendable {
    private let source: any FlagSource
    private let storage: (any FlagStorage)?
    private let known: Guarded<Known>
    // Held while the storage writes, which may take its time: meanwhile others read what is known.
    private let writing = NSLock()

    /// Starts with what the storage kept; with nothing where it cannot be read.
    ///
    /// ```swift
    /// let flags = LastKnownFlags(source: BackendFlags(), storage: FlagFile(url: url))
    /// ```
    public init(source: any FlagSource, storage: (any FlagStorage)? = nil) {
        self.source = source
        self.storage = storage
        known = Guarded(Known(values: (try? storage?.load()) ?? FlagValues()))
    }

    /// What is known now.
    ///
    /// ```swift
    /// let session = SessionComponent(parent: root, flags: flags.values)
    /// ```
    public var values: FlagValues { known.withLock { $0.values } }

    /// Asks the source, and keeps what it says, also for the next launch.
    ///
    /// ```swift
    /// Task { try await flags.refresh() }
    /// ```
    ///
    /// It throws what the source throws, and then what is known stays; or what the storage throws, and then the flags are
    /// known until the app ends. An answer that comes later than that to a later question is not heard.
    public func refresh() async throws {
        let question = known.withLock { $0.ask() }
        let values = try await source.flags()
        guard known.withLock({ $0.hear(values, inAnswerTo: question) }), let storage else { return }
        try writing.withLock {
            if known.withLock({ $0.lastAnswered == question }) { try storage.store(values) }
        }
    }
}

private struct Known {
    var values: FlagValues
    private(set) var lastAnswered = 0
    private var lastAsked = 0

    init(values: FlagValues) {
        self.values = values
    }

    mutating func ask() -> Int {
        lastAsked += 1
        return lastAsked
    }

    /// False for an answer that comes too late.
    mutating func hear(_ answer: FlagValues, inAnswerTo question: Int) -> Bool {
        guard question > lastAnswered else { return false }
        lastAnswered = question
        values = answer
        return true
    }
}

private final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by the lock.
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
