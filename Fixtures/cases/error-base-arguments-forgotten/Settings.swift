// What a base class hands on to 'Component' is told where the arguments are missing, and once.
import DIRuntime

class BaseComponent<D>: Component<D> {}

protocol SettingsDependency: Dependency {
    var key: String { get }
}

class BaseSettings: BaseComponent {}

final class SettingsComponent: BaseSettings {}

final class AboutComponent: BaseComponent {}

protocol AboutDependency: Dependency {
    var key: String { get }
}
