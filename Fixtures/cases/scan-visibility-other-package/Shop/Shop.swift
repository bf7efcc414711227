// A `package` member of a module in another package is not visible to the generated file.
import DIRuntime

public final class ShopComponent: Component<EmptyDependency> {
    package var stock: Int { 12 }
    public var till: TillComponent { TillComponent(parent: self) }
}

public protocol TillDependency: Dependency {
    var stock: Int { get }
}

public final class TillComponent: Component<TillDependency> {}
