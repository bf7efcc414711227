import CartInterface
import DIRuntime
import ShopCore

public extension RootComponent {
    var cart: any Cart { shared { Basket() } }
    var voucherBook: any VoucherBook { shared { SeasonVouchers() } }
}

public extension RootComponent {
    var cartComponent: CartComponent { CartComponent(parent: self) }
    var cartScreen: any CartScreen { cartComponent }
}
