print(RootComponent().workComponent.text)
