import Foundation

/// All that the app knows; views show it, and only dispatchers change it.
struct AppState: Equatable, Sendable {
    var feed = FeedState()
    var saved = SavedState()
    var cover = CoverState()
    var settings = SettingsState()

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

/// A picture with a few words on it, which the server draws.
struct CoverState: Equatable, Sendable {
    static let limit = 10

    var caption = ""
    var isLoading = false
    var image: Data?
    /// What is wrong with the caption, or with what was tried last.
    var problem: String?
    /// The name under which the device has the image.
    var savedAs: String?
}

struct SettingsState: Equatable, Sendable {
    var showsTexts = false
}
