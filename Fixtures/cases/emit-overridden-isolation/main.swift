MainActor.assumeIsolated {
    print(RootComponent().page.next)
}
