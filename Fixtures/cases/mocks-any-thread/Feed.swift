import DIRuntime

/// Any task may have it, so its mock may be used by all of them at once.
nonisolated protocol FeedDependency: Dependency, Sendable {
    var title: String { get set }
    var token: String { get async throws }
    func track(_ event: String)
    func ping()
    @discardableResult func mark(_ row: Int) -> Bool
    func load(id: Int) async throws -> [String]
    subscript(row: Int) -> String { get set }
    static func boot(_ name: String)
    // The names that the mock would have for what it keeps.
    var trackCallsState: Int { get }
}

@MainActor
protocol ScreenDependency: Dependency {
    var title: String { get }
    nonisolated var limit: Int { get }
    nonisolated func track(_ event: String) -> Bool
}

nonisolated protocol PlainDependency: Dependency {
    func track(_ event: String)
    static func reset()
}

final class FeedComponent: Component<FeedDependency> {}
final class ScreenComponent: MainActorComponent<ScreenDependency> {}
final class PlainComponent: Component<PlainDependency> {}
