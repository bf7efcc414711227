import Foundation

/// What is kept on the device, for the time when the API cannot be reached.
protocol Database: Sendable {
    func articles() async -> [Article]
    func store(_ articles: [Article]) async

    func savedIDs() async -> Set<Article.ID>
    func storeSaved(_ ids: Set<Article.ID>) async

    func showsTexts() async -> Bool
    func storeShowsTexts(_ showsTexts: Bool) async
}

/// Keeps all in the user's defaults, from one launch to the next.
struct UserDefaultsDatabase: Database {
    private let suite: String?

    init(suite: String? = nil) {
        self.suite = suite
    }

    /// What an earlier version of the app wrote and this one cannot read counts as nothing.
    func articles() -> [Article] {
        guard let data = defaults?.data(forKey: "articles") else { return [] }
        return (try? JSONDecoder().decode([Article].self, from: data)) ?? []
    }

    func store(_ articles: [Article]) {
        guard let data = try? JSONEncoder().encode(articles) else { return }
        defaults?.set(data, forKey: "articles")
    }

    func savedIDs() -> Set<Article.ID> { Set(defaults?.array(forKey: "saved") as? [Article.ID] ?? []) }
    func storeSaved(_ ids: Set<Article.ID>) { defaults?.set(ids.sorted(), forKey: "saved") }

    func showsTexts() -> Bool { defaults?.bool(forKey: "showsTexts") ?? false }
    func storeShowsTexts(_ showsTexts: Bool) { defaults?.set(showsTexts, forKey: "showsTexts") }

    private var defaults: UserDefaults? { UserDefaults(suiteName: suite) }
}

actor MemoryDatabase: Database {
    private var keptArticles: [Article]
    private var keptIDs: Set<Article.ID>
    private var keptShowsTexts = false

    init(articles: [Article] = [], savedIDs: Set<Article.ID> = []) {
        keptArticles = articles
        keptIDs = savedIDs
    }

    func articles() -> [Article] { keptArticles }
    func store(_ articles: [Article]) { keptArticles = articles }

    func savedIDs() -> Set<Article.ID> { keptIDs }
    func storeSaved(_ ids: Set<Article.ID>) { keptIDs = ids }

    func showsTexts() -> Bool { keptShowsTexts }
    func storeShowsTexts(_ showsTexts: Bool) { keptShowsTexts = showsTexts }
}
