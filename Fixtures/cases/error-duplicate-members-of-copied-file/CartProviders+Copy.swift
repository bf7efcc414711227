import DIRuntime

extension RootComponent {
    var cart: Cart { shared { Cart() } }
    var total: Int { cart.total }
}

extension RootComponent {
    var limit: Int { 9 }
    var cartComponent: CartComponent { CartComponent(parent: self) }
}
