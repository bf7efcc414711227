print(RootComponent().list.text)
