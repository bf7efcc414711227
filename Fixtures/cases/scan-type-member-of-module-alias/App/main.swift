print(RootComponent().home.summary)
