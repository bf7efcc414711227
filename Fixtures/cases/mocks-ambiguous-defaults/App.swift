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
