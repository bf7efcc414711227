print(try await RootComponent().pay.text())
