print(RootComponent().checkout.receipt.text)
