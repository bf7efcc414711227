print(try RootComponent().playerComponent.text())
