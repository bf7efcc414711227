print(RootComponent().pageComponent.text)
