// The line '@_exported import DIRuntime' was lost here, by which all other modules saw the runtime.
public struct Price: Sendable {
    public init() {}
}

public protocol PriceDependency: Dependency {
    var price: Price { get }
}
