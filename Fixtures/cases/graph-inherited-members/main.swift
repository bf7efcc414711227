// The payment screen sees members of both base classes.
print(RootComponent().checkoutComponent.paymentComponent.text)
