// An actor is the same by each of its names: through typealiases of typealiases, and with its module.
import DIRuntime

@globalActor actor Database {
    static let shared = Database()
}

typealias Storing = Database
typealias Interface = MainActor
typealias Screen = Interface

// What ends like an actor's name may be none.
@propertyWrapper struct PerActor {
    var wrappedValue: Int
}

final class RootComponent: BootstrapComponent {
    @Storing var rowCount: Int { 12 }
    @Screen var title: String { "Inbox" }
    @MainActor var subtitle: String { "3 new" }
    @_Concurrency.MainActor func heading(_ level: Int) -> String { "\(level)" }
    @PerActor var limit: Int = 5
    var page: PageComponent { PageComponent(parent: self) }
}

@Screen protocol PageDependency: Dependency {
    @Database var rowCount: Int { get }
    var title: String { get }
    @_Concurrency.MainActor var subtitle: String { get }
    @Swift.MainActor func heading(_ level: Int) -> String
    nonisolated var limit: Int { get }
}

final class PageComponent: Component<PageDependency> {
    @MainActor var text: String { dependency.title + dependency.subtitle + dependency.heading(dependency.limit) }
    @Database var count: Int { dependency.rowCount }
}
