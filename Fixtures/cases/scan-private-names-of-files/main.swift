let root = RootComponent()
print(root.books.label)
print(root.films.label)
