let root = RootComponent()
print(root.page.text, root.plain.text, root.offer.text)
