// A duplicate, and a request of it that is missing.
import DIRuntime

final class ChatComponent: Component<EmptyDependency> {
}

protocol FeedDependency: Dependency {
    var userName: String { get }
    static var pageSize: Int { get }
}
