print(try RootComponent().accountComponent.text())
