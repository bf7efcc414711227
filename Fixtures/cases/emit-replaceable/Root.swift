import DIRuntime

final class RootComponent: BootstrapComponent {
    var analytics: any Analytics { shared { LiveAnalytics() } }
    var note: String? { nil }
    @MainActor var token: String { get async throws { throw Failure() } }
    var count: Int { get async { 1 } }
    let id = 7
    @MainActor func load(id: Int) async throws -> String { throw Failure() }
    func load(name: String) -> String { "live \(name)" }
    @MainActor func show(_ text: String, then done: @escaping () -> Void) { done() }
    func decode<Value>(_ type: Value.Type) -> Value? { nil }
    var nobodyAsks: Int { 1 }
    // What the root itself reads is not replaced.
    var own: String { analytics.name }

    var list: ListComponent { ListComponent(parent: self) }
    var sent: SentComponent { SentComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var analytics: any Analytics { get }
    var note: String? { get }
    var count: Int { get async }
    @MainActor var token: String { get async throws }
    @MainActor func load(id: Int) async throws -> String
    func load(name: String) -> String
    @MainActor func show(_ text: String, then done: @escaping () -> Void)
    func decode<Value>(_ type: Value.Type) -> Value?
}

final class ListComponent: Component<ListDependency> {
    var row: RowComponent { RowComponent(parent: self) }
    var folder: FolderComponent { FolderComponent(parent: self) }
}

/// Provides its own to some rows, so that a row has one of two owners.
final class FolderComponent: Component<EmptyDependency> {
    var analytics: any Analytics { FakeAnalytics(name: "folder") }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var analytics: any Analytics { get }
    @MainActor var token: String { get async throws }
}

final class RowComponent: Component<RowDependency> {}

/// Its provider copies the constant.
protocol SentDependency: Dependency, Sendable {
    var id: Int { get }
}

final class SentComponent: Component<SentDependency> {}
