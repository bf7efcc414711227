// Reads both members on the main actor.
@MainActor func run() async {
    let inbox = RootComponent().inboxComponent
    print(inbox.title, inbox.badge)
}
await run()
