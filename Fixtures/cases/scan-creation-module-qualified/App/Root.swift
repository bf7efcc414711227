// `Core.SettingsComponent(…)` and `App.SettingsComponent(…)` make different components.
import Core
import DIRuntime

protocol SettingsDependency: Dependency {
    var theme: String { get }
}

final class SettingsComponent: Component<App.SettingsDependency> {
    var text: String { "App settings in " + dependency.theme }
}

final class RootComponent: BootstrapComponent {
    var language: String { "Norsk" }
    var theme: String { "dark" }
    var general: Core.SettingsComponent { Core.SettingsComponent(parent: self) }
    var look: SettingsComponent { App.SettingsComponent(parent: self) }
}
