// Two scopes that open each other: an article shows its author, an author shows articles.
import DIRuntime

protocol ArticleDependency: Dependency {
    var session: String { get }
    var accent: String { get }
}

final class ArticleComponent: Component<ArticleDependency> {
    var headline: String { "\(dependency.accent) article for \(dependency.session)" }
    var authorComponent: AuthorComponent { AuthorComponent(parent: self) }
}

protocol AuthorDependency: Dependency {
    var session: String { get }
}

final class AuthorComponent: Component<AuthorDependency> {
    var accent: String { "blue" }
    var articleComponent: ArticleComponent { ArticleComponent(parent: self) }
}
