try await RootComponent().screenComponent.show()
