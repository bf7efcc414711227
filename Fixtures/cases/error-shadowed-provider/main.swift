print(RootComponent().cart.page.text)
