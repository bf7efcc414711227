MainActor.assumeIsolated { print(RootComponent().list.text) }
