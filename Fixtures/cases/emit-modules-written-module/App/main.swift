// false, then first, second.
print(RootComponent().queueComponent.text)
print(RootComponent().jobComponent.text)
