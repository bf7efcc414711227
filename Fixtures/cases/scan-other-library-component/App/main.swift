print(RootComponent().level.title)
