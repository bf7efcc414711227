// The volume goes up with each reading.
func run() async {
    let root = RootComponent()
    print(await root.studioComponent.text())
    print(await root.reversedStudioComponent.text())
    print(await root.pairComponent.text())
}
await run()
