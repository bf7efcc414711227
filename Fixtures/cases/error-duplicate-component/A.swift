// Two components of one name: the error stands at the second, with a note at the first.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var profileComponent: ProfileComponent { ProfileComponent(parent: self) }
}

final class ProfileComponent: Component<EmptyDependency> {
    var title: String { "Profile" }
}
