print(RootComponent().home.text, RootComponent().start.text)
