// The nearest ancestor that provides a request wins over the ones above it.
import DIRuntime

struct Theme {
    let name: String
}

final class RootComponent: BootstrapComponent {
    var theme: Theme { Theme(name: "light") }
    var appVersion: String { "1.4" }
    var settingsComponent: SettingsComponent { SettingsComponent(parent: self) }
}

protocol SettingsDependency: Dependency {
    var appVersion: String { get }
}

final class SettingsComponent: Component<SettingsDependency> {
    var theme: Theme { Theme(name: "dark") }
    var appearanceComponent: AppearanceComponent { AppearanceComponent(parent: self) }
}

protocol AppearanceDependency: Dependency {
    var theme: Theme { get }
    var appVersion: String { get }
}

final class AppearanceComponent: Component<AppearanceDependency> {
    var headline: String { "\(dependency.theme.name) theme, version \(dependency.appVersion)" }
}
