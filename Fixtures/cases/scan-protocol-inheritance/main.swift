print(RootComponent().statement.text)
