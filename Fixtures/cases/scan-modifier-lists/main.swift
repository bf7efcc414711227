let root = RootComponent()
print(root.shop.till.text)
print(root.cornerShop.till.text)
