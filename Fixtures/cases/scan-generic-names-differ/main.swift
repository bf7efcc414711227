print(RootComponent().store.text)
