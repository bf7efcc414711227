/// All that the app knows; views show it, and only reducers change it.
struct AppState: Equatable, Sendable {
    var feed = FeedState()
    var saved = SavedState()

    func article(_ id: Article.ID) -> Article? {
        feed.articles.first { $0.id == id }
    }
}

struct FeedState: Equatable, Sendable {
    var articles: [Article] = []
    var isLoading = false
    var banner: String?
}

struct SavedState: Equatable, Sendable {
    var ids: Set<Article.ID> = []
}
