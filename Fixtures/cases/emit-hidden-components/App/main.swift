MainActor.assumeIsolated {
    let root = RootComponent()
    print(root.billing.summary)
    print(root.screen.text)
    print(root.billing.lobby)
}
