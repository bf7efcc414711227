// The app has a `User` of its own too, so the generated code must say which one it means.
import Core
import DIRuntime

struct User {
    let id: Int
}

final class RootComponent: BootstrapComponent {
    var user: Core.User { Core.User(name: "Ada") }
    var friends: Array<Core.User> { [user] }
    var local: User { User(id: 1) }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}
