let feed = FeedDependencyMock(title: "start")
feed.loadHandler = { id in ["item \(id)"] }
feed.markHandler = { _ in true }
feed.subscriptHandler = { row in "row \(row)" }
FeedDependencyMock.bootHandler = { _ in }
let screen = ScreenDependencyMock(title: "screen", limit: 3)
screen.trackHandler = { event in event == "even" }
try await withThrowingTaskGroup(of: Void.self) { group in
    for task in 0..<8 {
        group.addTask {
            for step in 0..<500 {
                feed.track("\(task) \(step)")
                feed.ping()
                feed.mark(step)
                feed.title = feed[step]
                _ = try await feed.load(id: step)
                FeedDependencyMock.boot("\(step)")
                _ = screen.track(step % 2 == 0 ? "even" : "odd")
                PlainDependencyMock.reset()
            }
        }
    }
    try await group.waitForAll()
}
print(feed.trackCallCount, feed.pingCallCount, feed.markCallCount, feed.loadCalls.count, feed.subscriptCallCount, feed.title)
print(FeedDependencyMock.bootCallCount, PlainDependencyMock.resetCallCount)
print(screen.trackCalls.filter { $0.event == "even" }.count, screen.limit)
feed.resetCalls()
print(feed.trackCallCount, feed.pingCallCount)
