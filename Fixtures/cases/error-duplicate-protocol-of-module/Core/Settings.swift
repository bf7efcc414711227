import DIRuntime

protocol SettingsDependency: Dependency {  // reported here
    var language: String { get }
}

final class SettingsComponent: Component<SettingsDependency> {
    var text: String { dependency.language }
}
