// A server whose root lost its '@unchecked Sendable' breaks the promises of several protocols: that is one mistake.
import DIRuntime

final class RootComponent: BootstrapComponent {
    private let base = "memory:"
    var databaseURL: String { base }
    var limit: Int { 3 }
    var cache: Cache { Cache() }
    var store: StoreComponent { StoreComponent(parent: self) }
    var users: UsersComponent { UsersComponent(parent: self) }
    var pages: PagesComponent { PagesComponent(parent: self) }
}

final class Cache {}

protocol StoreDependency: Dependency, Sendable {
    var databaseURL: String { get }
}

protocol UsersDependency: Dependency, Sendable {
    var limit: Int { get }
}

protocol PagesDependency: Dependency, Sendable {
    var cache: Cache { get }
    var limit: Int { get }
}

final class StoreComponent: Component<StoreDependency> {}

final class UsersComponent: Component<UsersDependency> {}

final class PagesComponent: Component<PagesDependency> {}
