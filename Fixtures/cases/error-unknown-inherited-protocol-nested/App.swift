// A misspelt protocol is suggested as it is called where the misspelt name stands.
import DIRuntime

enum Account {
    protocol HasUser: Dependency {
        var user: String { get }
    }

    protocol ProfileDependency: Dependency, HasUsr {}

    final class ProfileComponent: Component<ProfileDependency> {}
}

protocol SettingsDependency: Dependency, Account.HasUserr {}

final class SettingsComponent: Component<SettingsDependency> {}

final class RootComponent: BootstrapComponent {
    let user = "Ada"
    var profile: Account.ProfileComponent { Account.ProfileComponent(parent: self) }
    var settings: SettingsComponent { SettingsComponent(parent: self) }
}
