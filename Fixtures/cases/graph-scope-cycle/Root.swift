// The root opens the first article.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var session: String { "reader 7" }
    var accent: String { "red" }
    var articleComponent: ArticleComponent { ArticleComponent(parent: self) }
}
