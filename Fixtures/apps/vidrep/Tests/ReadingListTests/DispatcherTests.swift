import Testing

@testable import ReadingList

@MainActor
@Suite("The dispatcher between the services, the reducer and the repository")
struct DispatcherTests {
    private let repository = StateRepository()

    @Test("what the API answers is shown, and kept")
    func fetched() async {
        let database = MemoryDatabase()
        let dispatcher = dispatcher(answers: [.success([otters])], database: database)
        dispatcher.send(.refresh)
        #expect(repository.state.feed == FeedState(isLoading: true))
        await dispatcher.settle()
        #expect(repository.state.feed == FeedState(articles: [otters]))
        #expect(await database.articles() == [otters])
    }

    @Test("when the API is down, what was kept is shown, below a banner")
    func offline() async {
        let dispatcher = dispatcher(answers: [.failure(.offline)], database: MemoryDatabase(articles: [lighthouses]))
        dispatcher.send(.refresh)
        await dispatcher.settle()
        #expect(
            repository.state.feed
                == FeedState(articles: [lighthouses], banner: "You are offline; showing what was kept"))
    }

    @Test("when the API is down and nothing was kept, the banner alone")
    func offlineWithoutCache() async {
        let dispatcher = dispatcher(answers: [], database: MemoryDatabase())
        dispatcher.send(.refresh)
        await dispatcher.settle()
        #expect(repository.state.feed == FeedState(banner: "You are offline"))
    }

    @Test("launching restores what was saved, and fetches")
    func launch() async {
        let dispatcher = dispatcher(answers: [.success([otters])], database: MemoryDatabase(savedIDs: [1]))
        dispatcher.send(.launch)
        await dispatcher.settle()
        #expect(
            repository.state == AppState(feed: FeedState(articles: [otters]), saved: SavedState(ids: [1])))
    }

    @Test("what is saved goes to the database")
    func save() async {
        let database = MemoryDatabase()
        let dispatcher = dispatcher(answers: [], database: database)
        for id in 1...3 { dispatcher.send(.toggleSaved(id)) }
        dispatcher.send(.toggleSaved(2))
        await dispatcher.settle()
        #expect(repository.state.saved.ids == [1, 3])
        #expect(await database.savedIDs() == [1, 3])
    }

    private func dispatcher(
        answers: [Result<[Article], APIError>], database: any Database
    ) -> ActionDispatcher {
        ActionDispatcher(
            apiClient: ScriptedAPIClient(answers: answers),
            database: database,
            assetStore: MemoryAssets(),
            reduce: reduceApp,
            repository: repository
        )
    }
}
