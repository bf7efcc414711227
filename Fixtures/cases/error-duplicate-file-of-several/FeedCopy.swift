import DIRuntime

protocol FeedDependency: Dependency {
    var limit: Int { get }
}

final class FeedComponent: Component<FeedDependency> {
    var post: PostComponent { PostComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
}

final class PostComponent: Component<EmptyDependency> {}

class BaseHelp<D>: Component<D> {}

final class HelpComponent: BaseHelp<EmptyDependency> {}
