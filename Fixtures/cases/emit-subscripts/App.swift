// Subscripts, with and without a label, read-only and settable.
import DIRuntime

final class RootComponent: BootstrapComponent {
    private var values = ["theme": "dark"]

    subscript(key: String) -> String? {
        get { values[key] }
        set { values[key] = newValue }
    }

    subscript(line index: Int) -> String { "line \(index)" }

    var settingsComponent: SettingsComponent { SettingsComponent(parent: self) }
}

protocol SettingsDependency: Dependency {
    subscript(key: String) -> String? { get set }
    subscript(line index: Int) -> String { get }
}

final class SettingsComponent: Component<SettingsDependency> {
    func rename() {
        dependency["name"] = dependency[line: 3]
    }

    var text: String { "\(dependency["theme"] ?? "-"), \(dependency["name"] ?? "-")" }
}
