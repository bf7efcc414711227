@MainActor
func show() {
    let screen = RootComponent().screen
    print(screen.tabs.map(\.title))
    print(screen.tabs[OffComponent.self]?.title ?? "off")
    print(Array(screen.titles))
    print(screen.workers.count, screen.plainWorkers.count)
}

await MainActor.run { show() }
for _ in 0..<100 { await Task.yield() }
