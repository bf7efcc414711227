#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#endif

/// Spreads a loop over a few threads. They take small runs of indices, so that one slow file does not hold up the rest.
package struct WorkerThreads: Sendable {
    package let count: Int
    /// Is told how far the loop is.
    var progress: Progress?

    /// With fewer indices than this for each, another thread costs more than it gives.
    private static let worthAThread = 8
    /// Nested code is scanned recursively, up to 1,000 brackets deep, which an unoptimised build does in 10 MB;
    /// some systems give a thread no more than 128 KB. What is not used costs addresses only.
    private static let stackSize = 64 * 1_048_576

    /// Runs the body on a thread whose stack is large enough, whatever the limit of the process's own, and waits for it.
    static func withLargeStack(_ body: @Sendable () -> Void) {
        withoutActuallyEscaping(body) { body in
            let loop = SharedLoop(count: 1, run: 1, progress: nil) { _ in body() }
            // Where no thread can be made the calling one must do.
            guard let thread = start(loop) else { return loop.work() }
            pthread_join(thread, nil)
        }
    }

    /// Calls the body once for each index below `count`, and returns when all calls have returned.
    package func forEach(_ count: Int, _ body: @Sendable (Int) -> Void) {
        let threads = min(self.count, (count + Self.worthAThread - 1) / Self.worthAThread)
        if threads < 2 {
            for index in 0..<count {
                progress?.finish(index)
                body(index)
            }
            return
        }
        withoutActuallyEscaping(body) { body in
            let loop = SharedLoop(
                count: count, run: max(1, min(32, count / (threads * 8))), progress: progress, body: body)
            let others = (1..<threads).compactMap { _ in Self.start(loop) }
            // The calling thread does its part too, so that the loop ends even if no thread could be made.
            loop.work()
            for thread in others { pthread_join(thread, nil) }
        }
    }

    /// Runs the body on a thread that ends with the process.
    static func detach(_ body: @escaping @Sendable () -> Void) {
        if let thread = start(SharedLoop(count: 1, run: 1, progress: nil) { _ in body() }) { pthread_detach(thread) }
    }

    static func pause(microseconds: UInt32) { usleep(microseconds) }

    private static func start(_ loop: SharedLoop) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let argument = Unmanaged.passRetained(loop)
        let result = pthread_create(
            &thread, &attributes,
            { argument in
                let pointer: UnsafeMutableRawPointer? = argument
                LargePages.request()
                if let pointer { Unmanaged<SharedLoop>.fromOpaque(pointer).takeRetainedValue().work() }
                return nil
            }, argument.toOpaque())
        if result != 0 {
            argument.release()
            return nil
        }
        return thread
    }
}

/// Memory in pages of 2 MB. What is kept of sources lies all over the memory of the thread that made it, and of 4 kB pages
/// it takes so many that a large run spends a tenth of its time on finding where each of them is.
private enum LargePages {
    /// What is not used of it costs addresses only.
    private static let size = 24 * 1_048_576

    /// Asks for them where the calling thread will allocate.
    static func request() {
        #if canImport(Glibc)
        // The first block is mapped by itself, and when it is freed, malloc takes blocks of that size from the thread's own
        // heap, as it takes the second.
        for _ in 0..<2 {
            guard let block = malloc(size) else { return }
            let pageSize = sysconf(Int32(_SC_PAGESIZE))
            let unaligned = Int(bitPattern: block) % pageSize
            madvise(block + (pageSize - unaligned), size - pageSize, MADV_HUGEPAGE)
            free(block)
        }
        #endif
    }
}

/// The indices that are still to do. Only who holds the lock may touch `next`, which makes it safe to share.
private final class SharedLoop: @unchecked Sendable {
    private let count: Int
    private let run: Int
    private let progress: Progress?
    private let body: @Sendable (Int) -> Void
    private let lock = Lock()
    private var next = 0

    init(count: Int, run: Int, progress: Progress?, body: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.run = run
        self.progress = progress
        self.body = body
    }

    func work() {
        while true {
            let indices = take()
            if indices.isEmpty { return }
            for index in indices { body(index) }
        }
    }

    private func take() -> Range<Int> {
        lock.locked {
            let start = next
            next = min(count, start + run)
            progress?.finish(start)
            return start..<next
        }
    }
}

/// A mutex of the system, which may not move.
final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func locked<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}

/// The signals by which others end a run, as Ctrl-C does. One thread of the tool takes them, and puts them off while it writes a
/// file, so that none leaves a temporary one behind.
enum EndingSignals {
    /// Which signals a thread puts off.
    struct Mask: @unchecked Sendable {
        fileprivate var signals = sigset_t()
    }

    /// Puts them off for the calling thread and those that it starts; returns what it put off before.
    @discardableResult
    static func hold() -> Mask {
        var ending = Mask()
        var before = Mask()
        sigemptyset(&ending.signals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&ending.signals, signal) }
        pthread_sigmask(SIG_BLOCK, &ending.signals, &before.signals)
        return before
    }

    /// Takes those that came meanwhile.
    static func restore(_ mask: Mask) {
        var mask = mask
        pthread_sigmask(SIG_SETMASK, &mask.signals, nil)
    }

    /// Makes a write beyond the limit of file sizes an error, as one to a full disk is.
    static func ignoreSizeLimit() {
        signal(SIGXFSZ, SIG_IGN)
    }
}
