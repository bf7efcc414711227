// A static member belongs to the type, not to the scope.
import DIRuntime

final class RootComponent: BootstrapComponent {
    static let buildNumber: Int = 42
    class var bundleName: String { "app" }
    var aboutComponent: AboutComponent { AboutComponent(parent: self) }
}

protocol AboutDependency: Dependency {
    var buildNumber: Int { get }
    var bundleName: String { get }
}

final class AboutComponent: Component<AboutDependency> {
    var text: String { "\(dependency.bundleName) \(dependency.buildNumber)" }
}
