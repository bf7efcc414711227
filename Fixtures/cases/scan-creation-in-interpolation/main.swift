print(RootComponent().banner, RootComponent().wall)
