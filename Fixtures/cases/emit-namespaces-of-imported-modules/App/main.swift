import Feature

print(RootComponent().screens.text)
