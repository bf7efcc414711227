print(try RootComponent().transfer.text())
