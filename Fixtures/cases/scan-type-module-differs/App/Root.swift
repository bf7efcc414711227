// `User` in the app is `App.User`, which is not `Core.User`: a near miss.
import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: User { User(id: 1) }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}
