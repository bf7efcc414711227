// Reads both members.
@MainActor func run() async {
    print(RootComponent().profileComponent.headline)
}
await run()
