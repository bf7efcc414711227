let root = RootComponent()
print(root.summary)
print(root.sample)
