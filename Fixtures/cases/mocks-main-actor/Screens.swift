import DIRuntime

@MainActor
final class Theme {
    var name = "plain"
}

@globalActor
actor FeedActor {
    static let shared = FeedActor()
}

@MainActor
protocol ScreenDependency: Dependency {
    var theme: Theme { get }
    nonisolated var id: Int { get }
    func show(_ text: String) -> Bool
    func reload() async
    nonisolated func log(_ text: String)
    func run(isolation: isolated (any Actor)?) async -> Int
}

protocol MixedDependency: Dependency {
    @MainActor var title: String { get set }
    @MainActor func present(_ theme: Theme) -> String
    var plain: Int { get }
}

@FeedActor
protocol FeedDependency: Dependency {
    var count: Int { get }
    func append(_ item: Int)
}

protocol BaseDependency: Dependency {
    nonisolated var base: Int { get }
}

@MainActor
protocol DerivedDependency: BaseDependency {
    var derived: Int { get }
}

@FeedActor
func readFeed(_ feed: FeedDependencyMock) -> Int {
    feed.append(1)
    return feed.count + feed.appendCallCount
}
