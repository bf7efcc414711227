/// A shared instance while a thread or a task builds it; others that need it wait.
///
/// No lock is held while an instance is built, so they can only wait for each other in a circle when the instances
/// really need each other. That is found before the last of the circle falls asleep.
@usableFromInline
final class Construction: @unchecked Sendable {
    /// The construction whose factory is running, here or where this task was started.
    @TaskLocal static var innermost: Construction?

    enum Builder: Equatable {
        case thread(ThreadID)
        case task(UnsafeCurrentTask?)

        static var currentThread: Builder { .thread(.current) }
        static var currentTask: Builder { .task(withUnsafeCurrentTask { $0 }) }

        var isCurrent: Bool {
            switch self {
            case .thread: self == .currentThread
            case .task: self == .currentTask
            }
        }
    }

    enum Outcome {
        case finished
        case failed(any Error)
        /// The builder was cancelled, and the one who waits goes on in its place.
        case handedOver
    }

    let key: SharedKey
    private let scope: AnyClass

    // Guarded by the lock of the scope.
    var next: Construction?

    // What follows is guarded by this lock, of all constructions of a process: they are few, and compared with each other.
    private static let lock = Lock()
    private static let finished = Condition()
    private var builder: Builder?
    private var outer: Construction?
    private var outcome: Outcome?
    private var waiters: [Waiter] = []
    private var lastWaiter = 0
    /// What its builder waits for, and the innermost construction from which.
    private var awaited: (construction: Construction, from: Construction)?

    private struct Waiter {
        let id: Int
        let builder: Builder
        let innermost: Construction?
        let continuation: UnsafeContinuation<Outcome, Never>
    }

    init(of key: SharedKey, in scope: AnyClass, by builder: Builder, beside next: Construction?) {
        self.key = key
        self.scope = scope
        self.next = next
        self.builder = builder
        outer = Construction.innermost
    }

    func isRun(by builder: Builder) -> Bool {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        return self.builder == builder
    }

    /// Blocks the thread until the instance is built, or cannot be.
    func waitOnThread() -> Outcome {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        let innermost = Construction.innermost
        while true {
            if let outcome { return outcome }
            beginWaiting(from: innermost)
            Self.finished.wait(Self.lock)
            Self.endWaiting(from: innermost)
        }
    }

    /// Suspends the task until the instance is built, or cannot be; where it can be cancelled, `CancellationError` is such
    /// a failure.
    func waitInTask(canBeCancelled: Bool, isolation: isolated (any Actor)?) async -> Outcome {
        let (id, innermost) = (newWaiter(), Construction.innermost)
        let outcome = await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                add(
                    Waiter(id: id, builder: .currentTask, innermost: innermost, continuation: continuation),
                    unlessCancelled: canBeCancelled)
            }
        } onCancel: {
            if canBeCancelled { cancelWaiter(id) }
        }
        return outcome
    }

    /// Says to all who wait what became of the instance.
    func finish(_ outcome: Outcome) {
        Self.lock.lock()
        self.outcome = outcome
        builder = nil
        let waiters = waiters
        self.waiters = []
        for waiter in waiters { Self.endWaiting(from: waiter.innermost, by: waiter.builder) }
        Self.finished.signalAll()
        Self.lock.unlock()
        for waiter in waiters { waiter.continuation.resume(returning: outcome) }
    }

    /// Lets the first task that waits build the instance; false when there is none.
    func handOver() -> Bool {
        Self.lock.lock()
        guard !waiters.isEmpty else {
            Self.lock.unlock()
            return false
        }
        let waiter = waiters.removeFirst()
        Self.endWaiting(from: waiter.innermost, by: waiter.builder)
        builder = waiter.builder
        outer = waiter.innermost
        Self.lock.unlock()
        waiter.continuation.resume(returning: .handedOver)
        return true
    }

    private func newWaiter() -> Int {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        lastWaiter += 1
        return lastWaiter
    }

    private func add(_ waiter: Waiter, unlessCancelled canBeCancelled: Bool) {
        Self.lock.lock()
        // What is run on cancellation had the lock before, and found nobody, or it comes later.
        let isCancelled = canBeCancelled && Task.isCancelled
        if let outcome = outcome ?? (isCancelled ? .failed(CancellationError()) : nil) {
            Self.lock.unlock()
            return waiter.continuation.resume(returning: outcome)
        }
        beginWaiting(from: waiter.innermost)
        waiters.append(waiter)
        Self.lock.unlock()
    }

    private func cancelWaiter(_ id: Int) {
        Self.lock.lock()
        let index = waiters.firstIndex { $0.id == id }
        let waiter = index.map { waiters.remove(at: $0) }
        if let waiter { Self.endWaiting(from: waiter.innermost, by: waiter.builder) }
        Self.lock.unlock()
        waiter?.continuation.resume(returning: .failed(CancellationError()))
    }
}

// Circles. The lock of all constructions is held.
extension Construction {
    /// Notes that whoever runs now waits for this construction; traps where that closes a circle.
    private func beginWaiting(from innermost: Construction?) {
        guard let innermost else { return }
        for construction in innermost.andOuter where construction.builder?.isCurrent == true {
            construction.awaited = (self, innermost)
        }
        if let names = circle() { Misuse.circularConstruction(names) }
    }

    private static func endWaiting(from innermost: Construction?) {
        for construction in innermost.map({ Array($0.andOuter) }) ?? [] where construction.builder?.isCurrent == true {
            construction.awaited = nil
        }
    }

    private static func endWaiting(from innermost: Construction?, by builder: Builder) {
        for construction in innermost.map({ Array($0.andOuter) }) ?? [] where construction.builder == builder {
            construction.awaited = nil
        }
    }

    /// This construction and those whose factories need it, nearest first.
    private var andOuter: some Sequence<Construction> { sequence(first: self) { $0.outer } }

    /// The names of a circle that comes back to here; `nil` when what is awaited goes on.
    private func circle() -> [String]? {
        var members: [Construction] = []
        var next = self
        while true {
            guard next.outcome == nil, let awaited = next.awaited else { return nil }
            members += next.inside(to: awaited.from)
            next = awaited.construction
            if next === self { return (members + [self]).map(\.name) }
            if members.contains(where: { $0 === next }) { return nil }
        }
    }

    /// From this construction inwards to one that it needs.
    private func inside(to innermost: Construction) -> [Construction] {
        innermost.andOuter.prefix { $0 !== self }.reversed().reduce(into: [self]) { $0.append($1) }
    }

    /// Traps: its factory asks for it, by the same call or by another one that may be meant as another instance.
    func stopNeedingItself(at key: SharedKey) -> Never {
        guard key.hasSamePlace(as: self.key) else {
            Misuse.ambiguousShared(in: name, at: [self.key.placeName, key.placeName])
        }
        let members = Construction.innermost.map { inside(to: $0) } ?? [self]
        Misuse.circularConstruction((members + [self]).map(\.name))
    }

    private var name: String { "\(Misuse.name(of: scope)).\(key.function.string)" }
}
