// Members with every list of modifiers, in any order, are provided; the list never hides the name or the access.
import DIRuntime

protocol Checking: AnyObject {}

open class ShopComponent: Component<ShopDependency> {
    open var welcome: String { "Welcome" }
    public var kind: String { "shop" }
    final public var vatRate: Int { 19 }
    public final lazy var opened: Int = 1990
    private(set) public var visitors: Int = 3
    public internal(set) var stock: Int = 8
    public fileprivate(set) final var sales: Int = 2
    nonisolated public var version: String { "1.0" }
    internal weak var checker: Checking?
    unowned(unsafe) final var owner: ShopComponent? = nil
    var till: TillComponent { TillComponent(parent: self) }
}

public final class CornerShopComponent: ShopComponent {
    override public final var kind: String { "corner shop" }
    public override var welcome: String { "Hi" }
}

public protocol ShopDependency: Dependency {
    var city: String { get }
}

final class RootComponent: BootstrapComponent {
    internal final var city: String { "Oslo" }
    var shop: ShopComponent { ShopComponent(parent: self) }
    private(set) final lazy var cornerShop: CornerShopComponent = CornerShopComponent(parent: self)
}
