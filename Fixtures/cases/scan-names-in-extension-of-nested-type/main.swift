print(RootComponent().outer.leaf.text, RootComponent().inner.leaf.text)
