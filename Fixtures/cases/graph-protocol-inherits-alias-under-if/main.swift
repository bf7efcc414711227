let root = RootComponent()
print(root.home.shown)
print(root.help.shown)
print(root.cart.shown)
