print(RootComponent().child.sum)
