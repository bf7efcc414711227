// The only file that knows the operating system: locks, a condition, the identity of a thread and a value of its own. What knows the
// processor is in AtomicWords.swift.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WinSDK)
import WinSDK
#endif

#if canImport(WinSDK)
typealias NativeLock = SRWLOCK
typealias NativeCondition = CONDITION_VARIABLE
#else
typealias NativeLock = pthread_mutex_t
typealias NativeCondition = pthread_cond_t
#endif

/// A lock at a fixed address, which lives as long as the process.
package struct Lock: @unchecked Sendable {
    fileprivate let native: UnsafeMutablePointer<NativeLock>

    package init() {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<NativeLock>.size, alignment: MemoryLayout<NativeLock>.alignment)
        Lock.initialize(at: memory)
        self.init(initializedAt: memory)
    }

    /// The lock that `initialize` made at an address.
    init(initializedAt memory: UnsafeMutableRawPointer) {
        native = memory.assumingMemoryBound(to: NativeLock.self)
    }

    static func initialize(at memory: UnsafeMutableRawPointer) {
        let native = memory.initializeMemory(as: NativeLock.self, to: NativeLock())
        #if canImport(WinSDK)
        InitializeSRWLock(native)
        #else
        pthread_mutex_init(native, nil)
        #endif
    }

    package func lock() {
        #if canImport(WinSDK)
        AcquireSRWLockExclusive(native)
        #else
        pthread_mutex_lock(native)
        #endif
    }

    package func unlock() {
        #if canImport(WinSDK)
        ReleaseSRWLockExclusive(native)
        #else
        pthread_mutex_unlock(native)
        #endif
    }
}

/// A condition at a fixed address, which lives as long as the process.
struct Condition: @unchecked Sendable {
    private let native = UnsafeMutablePointer<NativeCondition>.allocate(capacity: 1)

    init() {
        native.initialize(to: NativeCondition())
        #if canImport(WinSDK)
        InitializeConditionVariable(native)
        #else
        pthread_cond_init(native, nil)
        #endif
    }

    /// Waits for a signal; `lock` is held before and after.
    func wait(_ lock: Lock) {
        #if canImport(WinSDK)
        SleepConditionVariableSRW(native, lock.native, INFINITE, 0)
        #else
        pthread_cond_wait(native, lock.native)
        #endif
    }

    func signalAll() {
        #if canImport(WinSDK)
        WakeAllConditionVariable(native)
        #else
        pthread_cond_broadcast(native)
        #endif
    }
}

/// Identifies a thread while it runs.
struct ThreadID: Hashable, Sendable {
    private let value: UInt

    static var current: ThreadID {
        #if canImport(WinSDK)
        ThreadID(value: UInt(GetCurrentThreadId()))
        #elseif canImport(Glibc)
        ThreadID(value: UInt(pthread_self()))
        #else
        ThreadID(value: UInt(bitPattern: pthread_self()))
        #endif
    }
}

/// An address that each thread has for itself.
struct ThreadValue: @unchecked Sendable {
    #if canImport(WinSDK)
    private let key = FlsAlloc(nil)

    var value: UnsafeMutableRawPointer? {
        get { FlsGetValue(key) }
        nonmutating set { FlsSetValue(key, newValue) }
    }
    #else
    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        precondition(pthread_key_create(&key, nil) == 0, "no more values for threads")
        self.key = key
    }

    var value: UnsafeMutableRawPointer? {
        get { pthread_getspecific(key) }
        nonmutating set { pthread_setspecific(key, newValue) }
    }
    #endif
}
