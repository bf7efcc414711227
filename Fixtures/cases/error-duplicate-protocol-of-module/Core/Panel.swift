// A name with its module before it is none that the copy was to get.
import DIRuntime

protocol SettingsDependency: Dependency {
    var theme: String { get }
}

final class Settings: Component<App.SettingsDependency> {  // reported here
    var text: String { dependency.theme }
}

final class RootComponent: BootstrapComponent {
    let language = "Norsk"
    let theme = "dark"
    var settings: SettingsComponent { SettingsComponent(parent: self) }
    var panel: Settings { Settings(parent: self) }
}
