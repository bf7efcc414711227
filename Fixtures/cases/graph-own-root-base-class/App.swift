// An own base class of roots is abstract; its members serve below the real root.
import DIRuntime

class BaseRootComponent: BootstrapComponent {
    var buildNumber: Int { 42 }
}

final class AppRootComponent: BaseRootComponent {
    var channel: String { "beta" }
    var updateComponent: UpdateComponent { UpdateComponent(parent: self) }
}

protocol UpdateDependency: Dependency {
    var buildNumber: Int { get }
    var channel: String { get }
}

final class UpdateComponent: Component<UpdateDependency> {
    var text: String { "build \(dependency.buildNumber) of \(dependency.channel)" }
}
