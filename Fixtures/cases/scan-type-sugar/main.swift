print(RootComponent().screen.text)
