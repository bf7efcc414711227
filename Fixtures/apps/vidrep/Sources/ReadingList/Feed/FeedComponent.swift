import DIRuntime

@MainActor
protocol FeedDependency: Dependency {
    var dispatcher: any Dispatcher { get }
    var repository: any Repository { get }
}

final class FeedComponent: MainActorComponent<FeedDependency> {
    var listTitle: String { "the feed" }

    var view: FeedView {
        FeedView(dispatcher: dependency.dispatcher, repository: dependency.repository)
    }

    func articleComponent(_ id: Article.ID) -> ArticleComponent {
        ArticleComponent(parent: self, id: id)
    }
}
