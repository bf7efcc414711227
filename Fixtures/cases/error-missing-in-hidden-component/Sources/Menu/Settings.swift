import DIRuntime

package protocol SettingsDependency: Dependency {
    var user: User { get }
}

final class SettingsComponent: Component<SettingsDependency> {
    var title: String { dependency.user.name }
    var theme: Theme { Theme(name: "night") }  // reported here
    var account: AccountComponent { AccountComponent(parent: self) }
}

package struct Theme {
    let name: String
}

package protocol AccountDependency: Dependency {
    var user: User { get }
    var theme: Theme { get }
}

final class AccountComponent: Component<AccountDependency> {
    var text: String { dependency.user.name + dependency.theme.name }
}
