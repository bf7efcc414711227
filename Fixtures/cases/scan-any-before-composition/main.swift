print(RootComponent().reading.text)
