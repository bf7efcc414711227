print(RootComponent().greetingComponent.greet("ada"))
