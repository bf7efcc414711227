for label in RootComponent().screens { print(label.text) }
