import DIRuntime

struct Offline: Error {}

// Older systems have no function with typed throws as a generic argument: a struct holds it.
// needle:mock
protocol Store: Sendable {
    func load(_ page: Int) throws(Offline) -> Int
    func save(_ page: Int) async throws(Offline)
    var title: String { get throws(Offline) }
    func plain() throws -> Int
}

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: Component<EmptyDependency> {}
