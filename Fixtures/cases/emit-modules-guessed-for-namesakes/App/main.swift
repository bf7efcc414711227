let root = RootComponent()
print(root.cart.home.text)
print(root.shop.home.text)
print(root.home.text)
