/// What is kept on the device, for the time when the API cannot be reached.
protocol Database: Sendable {
    func articles() async -> [Article]
    func store(_ articles: [Article]) async

    func savedIDs() async -> Set<Article.ID>
    func storeSaved(_ ids: Set<Article.ID>) async
}

actor MemoryDatabase: Database {
    private var keptArticles: [Article]
    private var keptIDs: Set<Article.ID>

    init(articles: [Article] = [], savedIDs: Set<Article.ID> = []) {
        keptArticles = articles
        keptIDs = savedIDs
    }

    func articles() -> [Article] { keptArticles }
    func store(_ articles: [Article]) { keptArticles = articles }

    func savedIDs() -> Set<Article.ID> { keptIDs }
    func storeSaved(_ ids: Set<Article.ID>) { keptIDs = ids }
}
