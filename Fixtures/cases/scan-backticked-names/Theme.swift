// Names in backticks: keywords as members stay quoted in the generated code, and needless quotes do not matter.
import DIRuntime

struct Theme {
    let name: String
}

final class RootComponent: BootstrapComponent {
    var `default`: Theme { Theme(name: "plain") }
    let `switch`: Bool = true
    var accent: String { "red" }
    func `opens the { settings`() -> `SettingsComponent` { `SettingsComponent`(parent: self) }
}

protocol SettingsDependency: Dependency {
    var `default`: Theme { get }
    var `switch`: Bool { get }
    var `accent`: String { get }
}

final class `SettingsComponent`: Component<SettingsDependency> {
    var text: String { "\(dependency.default.name) \(dependency.switch) \(dependency.accent)" }
}
