// Without -D DEBUG only the name.
print(RootComponent().menuComponent.title)
