import DIRuntime

@MainActor
protocol ArticleDependency: Dependency {
    var dispatcher: any Dispatcher { get }
    var repository: any Repository { get }
    var routerDelegate: any RouterDelegate { get }
    var listTitle: String { get }
}

/// Opened from both lists: `listTitle` comes from the one that it was opened from.
final class ArticleComponent: MainActorComponent<ArticleDependency> {
    private let id: Article.ID

    init(parent: any Scope, id: Article.ID) {
        self.id = id
        super.init(parent: parent)
    }

    var view: ArticleView {
        ArticleView(
            dispatcher: dependency.dispatcher,
            repository: dependency.repository,
            routerDelegate: dependency.routerDelegate,
            id: id,
            listTitle: dependency.listTitle
        )
    }
}
