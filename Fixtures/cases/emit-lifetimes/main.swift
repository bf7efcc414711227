print(RootComponent().part.counts(of: [1, 2, 3]))
