import DIRuntime

@MainActor
protocol SavedDependency: Dependency {
    var dispatcher: any Dispatcher { get }
    var repository: any Repository { get }
}

final class SavedComponent: MainActorComponent<SavedDependency> {
    var listTitle: String { "what is saved" }

    var view: SavedView {
        SavedView(dispatcher: dependency.dispatcher, repository: dependency.repository)
    }

    func articleComponent(_ id: Article.ID) -> ArticleComponent {
        ArticleComponent(parent: self, id: id)
    }
}
