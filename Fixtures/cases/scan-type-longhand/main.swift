print(RootComponent().reader.text)
