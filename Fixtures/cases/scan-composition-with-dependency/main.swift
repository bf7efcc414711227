print(RootComponent().checkout.text, RootComponent().summary)
