// Members of the root may be internal: the generated file belongs to this module.
import Core
import DIRuntime
import Profile

struct MemoryUserStore: UserStore {
    let userName: String
}

final class RootComponent: BootstrapComponent {
    var userStore: any UserStore { MemoryUserStore(userName: "ada") }
    var pageTitle: String { "Profile" }
    var profileComponent: ProfileComponent { ProfileComponent(parent: self) }
}
