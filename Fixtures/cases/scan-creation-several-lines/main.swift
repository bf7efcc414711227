let root = RootComponent()
print(root.order.title, root.returns.title)
