import DIRuntime

protocol StoreDependency: Dependency {
    var note: String? { get }
    var token: String { get throws }
    func item(at index: Int) -> String?
    func load(id: Int, then done: () -> Void) throws -> String
    func save(_ text: String)
    func count() -> Int
}

final class StoreComponent: Component<StoreDependency> {}
