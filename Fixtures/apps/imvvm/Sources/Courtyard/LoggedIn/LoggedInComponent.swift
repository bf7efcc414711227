import CourtyardCore
import DIRuntime
import DIRuntimeFlags
import HomeScreen
import IMVVM

/// Lives as long as one user is logged in; below it `user` is never an optional.
final class LoggedInComponent: MainActorComponent<EmptyDependency> {
    let user: User
    let flags: FlagValues

    init(parent: any Scope, user: User, flags: FlagValues) {
        self.user = user
        self.flags = flags
        super.init(parent: parent)
    }

    var visits: Visits { shared { Visits() } }
    var reloads: Reloads { shared { Reloads() } }
    var workers: Plugins<SessionWorkers> { plugins(flags: flags.isOn) }
    var home: HomeComponent { HomeComponent(parent: self) }

    func make() -> some View { home.make() }
}
