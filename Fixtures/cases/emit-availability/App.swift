// Availability of a request, and a deprecated owner, are repeated so that nothing warns.
import DIRuntime

final class RootComponent: BootstrapComponent {
    @available(*, deprecated, message: "use sessionToken")
    var legacyToken: String { "old-" + sessionToken }
    var sessionToken: String { "s-1" }
    @available(macOS 99, iOS 99, *)
    var passkey: String { "passkey" }
    var loginComponent: LoginComponent { LoginComponent(parent: self) }
}

protocol LoginDependency: Dependency {
    @available(*, deprecated, message: "use sessionToken")
    var legacyToken: String { get }
    var sessionToken: String { get }
    @available(macOS 99, iOS 99, *)
    var passkey: String { get }
}

final class LoginComponent: Component<LoginDependency> {
    var text: String { "login with \(dependency.sessionToken)" }

    @available(macOS 99, iOS 99, *)
    var passkeyText: String { dependency.passkey }
}
