// The root itself offers nothing; its members stand in other files.
import DIRuntime

final class Root: BootstrapComponent {}

protocol HomeDependency: Dependency {
    var user: User { get }
    var age: Age { get }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String { "\(dependency.user.name) \(dependency.age)" }
}
