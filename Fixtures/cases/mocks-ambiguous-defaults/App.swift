// What two unrelated protocols implement, a mock of both has to implement itself; of related ones the nearer does.

protocol Opening {
    func title() -> String
    func open()
}

protocol Closing {
    func title() -> String
    func close()
}

extension Opening {
    func title() -> String { "open" }
}

extension Closing {
    func title() -> String { "close" }
}

// needle:mock
protocol Door: Opening, Closing {}

protocol Gate: Opening {}

extension Gate {
    func title() -> String { "gate" }
}

// needle:mock
protocol GardenGate: Gate, Opening {}

// What is for `Sendable` types only, or for classes, stands beside the other all the same.

protocol Locking {
    func title() -> String
    func lock()
}

extension Locking where Self: Sendable {
    func title() -> String { "lock" }
    func lock() {}
}

protocol Ringing {
    func title() -> String
}

extension Ringing where Self: AnyObject {
    func title() -> String { "ring" }
}

// needle:mock
protocol LockedDoor: Opening, Locking {}

// needle:mock
protocol Bell: Opening, Ringing {}
