let root = RootComponent()
try await root.page.run()
