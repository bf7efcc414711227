let root = RootComponent()
print(root.cart.totalComponent.text)
print(root.profile.text)
