// A type that moved to the module which imports this one cannot be imported here.
public import DIRuntime

public protocol SettingsDependency: Dependency {
    var theme: Theme? { get }
    var themes: [Theme] { get }
}

public final class SettingsComponent: Component<SettingsDependency> {
}
