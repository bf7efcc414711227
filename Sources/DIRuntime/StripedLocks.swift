/// Locks that all objects of a process share: an object uses the one that its address selects, so that creating an
/// object costs no lock, and threads that work with different objects hardly ever meet.
///
/// They are held to add what other threads then read without a lock, never while code of the app runs, except for
/// the expression that names a class in `register`. A thread holds one of them at most.
struct StripedLocks: @unchecked Sendable {
    static let all = StripedLocks()

    private static let countBits: UInt64 = 5
    private static let count = 1 << Int(countBits)
    // On cache lines of their own, so that threads do not slow each other down.
    private static let stride = 128

    private let locks: UnsafeMutableRawPointer

    private init() {
        locks = UnsafeMutableRawPointer.allocate(byteCount: Self.count * Self.stride, alignment: Self.stride)
        for index in 0..<Self.count { Lock.initialize(at: locks + index * Self.stride) }
    }

    func lock(for object: AnyObject) -> Lock {
        Lock(initializedAt: locks + Self.index(for: object) * Self.stride)
    }

    static func index(for object: AnyObject) -> Int {
        Int(ObjectIdentifier(object).hash >> (64 - countBits))
    }
}
