import CartInterface
import DIRuntime
import ShopCore

public protocol VoucherDependency: Dependency {
    var cart: any Cart { get }
    var display: any Display { get }
    var section: Section { get }
    var voucherBook: any VoucherBook { get }
}

public final class VoucherComponent: Component<VoucherDependency> {
    public func redeem(_ code: String) {
        let discount = dependency.voucherBook.discount(for: code)
        if let discount { dependency.cart.apply(discount: discount) }
        let answer = discount.map { "\($0) off." } ?? "There is no such voucher."
        dependency.display.show(dependency.section.page("Voucher \(code)", [answer]))
    }
}
