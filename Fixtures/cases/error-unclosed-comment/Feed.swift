// The rest of the file belongs to the comment, and with it the component that the root creates.
import DIRuntime

protocol FeedDependency: Dependency {
    var note: String { get }
}

/* Shows what is new. /* Not yet: what is old. */
final class FeedComponent: Component<FeedDependency> {}
