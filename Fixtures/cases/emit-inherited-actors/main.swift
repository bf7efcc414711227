MainActor.assumeIsolated { print(RootComponent().screen.all) }
