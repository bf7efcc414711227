// In a static member `self` is the class, which is no scope.
import DIRuntime

final class RootComponent: BootstrapComponent {
    static func makeLogin() -> LoginComponent {
        LoginComponent(parent: self)
    }
}

final class LoginComponent: Component<EmptyDependency> {
}
