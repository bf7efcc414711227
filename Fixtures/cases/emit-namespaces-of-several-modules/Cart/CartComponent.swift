import DIRuntime

extension Screens {
    public protocol CartDependency: Dependency {
        var user: String { get }
    }

    public final class CartComponent: Component<Screens.CartDependency> {
        public var style: Style { Style(name: "\(dependency.user)'s cart") }
        public var totalComponent: TotalComponent { TotalComponent(parent: self) }
    }
}

public protocol TotalDependency: Dependency {
    var style: Screens.Style { get }
}

public final class TotalComponent: Component<TotalDependency> {
    public var text: String { dependency.style.name }
}
