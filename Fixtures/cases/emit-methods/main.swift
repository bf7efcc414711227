// Calls every method.
func run() async {
    let root = RootComponent()
    await root.listComponent.show()
    root.runPending()
}
await run()
