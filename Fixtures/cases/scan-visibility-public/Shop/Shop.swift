// Across modules `public` and `open` members are provided, also those of a `public extension`.
import DIRuntime

public protocol ShopDependency: Dependency {
    var city: String { get }
}

open class ShopComponent: Component<ShopDependency> {
    open var name: String { "Tea and more" }
    public var stock: Int { 12 }
    public var till: TillComponent { TillComponent(parent: self) }
}

public extension ShopComponent {
    var hours: String { "9 to 5" }
}

public protocol TillDependency: Dependency {
    var name: String { get }
    var stock: Int { get }
    var hours: String { get }
}

public final class TillComponent: Component<TillDependency> {
    public var text: String { "\(dependency.name), \(dependency.hours), \(dependency.stock)" }
}
