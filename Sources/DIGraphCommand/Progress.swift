import DIGraphCore

/// A line on a terminal that tells what a long run is doing; a run that is over within a second shows none.
///
/// A thread of its own writes it, since a stage has better to do. Only who holds the lock touches the state.
package final class Progress: @unchecked Sendable {
    private let write: (String) -> Void
    private let start = FileSystem.now
    private let lock = Lock()
    private var stage = ""
    private var done = 0
    private var total = 0
    private var isShown = false
    private var isRunning = false

    private static let patience: UInt64 = 1_000_000_000
    private static let microsecondsBetween: UInt32 = 100_000
    private static let erased = "\r\u{1B}[K"

    init(write: @escaping (String) -> Void) {
        self.write = write
    }

    /// Tells what is done from now on: "reading", and of how many files.
    package func begin(_ stage: String, of total: Int = 0) {
        lock.locked {
            self.stage = stage
            self.total = total
            done = 0
        }
        if !isRunning {
            isRunning = true
            WorkerThreads.detach { [self] in
                EndingSignals.hold()
                show()
            }
        }
    }

    func finish(_ done: Int) {
        lock.locked { self.done = done }
    }

    /// Writes something else where no line of progress stands.
    func interrupted<Failure>(by body: () throws(Failure) -> Void) throws(Failure) {
        try lock.locked { () throws(Failure) in
            if isShown { write(Self.erased) }
            isShown = false
            try body()
        }
    }

    /// Ends it, when the run does.
    package func end() {
        lock.locked { stage = "" }
        interrupted {}
    }

    private func show() {
        while true {
            WorkerThreads.pause(microseconds: Self.microsecondsBetween)
            lock.locked {
                if stage.isEmpty || FileSystem.now - start < Self.patience { return }
                let files = total == 0 ? "" : " \(done) of \(counted(total, "file"))"
                write("\(Self.erased)needle-gen: \(stage)\(files)")
                isShown = true
            }
        }
    }
}
