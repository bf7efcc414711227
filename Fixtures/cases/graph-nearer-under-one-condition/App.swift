// The nearer scope provides the request in debug builds only: the farther one serves it in every build, with a warning.
import DIRuntime

protocol PageDependency: Dependency {
    var host: String { get }
    var port: Int { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.host):\(dependency.port)" }
}

final class SessionComponent: Component<EmptyDependency> {
    #if DEBUG
    var host: String { "localhost" }
    #endif
    #if DEBUG
    // needle:ignore conditional-provider
    var port: Int { 8080 }
    #endif
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
    var host: String { "example.org" }
    var port: Int { 443 }
    var sessionComponent: SessionComponent { SessionComponent(parent: self) }
}
