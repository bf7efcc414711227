import DIRuntime

protocol ProfileDependency: Dependency {
    var name: String { get }
    var initials: String { get }
}

extension ProfileDependency {
    var initials: String { String(name.prefix(1)) }
    /// Says to whoever reads it that there is no such name, and implements nothing.
    @available(*, unavailable)
    var name: String { fatalError() }
}

final class ProfileComponent: Component<ProfileDependency> {
}

final class RootComponent: BootstrapComponent {
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}
