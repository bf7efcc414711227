// Where only some builds have the `async` one of two methods, the others call what they have.
import DIRuntime

final class RootComponent: BootstrapComponent {
    #if DEBUG
        func load(_ id: Int) async -> String { "async \(id)" }
        func save() async -> String { "async" }
    #endif
    func load(_ id: Int) -> String { "at once \(id)" }
    func save() throws -> String { "at once" }

    func sync() -> String { "at once" }
    #if DEBUG
        func sync() async -> String { "async" }
    #elseif STAGING
        func sync() async throws -> String { "async, or not" }
    #endif

    #if DEBUG
        func size() -> Int { 1 }
    #else
        func size() -> Int { 2 }
    #endif
    func size() async -> Int { 3 }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    func load(_ id: Int) async -> String
    func save() async throws -> String
    func sync() async throws -> String
    func size() -> Int
}

final class PageComponent: Component<PageDependency> {
    func show() async throws -> String {
        let sizes: () -> Int = dependency.size
        return "\(sizes()): \(await dependency.load(7)), \(try await dependency.save()), \(try await dependency.sync())"
    }
}
