let root = RootComponent()
print(root.first.text)
print(root.second.page.text)
