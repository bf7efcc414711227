import Observation

enum ArticleList: Sendable {
    case feed
    case saved
}

/// Which screen is shown: a list, or an article that was opened from it.
struct Route: Equatable, Sendable {
    var list = ArticleList.feed
    var article: Article.ID?
}

@MainActor
@Observable
final class Router {
    private(set) var route = Route()

    func show(_ list: ArticleList) {
        route = Route(list: list)
    }

    func open(_ article: Article.ID) {
        route.article = article
    }

    func close() {
        route.article = nil
    }
}
