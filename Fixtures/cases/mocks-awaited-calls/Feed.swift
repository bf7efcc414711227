import DIRuntime

protocol FeedDependency: Dependency {
    func fetch(id: Int) async throws -> String
    func log(_ text: String)
    // The names that the mock would have for its own members.
    func fetchCalled() -> Bool
    var logSignal: Int { get }
    static func prepare()
}

@MainActor
protocol ScreenDependency: Dependency {
    func show(_ text: String)
    func load(id: Int) async throws -> String
    nonisolated func track(_ event: String)
    func count(signal: Int, showSignal: Int) -> Int
}

protocol SenderDependency: Dependency, Sendable {
    func send(_ count: Int) async
}

final class FeedComponent: Component<FeedDependency> {}
