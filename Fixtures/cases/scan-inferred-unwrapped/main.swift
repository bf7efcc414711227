print(RootComponent().server.text)
