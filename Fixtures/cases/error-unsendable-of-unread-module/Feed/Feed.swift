// The module of the type is not among the sources, and nothing here can declare that the type is 'Sendable'.
import DIRuntime
import Metrics

public protocol FeedDependency: Dependency, Sendable {
    var counter: Counter { get }
}

public final class FeedComponent: Component<FeedDependency> {}
