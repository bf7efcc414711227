import DIRuntime

/// A generic base component of another module.
open class FeatureComponent<D>: Component<D> {
    public var log: Log { shared { Log(name: "\(Self.self)") } }

    #if DEBUG
    public var verbosity: Int { 2 }
    #else
    public var verbosity: Int { 1 }
    #endif
}

public final class Log: Sendable {
    public let name: String

    public init(name: String) { self.name = name }
}
