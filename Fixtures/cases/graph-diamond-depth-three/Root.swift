// The upper two diamonds.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var imageHost: String { "images.example.com" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var searchComponent: SearchComponent { SearchComponent(parent: self) }
}

final class HomeComponent: Component<EmptyDependency> {
    var articleComponent: ArticleComponent { ArticleComponent(parent: self) }
}

final class SearchComponent: Component<EmptyDependency> {
    var articleComponent: ArticleComponent { ArticleComponent(parent: self) }
}

final class ArticleComponent: Component<EmptyDependency> {
    var commentsComponent: CommentsComponent { CommentsComponent(parent: self) }
    var authorsComponent: AuthorsComponent { AuthorsComponent(parent: self) }
}

final class CommentsComponent: Component<EmptyDependency> {
    var profileComponent: ProfileComponent { ProfileComponent(parent: self) }
}

final class AuthorsComponent: Component<EmptyDependency> {
    var profileComponent: ProfileComponent { ProfileComponent(parent: self) }
}
