/// A shared instance while one thread builds it; other threads that need it wait.
@usableFromInline
final class Construction: @unchecked Sendable {
    let owner = ThreadID.current
    let key: SharedKey
    private let scope: AnyClass

    // Only touched by the owner: the lines of `shared` calls of this property that are running, outermost first.
    var lines: [UInt]

    // Guarded by the lock of the scope.
    var isAwaited = false
    var next: Construction?

    // Guarded by the lock of `ConstructionWaits`.
    fileprivate var isFinished = false

    init(of key: SharedKey, in scope: AnyClass, line: UInt, beside next: Construction?) {
        self.key = key
        self.scope = scope
        self.next = next
        lines = [line]
    }

    var name: String { "\(Misuse.name(of: scope)).\(key.function.string)" }
}

/// The threads that wait for a shared instance that another thread builds.
///
/// No lock is held while an instance is built, so threads can only wait for each other in a circle when the instances
/// really need each other. That is found before the last thread of the circle falls asleep.
final class ConstructionWaits: Sendable {
    static let all = ConstructionWaits()

    private let lock = Lock()
    private let finished = Condition()
    nonisolated(unsafe) private var awaited: [ThreadID: Construction] = [:]

    /// Returns when the instance is built; traps when the builder waits, directly or not, for this thread.
    func wait(for construction: Construction) {
        lock.lock()
        defer { lock.unlock() }
        let waiter = ThreadID.current
        while !construction.isFinished {
            awaited[waiter] = construction
            if let cycle = cycle(from: construction, to: waiter) {
                Misuse.circularConstruction(cycle)
            }
            finished.wait(lock)
        }
        awaited[waiter] = nil
    }

    func finish(_ construction: Construction) {
        lock.lock()
        construction.isFinished = true
        finished.signalAll()
        lock.unlock()
    }

    private func cycle(from construction: Construction, to waiter: ThreadID) -> [String]? {
        var names = [construction.name]
        var owner = construction.owner
        while owner != waiter {
            // A builder about to finish waits for nothing; a finished construction is no longer waited for.
            guard let next = awaited[owner], !next.isFinished else { return nil }
            names.append(next.name)
            owner = next.owner
        }
        return names + [construction.name]
    }
}
