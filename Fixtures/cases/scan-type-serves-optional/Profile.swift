// A member of type `T` serves a request for `T?`, but not the other way round.
import DIRuntime

protocol Tracker {}

struct User: Tracker { let name: String }

final class RootComponent: BootstrapComponent {
    var user: User { User(name: "Ada") }
    var nickname: String? { nil }
    var tracker: any Tracker { user }
    var count = 3
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}

protocol ProfileDependency: Dependency {
    var user: User? { get }
    var nickname: String? { get }
    var tracker: Tracker? { get }
    var count: Optional<Int> { get }
}

final class ProfileComponent: Component<ProfileDependency> {
    var text: String { "\(dependency.user?.name ?? "-") \(dependency.nickname ?? "-") \(dependency.count ?? 0)" }
}
