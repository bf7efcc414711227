import DIRuntime
import Shared

final class RootComponent: BootstrapComponent {
    var host: String { "admin.example.org" }
    var loginComponent: LoginComponent { LoginComponent(parent: self) }
    var auditComponent: AuditComponent { AuditComponent(parent: self) }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var host: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String { "home of \(dependency.host)" }
}
