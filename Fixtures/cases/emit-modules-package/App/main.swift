// Prints the cart.
let cart = RootComponent().cartComponent
print(cart.summary)
print(cart.couponComponent.text)
