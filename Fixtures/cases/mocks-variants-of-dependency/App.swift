import DIRuntime

// A dependency protocol in both branches of an `#if` is one protocol and no composition: each branch has one mock.

#if DEBUG
protocol FeedDependency: Dependency {
    var pageSize: Int { get }
    var log: String { get }
}
#else
protocol FeedDependency: Dependency {
    var pageSize: Int { get }
}
#endif

protocol StyleDependency: Dependency {
    var style: String { get }
}

final class FeedComponent: Component<FeedDependency> {}

typealias Feed = FeedDependency

final class ListComponent: Component<any Feed> {}

/// Here it is a part.
final class PageComponent: Component<FeedDependency & StyleDependency> {
    var text: String { "\(dependency.pageSize) \(dependency.style)" }
}
