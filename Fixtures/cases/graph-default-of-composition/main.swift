let root = RootComponent()
print(root.card.text)
print(await root.list.text())
