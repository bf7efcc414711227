let root = RootComponent()
print(root.total, root.rebate, root.limit, root.bound, root.pause)
print(root.cart.sum, root.cart.tax)
