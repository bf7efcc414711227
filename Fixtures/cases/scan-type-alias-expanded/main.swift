print(RootComponent().till.text)
