import Observation

enum Page: Sendable {
    case feed
    case saved
    case cover
    case settings
}

/// Which screen is shown: a page, or an article that was opened from it.
struct Route: Equatable, Sendable {
    var page = Page.feed
    var article: Article.ID?
}

/// Where views ask for another screen. What the screen shows is no business of theirs, and the way no part of the state.
@MainActor
protocol RouterDelegate: AnyObject, Sendable {
    func show(_ page: Page)
    func open(_ article: Article.ID)
    func close()
}

@MainActor
@Observable
final class Router: RouterDelegate {
    private(set) var route = Route()

    func show(_ page: Page) {
        route = Route(page: page)
    }

    func open(_ article: Article.ID) {
        route.article = article
    }

    func close() {
        route.article = nil
    }
}
