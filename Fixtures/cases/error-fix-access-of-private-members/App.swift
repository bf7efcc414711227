import DIRuntime

final class RootComponent: BootstrapComponent {
    let user = "Ada"
    private var settings: SettingsComponent { SettingsComponent(parent: self) }
}

protocol SettingsDependency: Dependency {
    var user: String { get }
}

private final class SettingsComponent: Component<SettingsDependency> {  // reported here
    var title: String { dependency.user }
    var theme: Theme { Theme(name: .night) }
    var account: AccountComponent { AccountComponent(parent: self) }
}

struct Theme {
    fileprivate enum Name { case night }

    fileprivate let name: Name
}

protocol AccountDependency: Dependency {
    var theme: Theme { get }
}

private final class AccountComponent: Component<AccountDependency> {
    var text: String { "\(name)" }
    private var name: Theme.Name { dependency.theme.name }
}

extension SettingsComponent {
    var rows: [Row] { [Row(account: account)] }
}

private struct Row {
    let account: AccountComponent
}
