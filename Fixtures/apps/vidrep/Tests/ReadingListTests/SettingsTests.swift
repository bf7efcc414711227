import Testing

@testable import ReadingList

@MainActor
@Suite("A scene without a reducer")
struct SettingsTests {
    private let repository = StateRepository()
    private let database = MemoryDatabase()

    @Test("its dispatcher changes the state at once, and keeps it")
    func showTexts() async {
        let dispatcher = StoredSettingsDispatcher(database: database, repository: repository)
        dispatcher.showTexts(true)
        #expect(repository.state == AppState(settings: SettingsState(showsTexts: true)))
        await dispatcher.settle()
        #expect(await database.showsTexts())
    }

    @Test("the last of many changes counts")
    func last() async {
        let dispatcher = StoredSettingsDispatcher(database: database, repository: repository)
        for number in 1...101 { dispatcher.showTexts(number.isMultiple(of: 2)) }
        await dispatcher.settle()
        #expect(await !database.showsTexts())
        #expect(!repository.state.settings.showsTexts)
    }

    @Test("it takes over what was kept")
    func restore() async {
        await database.storeShowsTexts(true)
        let dispatcher = StoredSettingsDispatcher(database: database, repository: repository)
        dispatcher.restore()
        await dispatcher.settle()
        #expect(repository.state.settings.showsTexts)
    }
}
