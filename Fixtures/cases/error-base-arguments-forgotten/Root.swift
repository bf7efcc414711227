import DIRuntime

final class RootComponent: BootstrapComponent {
    var key: String { "key" }

    var settings: SettingsComponent { SettingsComponent(parent: self) }
    var about: AboutComponent { AboutComponent(parent: self) }
}
