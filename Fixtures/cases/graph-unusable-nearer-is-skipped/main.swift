// All three come from the root.
print(RootComponent().uploadComponent.requestComponent.header)
