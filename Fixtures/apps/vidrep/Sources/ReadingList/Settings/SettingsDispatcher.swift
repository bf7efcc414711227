// A scene whose logic is a line needs no reducer, and no actions: its dispatcher changes the state itself.

/// What the settings can do.
@MainActor
protocol SettingsDispatcher: AnyObject, Sendable {
    /// Takes over what an earlier launch has left.
    func restore()
    func showTexts(_ showsTexts: Bool)
}

@MainActor
final class StoredSettingsDispatcher: SettingsDispatcher {
    private let database: any Database
    private let repository: StateRepository
    private var last: Task<Void, Never>?

    init(database: any Database, repository: StateRepository) {
        self.database = database
        self.repository = repository
    }

    func restore() {
        enqueue { [database, repository] in
            let showsTexts = await database.showsTexts()
            repository.update { $0.settings.showsTexts = showsTexts }
        }
    }

    func showTexts(_ showsTexts: Bool) {
        repository.update { $0.settings.showsTexts = showsTexts }
        enqueue { [database] in await database.storeShowsTexts(showsTexts) }
    }

    /// Returns when nothing is under way any more.
    func settle() async {
        await last?.value
    }

    /// One after the other, so that the database keeps what was set last.
    private func enqueue(_ work: @escaping @MainActor () async -> Void) {
        last = Task { [last] in
            await last?.value
            await work()
        }
    }
}
