import DIRuntime

@MainActor
protocol SavedDependency: Dependency {
    var repository: any Repository { get }
    var routerDelegate: any RouterDelegate { get }
}

final class SavedComponent: MainActorComponent<SavedDependency> {
    var listTitle: String { "what is saved" }

    var view: SavedView {
        SavedView(repository: dependency.repository, routerDelegate: dependency.routerDelegate)
    }

    func articleComponent(_ id: Article.ID) -> ArticleComponent {
        ArticleComponent(parent: self, id: id)
    }
}
