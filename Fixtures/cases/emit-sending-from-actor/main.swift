print(try await RootComponent().page.texts)
