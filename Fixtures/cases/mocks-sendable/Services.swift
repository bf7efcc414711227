import DIRuntime

struct Article: Sendable {
    let title: String
}

protocol ArticleDependency: Dependency, Sendable {
    var newest: Article { get }
    func load(_ id: Int) async throws -> Article
}

@MainActor
protocol ReaderDependency: Dependency, Sendable {
    var title: String { get }
}

func read(_ dependency: any ArticleDependency) async throws -> String {
    let task = Task { try await dependency.load(3).title + dependency.newest.title }
    return try await task.value
}
