// Dependencies that are a struct of the sources, a type of the standard library and an optional.
import DIRuntime

struct ProfileSettings {
    let name: String
}

final class RootComponent: BootstrapComponent {
    var profile: ProfileComponent { ProfileComponent(parent: self) }
    var badge: BadgeComponent { BadgeComponent(parent: self) }
    var title: TitleComponent { TitleComponent(parent: self) }
}

final class ProfileComponent: Component<ProfileSettings> {
}

final class BadgeComponent: Component<String> {
}

final class TitleComponent: Component<ProfileDependency?> {
}

protocol ProfileDependency: Dependency {}
