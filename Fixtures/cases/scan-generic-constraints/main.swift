print(RootComponent().deskComponent.text)
