import DIRuntime

package protocol HelpDependency: Dependency {
    var user: User { get }
}

final class HelpComponent: Component<HelpDependency> {
    var article: ArticleComponent { ArticleComponent(parent: self) }
}

extension HelpComponent {
    var owner: String { dependency.user.name }
    var phone: String { "555" }  // reported here
}

package protocol ArticleDependency: Dependency {
    var owner: String { get }
    var phone: String { get }
}

final class ArticleComponent: Component<ArticleDependency> {
    var text: String { dependency.owner + dependency.phone }
}
