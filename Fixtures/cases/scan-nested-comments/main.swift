print(RootComponent().shelf.label)
