import DIRuntime

public protocol CartDependency: Dependency {
    var title: String { get }
}

public final class CartComponent: Component<CartDependency> {
    public var color: String { "red" }
    public var home: HomeComponent { HomeComponent(parent: self) }
}
