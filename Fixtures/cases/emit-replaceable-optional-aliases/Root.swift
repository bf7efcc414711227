// What one component requests as an optional, behind a typealias, and another as it is has one value that replaces it.
import DIRuntime

struct User: Sendable {
    var name = "live"
}

typealias MaybeUser = User?

final class RootComponent: BootstrapComponent {
    let user = User()
    let other = User()
    let forced = User()
    func guest() -> User { user }

    var list: ListComponent { ListComponent(parent: self) }
    var row: RowComponent { RowComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var user: MaybeUser { get }
    var other: Optional<User> { get }
    var forced: User! { get }
    func guest() -> MaybeUser
}

final class ListComponent: Component<ListDependency> {
    var names: [String?] {
        [dependency.user?.name, dependency.other?.name, dependency.forced?.name, dependency.guest()?.name]
    }
}

protocol RowDependency: Dependency {
    var user: User { get }
    var other: User { get }
    var forced: User { get }
    func guest() -> User
}

final class RowComponent: Component<RowDependency> {
    var names: [String] {
        [dependency.user.name, dependency.other.name, dependency.forced.name, dependency.guest().name]
    }
}
