// Made once, read through the copies.
@MainActor func run() async {
    let work = RootComponent(limits: Limits(first: 3)).workComponent
    print(work.text)
}
await run()
