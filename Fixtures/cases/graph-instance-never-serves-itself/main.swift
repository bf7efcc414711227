// Each scope adds its name to the prefix of the scope above it.
let root = RootComponent()
print(root.checkoutComponent.logPrefix)
print(root.checkoutComponent.paymentComponent.logPrefix)
