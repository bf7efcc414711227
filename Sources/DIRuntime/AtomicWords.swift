// Words that one thread publishes while others read them: the only file that knows how. There are three ways to do it:
//
// - The standard library's own functions are compiled into this module, so they are there on every system that it is
//   built for. They are underscored: a compiler that was not tried yet may have changed them, and gets another branch.
// - `Synchronization` is for good, but asks for macOS 15; it serves where a system has no versions to ask for.
// - Locks are for what is left. A read then costs some ten nanoseconds more.
//
// .ci/sanitizers builds and tests each of them, chosen by a condition.

#if DIRUNTIME_ATOMICS_BY_LOCKS
#elseif DIRUNTIME_ATOMICS_BY_SYNCHRONIZATION
import Synchronization
#elseif compiler(>=6.4) && canImport(Synchronization) && !canImport(Darwin)
import Synchronization
#endif

#if DIRUNTIME_ATOMICS_BY_LOCKS
private typealias AtomicWord = LockedWord
#elseif DIRUNTIME_ATOMICS_BY_SYNCHRONIZATION
private typealias AtomicWord = SynchronizedWord
#elseif compiler(<6.4)
private typealias AtomicWord = StandardLibraryWord
#elseif canImport(Synchronization) && !canImport(Darwin)
private typealias AtomicWord = SynchronizedWord
#else
private typealias AtomicWord = LockedWord
#endif

/// Reads a word that another thread may publish at the same time; what was written before that is seen, too.
@inline(__always)
func loadAcquiring(_ place: UnsafeMutablePointer<UInt>) -> UInt {
    AtomicWord.load(place)
}

/// Sets a word that other threads may read at the same time; the caller is the only one who sets it.
func publish(_ word: UInt, at place: UnsafeMutablePointer<UInt>, replacing old: UInt) {
    precondition(AtomicWord.exchange(old, for: word, at: place), "two threads publish at once")
}

#if compiler(<6.4)
/// By functions that are made for references, which are words here: `Unmanaged` hands them on without retaining anything.
private enum StandardLibraryWord {
    @inline(__always)
    static func load(_ place: UnsafeMutablePointer<UInt>) -> UInt {
        place.withMemoryRebound(to: AnyObject?.self, capacity: 1) {
            UInt(bitPattern: _stdlib_atomicAcquiringLoadARCRef(object: $0)?.toOpaque())
        }
    }

    static func exchange(_ old: UInt, for new: UInt, at place: UnsafeMutablePointer<UInt>) -> Bool {
        var expected = UnsafeRawPointer(bitPattern: old)
        return place.withMemoryRebound(to: UnsafeRawPointer?.self, capacity: 1) {
            _stdlib_atomicCompareExchangeStrongPtr(
                object: $0, expected: &expected, desired: UnsafeRawPointer(bitPattern: new))
        }
    }
}
#endif

#if DIRUNTIME_ATOMICS_BY_SYNCHRONIZATION || compiler(>=6.4) && canImport(Synchronization) && !canImport(Darwin)
/// By an atomic of the library made for it, which has the layout of its word.
private enum SynchronizedWord {
    @inline(__always)
    static func load(_ place: UnsafeMutablePointer<UInt>) -> UInt {
        place.withMemoryRebound(to: Atomic<UInt>.self, capacity: 1) { $0.pointee.load(ordering: .acquiring) }
    }

    static func exchange(_ old: UInt, for new: UInt, at place: UnsafeMutablePointer<UInt>) -> Bool {
        place.withMemoryRebound(to: Atomic<UInt>.self, capacity: 1) {
            $0.pointee.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
        }
    }
}
#endif

/// By locks that all words of a process share. They are others than `StripedLocks`, one of which is held to publish.
private enum LockedWord {
    private static let locks = (0..<32).map { _ in Lock() }

    static func load(_ place: UnsafeMutablePointer<UInt>) -> UInt {
        let lock = lock(of: place)
        lock.lock()
        defer { lock.unlock() }
        return place.pointee
    }

    static func exchange(_ old: UInt, for new: UInt, at place: UnsafeMutablePointer<UInt>) -> Bool {
        let lock = lock(of: place)
        lock.lock()
        defer { lock.unlock() }
        guard place.pointee == old else { return false }
        place.pointee = new
        return true
    }

    private static func lock(of place: UnsafeMutablePointer<UInt>) -> Lock {
        locks[Int(UInt(bitPattern: place).spreadBits >> 59)]
    }
}
