package import DIRuntime

package protocol FeedDependency: Dependency {
    var limit: Int { get }
}

package final class FeedComponent: Component<FeedDependency> {
    package var text: String { "\(dependency.limit)" }
}
