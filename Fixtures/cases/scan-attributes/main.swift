print(RootComponent().start().text)
