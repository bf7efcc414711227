import Foundation

/// What happened, in order; any thread may write.
final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var guarded: [String] = []

    var entries: [String] { lock.withLock { guarded } }

    func add(_ entry: String) {
        lock.withLock { guarded.append(entry) }
    }

    /// What was written since the last call.
    func take() -> [String] {
        lock.withLock {
            defer { guarded = [] }
            return guarded
        }
    }
}

/// True when the task is cancelled, false when that takes too long.
func waitsUntilCancelled() async -> Bool {
    do {
        try await Task.sleep(for: .seconds(20))
        return false
    } catch {
        return true
    }
}
