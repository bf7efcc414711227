print(try await RootComponent().sessionComponent.show())
