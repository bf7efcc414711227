// The import that this file lacks is told once, for all that inherit from these.
protocol ClockCapability: Dependency {
    var clock: Int { get }
}

protocol NameCapability: Dependency {
    var name: String { get }
}

typealias Capabilities = ClockCapability & NameCapability
