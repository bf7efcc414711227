import DIRuntime

public struct Clock: Sendable {
    public let hour: Int
    public init(hour: Int) { self.hour = hour }
}

public protocol ClockDependency: Dependency {
    var clock: Clock { get }
}

public final class ClockComponent: Component<ClockDependency> {
    public var text: String { "\(dependency.clock.hour) o'clock" }
}
