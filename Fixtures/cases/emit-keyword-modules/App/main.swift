print(RootComponent().greeting.text)
