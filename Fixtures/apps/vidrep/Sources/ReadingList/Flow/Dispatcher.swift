/// Where views send what happened.
@MainActor
protocol Dispatcher: AnyObject {
    func send(_ action: Action)
}

/// Lets the reducer change the state at once, then has done what else an action calls for. What comes of that is an
/// action again.
@MainActor
final class ActionDispatcher: Dispatcher {
    private let apiClient: any APIClient
    private let database: any Database
    private let router: Router
    private let reduce: Reducer<AppState>
    private let repository: StateRepository
    private var effects: [Int: Task<Void, Never>] = [:]
    private var effectCount = 0

    init(
        apiClient: any APIClient,
        database: any Database,
        router: Router,
        reduce: @escaping Reducer<AppState>,
        repository: StateRepository
    ) {
        self.apiClient = apiClient
        self.database = database
        self.router = router
        self.reduce = reduce
        self.repository = repository
    }

    func send(_ action: Action) {
        repository.update { reduce(&$0, action) }
        switch action {
        case .launch: start { await self.launch() }
        case .refresh: start { await self.refresh() }
        case .toggleSaved: start { await self.storeSaved() }
        case .show(let list): router.show(list)
        case .open(let id): router.open(id)
        case .close: router.close()
        case .dismissBanner, .fetched, .fetchFailed, .restoredSaved: break
        }
    }

    /// Returns when nothing is under way any more.
    func settle() async {
        while let effect = effects.values.first { await effect.value }
    }

    private func start(_ effect: @escaping () async -> Void) {
        let number = effectCount
        effectCount += 1
        effects[number] = Task {
            await effect()
            effects[number] = nil
        }
    }

    private func launch() async {
        send(.restoredSaved(await database.savedIDs()))
        send(.refresh)
    }

    private func refresh() async {
        do {
            let articles = try await apiClient.articles()
            await database.store(articles)
            send(.fetched(articles))
        } catch {
            send(.fetchFailed(reason: error.message, cached: await database.articles()))
        }
    }

    private func storeSaved() async {
        await database.storeSaved(repository.state.saved.ids)
    }
}

extension APIError {
    fileprivate var message: String {
        switch self {
        case .offline: "You are offline"
        }
    }
}
