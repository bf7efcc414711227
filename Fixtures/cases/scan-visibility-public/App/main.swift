print(RootComponent().shop.till.text)
