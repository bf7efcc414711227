print(RootComponent().cover.sample)
