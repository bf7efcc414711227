/// A mock that no other actor may have is waited for on the actor of the test.
@MainActor
func waitOnTheActorOfTheTest() async throws {
    let feed = FeedDependencyMock()
    Task { feed.log("start") }
    try await feed.logCalled()
    try await feed.logCalled()
    print("logged", feed.logCallCount)
    feed.resetCalls()
    Task {
        feed.log("first")
        await Task.yield()
        feed.log("second")
    }
    try await feed.logCalled(2)
    print("logged", feed.logCalls.map(\.text))
    Task { FeedDependencyMock.prepare() }
    try await FeedDependencyMock.prepareCalled()
    print("prepared", FeedDependencyMock.prepareCallCount)
}

@MainActor
func waitForAMainActorMock() async throws {
    let screen = ScreenDependencyMock()
    Task { screen.show("list") }
    Task.detached { screen.track("open") }
    screen.loadHandler = { "item \($0)" }
    let loaded = Task { try await screen.load(id: 7) }
    try await screen.loadCalled()
    print("asked for", screen.loadCalls[0].id, try await loaded.value)
    try await screen.showCalled()
    try await screen.trackCalled()
    print("shown", screen.showCalls[0].text, screen.trackCalls[0].event)
}

/// Whoever waits longer than it wants to cancels the task.
func giveUp(_ sender: SenderDependencyMock) async {
    let waiting = Task { try await sender.sendCalled() }
    await Task.yield()
    waiting.cancel()
    if case .failure(let error) = await waiting.result { print("gave up:", error is CancellationError) }
    let cancelled = Task {
        while !Task.isCancelled { await Task.yield() }
        try await sender.sendCalled()
    }
    cancelled.cancel()
    if case .failure = await cancelled.result { print("gave up at once") }
}

func waitForManyThreads(_ sender: SenderDependencyMock) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
        for waited in 1...3 { group.addTask { try await sender.sendCalled(waited) } }
        group.addTask { for count in 1...3 { await sender.send(count) } }
        try await group.waitForAll()
    }
    print("sent", sender.sendCallCount)
}

try await waitOnTheActorOfTheTest()
try await waitForAMainActorMock()
let sender = SenderDependencyMock()
await giveUp(sender)
try await waitForManyThreads(sender)
