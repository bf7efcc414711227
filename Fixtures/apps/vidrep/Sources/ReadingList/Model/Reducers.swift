/// A pure function: what the state becomes by an action. It waits for nothing, asks nobody and keeps nothing.
typealias Reducer<State> = @Sendable (inout State, Action) -> Void

@Sendable func reduceApp(_ state: inout AppState, _ action: Action) {
    reduceFeed(&state.feed, action)
    reduceSaved(&state.saved, action)
    reduceCover(&state.cover, action)
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
    default:
        break
    }
}

@Sendable func reduceSaved(_ state: inout SavedState, _ action: Action) {
    switch action {
    case .toggleSaved(let id):
        state.ids.formSymmetricDifference([id])
    case .restoredSaved(let ids):
        state.ids = ids
    default:
        break
    }
}

@Sendable func reduceCover(_ state: inout CoverState, _ action: Action) {
    switch action {
    case .typeCaption(let caption):
        state.caption = caption
        state.problem = problem(ofCaption: caption)
    case .makeCover:
        state.problem = problem(ofCaption: state.caption)
        guard state.problem == nil else { break }
        state.isLoading = true
        state.image = nil
        state.savedAs = nil
    case .coverMade(let image):
        state.isLoading = false
        state.image = image
    case .coverSaved(let name):
        state.savedAs = name
        state.problem = nil
    case .coverFailed(let reason):
        state.isLoading = false
        state.problem = reason
    default:
        break
    }
}

private func problem(ofCaption caption: String) -> String? {
    if caption.allSatisfy(\.isWhitespace) { return "A cover needs a caption" }
    if caption.contains(where: \.isNewline) { return "A caption is one line" }
    if caption.count >= CoverState.limit { return "A caption has fewer than \(CoverState.limit) characters" }
    return nil
}
