let root = RootComponent()
print(root.shop.shown)
print(root.cart.shown)
print(root.help.shown)
