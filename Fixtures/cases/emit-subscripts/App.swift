// Subscripts, with and without a label, read-only and settable.
import DIRuntime

final class RootComponent: BootstrapComponent {
    private var values = ["theme": "dark"]

    subscript(key: String) -> String? {
        get { values[key] }
        set { values[key] = newValue }
    }

    subscript(line index: Int) -> String { "line \(index)" }

    // The setter's own value has another name here, and elsewhere the parameter would be set.
    subscript(size newValue: Int) -> Int {
        get { newValue }
        set(size) { values["size"] = "\(newValue) is \(size)" }
    }

    var settingsComponent: SettingsComponent { SettingsComponent(parent: self) }
}

protocol SettingsDependency: Dependency {
    subscript(key: String) -> String? { get set }
    subscript(line index: Int) -> String { get }
    subscript(size newValue: Int) -> Int { get set }
}

final class SettingsComponent: Component<SettingsDependency> {
    func rename() {
        dependency["name"] = dependency[line: 3]
        dependency[size: 1] = 2
    }

    var text: String { "\(dependency["theme"] ?? "-"), \(dependency["name"] ?? "-"), \(dependency["size"] ?? "-")" }
}
