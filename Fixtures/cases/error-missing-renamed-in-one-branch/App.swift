// The member of the other branch was renamed, or never had the name.
import DIRuntime

final class RootComponent: BootstrapComponent {
    #if DEBUG
        var baseURLs: String { "http://localhost:8080" }
        var depth: Int { 1 }
    #else
        var baseURL: String { "https://example.org" }
        var width: Int { 2 }
    #endif

    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var baseURL: String { get }
    var width: Int { get }
}

final class HomeComponent: Component<HomeDependency> {}
