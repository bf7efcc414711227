// A module below a module: only Catalog imports it, so only Catalog's file tells its name.
import DIRuntime

public struct Rating: Sendable {
    public let stars: Int

    public nonisolated init(stars: Int) {
        self.stars = stars
    }
}

public protocol ReviewDependency: Dependency {
    var rating: Rating { get }
}

public final class ReviewComponent: Component<ReviewDependency> {
    public var text: String { "\(dependency.rating.stars) stars" }
    public var authorComponent: AuthorComponent { AuthorComponent(parent: self) }
}

public protocol AuthorDependency: Dependency {
    var author: String { get }
}

public final class AuthorComponent: Component<AuthorDependency> {
    public var text: String { "by \(dependency.author)" }
}
