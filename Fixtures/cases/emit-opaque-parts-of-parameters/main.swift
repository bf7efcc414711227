print(RootComponent().shelf.text)
