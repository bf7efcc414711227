print(RootComponent().home.title)
