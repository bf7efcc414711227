// Members of the requested names that are something else, or that nobody may use.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func theme() -> String { "dark" }

    @available(*, unavailable)
    var accent: String { "red" }

    var settings: SettingsComponent { SettingsComponent(parent: self) }
}

protocol SettingsDependency: Dependency {
    var accent: String { get }
    var theme: String { get }
    func icon(named name: String) -> String
    subscript(key: String) -> String { get }
}

final class SettingsComponent: Component<SettingsDependency> {
    var title: String { dependency.theme }
}
