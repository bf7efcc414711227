// Accessors are read with their effects: `async`, `throws`, both, typed throws, and `set` in any order.
import DIRuntime

struct LoginError: Error {}

final class RootComponent: BootstrapComponent {
    private var stored: String = "none"
    var token: String { get async throws { "t-1" } }
    var key: String { get throws(LoginError) { "k-2" } }
    var user: String {
        get async { "Ada" }
    }
    var theme: String {
        set { stored = newValue }
        get { stored }
    }
    var count: Int = 0 {
        willSet { if newValue < 0 { print("negative") } }
        didSet { stored = "\(oldValue)" }
    }
    var page: Int {
        get throws { 3 }
    }
    var login: LoginComponent { LoginComponent(parent: self) }
}

protocol LoginDependency: Dependency {
    var token: String { get async throws }
    var key: String { get throws(LoginError) }
    var user: String { get async }
    var theme: String { get set }
    var count: Int { get set }
    var page: Int { get async throws }
}

final class LoginComponent: Component<LoginDependency> {
    func start() async throws -> String {
        let name = await dependency.user
        let token = try await dependency.token
        let page = try await dependency.page
        return try "\(name) \(token) \(page) \(dependency.key)"
    }
}
