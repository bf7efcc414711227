// Dependencies that are a struct of the sources and a type of the standard library.
import DIRuntime

struct ProfileSettings {
    let name: String
}

final class RootComponent: BootstrapComponent {
    var profile: ProfileComponent { ProfileComponent(parent: self) }
    var badge: BadgeComponent { BadgeComponent(parent: self) }
}

final class ProfileComponent: Component<ProfileSettings> {
}

final class BadgeComponent: Component<String> {
}
