let root = RootComponent()
print(root.cover.text(), root.book.texts(), root.book.page.text)
