import Names

print(Store.Inner.RootComponent().cart.text)
