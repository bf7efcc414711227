try await RootComponent().page.show()
