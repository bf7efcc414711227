// A component of the library has the same name as one of the app.
import DIRuntime

public protocol SettingsDependency: Dependency {
    var language: String { get }
}

public final class SettingsComponent: Component<SettingsDependency> {
    public var text: String { "Core settings in " + dependency.language }
}
