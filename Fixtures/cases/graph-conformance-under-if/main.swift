print(RootComponent().debugged.leaf.now, RootComponent().timed.leaf.now)
