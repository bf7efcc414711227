let root = RootComponent()
print(root.isSuspicious("a { b"), root.isSuspicious("plain"))
print(root.filter.shorten("twenty letters and more"))
