print(RootComponent().checkout.text)
