// All of them are detached since one of the app is: they are told with that.
import DIRuntime

public final class FeedComponent: Component<EmptyDependency> {
    public var post: PostComponent { PostComponent(parent: self) }
}

public final class PostComponent: Component<EmptyDependency> {}
