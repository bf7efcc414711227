import Core
import DIRuntime

protocol GreeterDependency: Dependency {
    var currency: String { get }
}

final class GreeterComponent: Component<GreeterDependency> {}

extension RootComponent {
    var greeter: GreeterComponent { GreeterComponent(parent: self) }  // reported here
}
