// Within one package, `package` access is enough.
import DIRuntime

package protocol CartDependency: Dependency {
    var currency: String { get }
}

package final class CartComponent: Component<CartDependency> {
    package var itemCount: Int { 2 }
    package var summary: String { "\(itemCount) items in \(dependency.currency)" }
    package var couponComponent: CouponComponent { CouponComponent(parent: self) }
}

package protocol CouponDependency: Dependency {
    var itemCount: Int { get }
}

package final class CouponComponent: Component<CouponDependency> {
    package var text: String { "coupon for \(dependency.itemCount)" }
}
