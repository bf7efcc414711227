let root = RootComponent()
print(root.search.title)
print(root.pay.title)
