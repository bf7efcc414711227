import DIRuntime

@MainActor
protocol FeedDependency: Dependency {
    var dispatcher: any Dispatcher { get }
    var repository: any Repository { get }
    var routerDelegate: any RouterDelegate { get }
}

final class FeedComponent: MainActorComponent<FeedDependency> {
    var listTitle: String { "the feed" }

    var view: FeedView {
        FeedView(
            dispatcher: dependency.dispatcher, repository: dependency.repository,
            routerDelegate: dependency.routerDelegate)
    }

    func articleComponent(_ id: Article.ID) -> ArticleComponent {
        ArticleComponent(parent: self, id: id)
    }
}
