await Task { @MainActor in RootComponent().middle.page.run() }.value
