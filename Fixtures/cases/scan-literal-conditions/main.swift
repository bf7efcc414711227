print(RootComponent().home.text)
