import DIRuntime

extension RootComponent {
    var cart: Cart { shared { Cart() } }  // reported here
    var total: Int { cart.total }
}

extension RootComponent {
    var limit: Int { 9 }
    var cartComponent: CartComponent { CartComponent(parent: self) }
}
