/// Where views send what happened.
@MainActor
protocol Dispatcher: AnyObject, Sendable {
    func send(_ action: Action)
}

/// Lets the reducer change the state at once, then has done what else an action calls for. What comes of that is an
/// action again.
@MainActor
final class ActionDispatcher: Dispatcher {
    private let apiClient: any APIClient
    private let database: any Database
    private let assetStore: any AssetStore
    private let reduce: Reducer<AppState>
    private let repository: StateRepository
    private var effects: [Int: Task<Void, Never>] = [:]
    private var effectCount = 0

    init(
        apiClient: any APIClient,
        database: any Database,
        assetStore: any AssetStore,
        reduce: @escaping Reducer<AppState>,
        repository: StateRepository
    ) {
        self.apiClient = apiClient
        self.database = database
        self.assetStore = assetStore
        self.reduce = reduce
        self.repository = repository
    }

    func send(_ action: Action) {
        let before = repository.state
        repository.update { reduce(&$0, action) }
        switch action {
        case .launch: start { await self.launch() }
        case .refresh: start { await self.refresh() }
        case .toggleSaved: start { await self.storeSaved() }
        case .makeCover where !before.cover.isLoading: makeCover(repository.state.cover)
        case .saveCover: saveCover(repository.state.cover)
        default: break
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

    /// The reducer has decided whether the caption will do.
    private func makeCover(_ cover: CoverState) {
        if cover.isLoading { start { await self.draw(cover.caption) } }
    }

    private func draw(_ caption: String) async {
        do {
            send(.coverMade(try await apiClient.cover(caption: caption)))
        } catch {
            send(.coverFailed(reason: error.message))
        }
    }

    private func saveCover(_ cover: CoverState) {
        guard let image = cover.image, cover.savedAs == nil else { return }
        start { [assetStore] in
            do {
                self.send(.coverSaved(as: try await assetStore.save(image, caption: cover.caption)))
            } catch {
                self.send(.coverFailed(reason: "The picture could not be saved"))
            }
        }
    }
}

extension APIError {
    fileprivate var message: String {
        switch self {
        case .offline: "You are offline"
        case .refused(let status): "The server answers with \(status)"
        case .unreadable: "The server answers what this app does not understand"
        }
    }
}
