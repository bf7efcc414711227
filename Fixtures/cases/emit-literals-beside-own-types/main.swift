print(RootComponent().engine.text)
