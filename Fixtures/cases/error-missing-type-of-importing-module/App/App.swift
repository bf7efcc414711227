import DIRuntime
import Settings

public struct Theme {
    let name: String
}

final class RootComponent: BootstrapComponent {
    let theme = Theme(name: "dark")
    let themes: [Theme] = []

    var settings: SettingsComponent { SettingsComponent(parent: self) }
}
