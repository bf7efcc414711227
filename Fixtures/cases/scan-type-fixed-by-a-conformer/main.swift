print(RootComponent().desk.text)
