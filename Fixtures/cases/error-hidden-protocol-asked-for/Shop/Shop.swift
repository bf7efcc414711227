public import DIRuntime
public import Kit

public protocol ShopDependency: Dependency, ClockCapability {
    var name: String { get }
}

public final class ShopComponent: Component<any ShopDependency> {
    public var text: String { "\(dependency.name) \(dependency.clock)" }
}
