// An `internal` member of another module cannot be read by the generated file: a near miss with that reason.
import DIRuntime

public final class ShopComponent: Component<EmptyDependency> {
    var stock: Int { 12 }
    public internal(set) var sales: Int = 3
    public var till: TillComponent { TillComponent(parent: self) }
}

extension ShopComponent {
    internal var hours: String { "9 to 5" }
    public var name: String { "Tea and more" }
}

public protocol TillDependency: Dependency {
    var stock: Int { get }
    var hours: String { get }
    var name: String { get }
    var sales: Int { get }
}

public final class TillComponent: Component<TillDependency> {}
