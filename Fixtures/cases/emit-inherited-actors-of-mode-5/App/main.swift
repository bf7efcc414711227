MainActor.assumeIsolated {
    let root = RootComponent()
    print(root.screen.all)
    print(root.screen.titles)
    print(root.shelves.number, root.shelves.title)
}
