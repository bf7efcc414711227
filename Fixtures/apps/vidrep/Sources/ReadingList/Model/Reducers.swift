/// A pure function: what the state becomes by an action. It waits for nothing, asks nobody and keeps nothing.
typealias Reducer<State> = @Sendable (inout State, Action) -> Void

@Sendable func reduceApp(_ state: inout AppState, _ action: Action) {
    reduceFeed(&state.feed, action)
    reduceSaved(&state.saved, action)
}

@Sendable func reduceFeed(_ state: inout FeedState, _ action: Action) {
    switch action {
    case .launch, .refresh:
        state.isLoading = true
        state.banner = nil
    case .fetched(let articles):
        state = FeedState(articles: articles)
    case .fetchFailed(let reason, let cached):
        state = FeedState(articles: cached, banner: cached.isEmpty ? reason : "\(reason); showing what was kept")
    case .dismissBanner:
        state.banner = nil
    case .toggleSaved, .show, .open, .close, .restoredSaved:
        break
    }
}

@Sendable func reduceSaved(_ state: inout SavedState, _ action: Action) {
    switch action {
    case .toggleSaved(let id):
        state.ids.formSymmetricDifference([id])
    case .restoredSaved(let ids):
        state.ids = ids
    case .launch, .refresh, .dismissBanner, .show, .open, .close, .fetched, .fetchFailed:
        break
    }
}
