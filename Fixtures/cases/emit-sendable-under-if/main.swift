// A release build.
print(RootComponent().workComponent.text)
