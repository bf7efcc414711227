MainActor.assumeIsolated {
    let root = RootComponent()
    print(root.player.text)
    print(root.player.track.text)
    print(root.player.nonCoreComponent.shop.text)
    print(root.page.row.text)
    print(root.desk.drawer.text, root.desk.nonCoreComponent.lamp.text)
}
