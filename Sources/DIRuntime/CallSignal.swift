/// Counts the calls of a mock's method, and wakes whoever waits for one. Generated mocks have one for each method.
///
/// ```swift
/// try await mock.fetchCalled()   // the first call, or one that was before
/// try await mock.fetchCalled(3)  // until there were three
/// ```
///
/// No thread is blocked. Where the task is cancelled, as by a time limit of the test, waiting ends with a
/// `CancellationError`.
public final class CallSignal: Sendable {
    private struct Waiter {
        let id: UInt64
        let count: Int
        let continuation: CheckedContinuation<Void, any Error>
    }

    /// One for all: they are held for moments, and in tests.
    private static let lock = Lock()
    nonisolated(unsafe) private static var lastID: UInt64 = 0
    nonisolated(unsafe) private var count = 0
    nonisolated(unsafe) private var waiters: [Waiter] = []

    /// A signal that nobody has given yet.
    public init() {}

    /// Counts a call, and wakes those who wait for it.
    public func called() {
        let awaited = Self.locked {
            count += 1
            let awaited = waiters.filter { $0.count <= count }
            waiters.removeAll { $0.count <= count }
            return awaited
        }
        for waiter in awaited { waiter.continuation.resume() }
    }

    /// Forgets the calls; who waits goes on to wait.
    public func reset() {
        Self.locked { count = 0 }
    }

    /// Waits until there were so many calls; throws a `CancellationError` where the task is cancelled before.
    public func wait(for count: Int, isolation: isolated (any Actor)? = #isolation) async throws {
        let id = Self.locked {
            Self.lastID += 1
            return Self.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enter(Waiter(id: id, count: count, continuation: continuation))
            }
        } onCancel: {
            leave(id)
        }
    }

    private func enter(_ waiter: Waiter) {
        enum Outcome { case met, cancelled, waits }
        let outcome: Outcome = Self.locked {
            if count >= waiter.count { return .met }
            // The handler that is run on cancellation has the lock before, and found nobody, or it comes later.
            if Task.isCancelled { return .cancelled }
            waiters.append(waiter)
            return .waits
        }
        switch outcome {
        case .met: waiter.continuation.resume()
        case .cancelled: waiter.continuation.resume(throwing: CancellationError())
        case .waits: break
        }
    }

    private func leave(_ id: UInt64) {
        let waiter = Self.locked {
            waiters.firstIndex { $0.id == id }.map { waiters.remove(at: $0) }
        }
        waiter?.continuation.resume(throwing: CancellationError())
    }

    private static func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
