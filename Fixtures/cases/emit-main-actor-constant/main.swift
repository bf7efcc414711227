// The plain components ask without an actor.
@MainActor func run() async {
    let page = RootComponent().pageComponent
    print(page.address, page.portComponent.factor)
}
await run()
