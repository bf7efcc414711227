print(RootComponent().child.text)
