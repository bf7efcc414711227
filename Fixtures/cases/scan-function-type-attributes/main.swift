print(try RootComponent().menuComponent.show())
