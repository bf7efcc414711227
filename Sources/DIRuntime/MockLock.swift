/// Guards what any thread may use of a generated mock.
///
/// ```swift
/// MockLock.locked { calls.append(call) }
/// ```
public enum MockLock {
    /// One for all: it is held for moments, and in tests.
    private static let lock = Lock()

    /// Runs statements of a generated mock while no other thread runs such; calls must not nest.
    ///
    /// ```swift
    /// MockLock.locked { swap(&current, &new) }
    /// ```
    public static func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
