// With no module information all files count as one module, whatever folder they lie in.
import DIRuntime

final class ShopComponent: Component<EmptyDependency> {
    internal var stock: Int { 12 }
    var till: TillComponent { TillComponent(parent: self) }
}
