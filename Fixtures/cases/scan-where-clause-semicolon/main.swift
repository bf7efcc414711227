print(RootComponent().counting.sum)
