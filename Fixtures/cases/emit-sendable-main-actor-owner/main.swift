// What is read off the main actor, by what was sent there.
@MainActor func run() async {
    let root = RootComponent()
    for page in [root.pageComponent, root.albumComponent.pageComponent] {
        let dependency = page.dependencyToSend
        let text = await Task.detached {
            "\(dependency.region) \(dependency.version) \(dependency.link(to: "home")) \(await dependency.title)"
        }.value
        print(text)
    }
    let key = root.albumComponent.vaultComponent.keyComponent.dependencyToSend
    print(await Task.detached { "\(key.count) \(key.secret) \(await key.title)" }.value)
}
await run()
