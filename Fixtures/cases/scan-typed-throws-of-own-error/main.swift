print(RootComponent().loader.list.text)
