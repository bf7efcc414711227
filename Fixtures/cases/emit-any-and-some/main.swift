// Greets at nine.
print(RootComponent().greetingComponent.text)
