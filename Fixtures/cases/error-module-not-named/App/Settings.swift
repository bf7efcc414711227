// No import here may bring the misspelt component.
import DIRuntime
import Foundation
import LoggedIn

protocol SettingsDependency: Dependency {
    var user: String { get }
}

final class SettingsComponent: Component<SettingsDependency> {
    func logIn() {
        _ = LoggedInnComponent(parent: self)
    }
}

extension RootComponent {
    var settings: SettingsComponent { SettingsComponent(parent: self) }
}
