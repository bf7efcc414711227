print(try await RootComponent().pageComponent.show())
