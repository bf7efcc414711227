// Nothing can create what is unavailable, so that it needs no provider; an unavailable extension provides nothing.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var userName: String { "ada" }
    var shell: ShellComponent { ShellComponent(parent: self) }
    @available(*, unavailable)
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}

protocol ProfileDependency: Dependency {
    var userName: String { get }
    var nobodyHasThis: Int { get }
}

@available(*, unavailable)
final class ProfileComponent: Component<ProfileDependency> {}

final class ShellComponent: Component<EmptyDependency> {
    var badge: BadgeComponent { BadgeComponent(parent: self) }
}

@available(*, unavailable)
extension ShellComponent {
    var userName: String { "shell" }
}

protocol BadgeDependency: Dependency {
    var userName: String { get }
}

final class BadgeComponent: Component<BadgeDependency> {
    var text: String { dependency.userName }
}
