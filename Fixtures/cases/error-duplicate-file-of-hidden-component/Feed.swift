import DIRuntime

struct Page<Item> {
    struct Index {}
}

typealias Posts = Page<String>

protocol FeedDependency: Dependency {
    var index: Posts.Index { get }
}

final class FeedComponent: Component<FeedDependency> {
    private var post: PostComponent { PostComponent(parent: self) }
    var title: String { "\(post.dependency.index)" }
}

private final class PostComponent: Component<FeedDependency & Sendable> {}
