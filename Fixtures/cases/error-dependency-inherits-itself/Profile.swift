// `Dependency` in the clause of a protocol of that name is the protocol itself, not the runtime's.
import DIRuntime

enum Profile {
    protocol Dependency: Dependency {
        var user: String { get }
    }

    final class Component: DIRuntime.Component<Profile.Dependency> {  // reported here
        var title: String { dependency.user }
    }
}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var profile: Profile.Component { Profile.Component(parent: self) }
}
