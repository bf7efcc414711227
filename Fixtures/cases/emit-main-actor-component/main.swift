// Reads through both kinds.
@MainActor func run() async {
    let grid = RootComponent().gridComponent
    print(grid.cellComponent.text)
    print(grid.cellComponent.badgeComponent.count)
}
await run()
