// Where only some builds have the `async` one of two methods, the others call what they have.
import DIRuntime

class BaseComponent: BootstrapComponent {
    func find() async -> String { "base" }
}

final class RootComponent: BaseComponent {
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

    // The one that is inherited is `async` in all builds.
    #if DEBUG
        override func find() async -> String { "async" }
    #elseif STAGING
        func find() -> String { "at once" }
    #endif

    // Both in one build.
    #if DEBUG
        func note() async -> String { "async" }
        func note() throws -> String { "at once" }
    #else
        func note() -> String { "at once" }
    #endif
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    func load(_ id: Int) async -> String
    func save() async throws -> String
    func sync() async throws -> String
    func size() -> Int
    func find() async -> String
    func note() async throws -> String
}

final class PageComponent: Component<PageDependency> {
    func show() async throws -> String {
        let sizes: () -> Int = dependency.size
        let read = "\(await dependency.load(7)), \(try await dependency.save()), \(try await dependency.sync())"
        return "\(sizes()): \(read), \(await dependency.find()), \(try await dependency.note())"
    }
}
