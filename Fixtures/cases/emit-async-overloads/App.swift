// Where a scope has a method twice, asynchronous code calls the one that is `async`, wherever it stands.
import DIRuntime

class BaseComponent: BootstrapComponent {
    func load(_ id: Int) async -> String { "async \(id)" }
    func save() throws -> String { "at once" }
}

final class RootComponent: BaseComponent {
    func load(_ id: Int) -> String { "at once \(id)" }
    func size() -> Int { 1 }
    func size() async -> Int { 2 }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

extension RootComponent {
    func save() async -> String { "async" }
}

protocol PageDependency: Dependency {
    func load(_ id: Int) async -> String
    func save() async throws -> String
    func size() -> Int
}

final class PageComponent: Component<PageDependency> {
    func show() async throws -> String {
        let sizes: () -> Int = dependency.size
        return "\(await dependency.load(7)) \(try await dependency.save()) \(sizes())"
    }
}
