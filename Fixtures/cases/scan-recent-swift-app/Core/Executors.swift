import Dispatch

public final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "store")

    public init() {}

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}

public actor Store {
    private let executor: QueueExecutor
    private var items: [Int] = [3, 4]

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    public init(executor: QueueExecutor) { self.executor = executor }

    public func sum() -> Int { items.reduce(0, +) }

    isolated deinit { items.removeAll() }
}
