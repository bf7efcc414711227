public import DIRuntime

// A component of this module asks for it, and a protocol of another one inherits from it: one word is missing.
protocol ClockCapability: Dependency {
    var clock: Int { get }
}

public final class ClockComponent: Component<any ClockCapability> {
    public var text: String { "\(dependency.clock)" }
}
