// Awaits and tries the requests.
func run() async throws {
    let sync = RootComponent().syncComponent
    print(sync.quotaText())
    print(try await sync.report())
}
try await run()
