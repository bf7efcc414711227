print(RootComponent().menu.text)
