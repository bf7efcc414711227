// An import that stands under a condition is repeated under it, for the request that needs it.
import DIRuntime
#if canImport(Foundation)
import Foundation
#endif

final class RootComponent: BootstrapComponent {
    #if canImport(Foundation)
    var baseURL: URL? { URL(string: "https://example.com/app") }
    #endif
    var fallbackHost: String { "localhost" }
    var linkComponent: LinkComponent { LinkComponent(parent: self) }
}

protocol LinkDependency: Dependency {
    #if canImport(Foundation)
    var baseURL: URL? { get }
    #endif
    var fallbackHost: String { get }
}

final class LinkComponent: Component<LinkDependency> {
    var host: String {
        #if canImport(Foundation)
        dependency.baseURL?.host ?? dependency.fallbackHost
        #else
        dependency.fallbackHost
        #endif
    }
}
