import DIRuntime

protocol Priced {}

extension Priced {
    public var price: Int { 1 }
    var discount: Int { 0 }
}

public final class ShopComponent: Component<EmptyDependency>, Priced {
    public var till: TillComponent { TillComponent(parent: self) }
    public var stock: StockComponent { StockComponent(parent: self) }
}

public protocol TillDependency: Dependency {
    var price: Int { get }
}

public final class TillComponent: Component<TillDependency> {}

public protocol StockDependency: Dependency {
    var discount: Int { get }
}

public final class StockComponent: Component<StockDependency> {}
