// A property that stands in every branch of one #if serves a request without a condition.
import DIRuntime

final class RootComponent: BootstrapComponent {
    #if DEBUG
    var baseURL: String { "http://localhost:8080" }
    #elseif STAGING
    var baseURL: String { "https://staging.example.com" }
    #else
    var baseURL: String { "https://example.com" }
    #endif

    #if os(Windows)
    let lineEnding: String = "\r\n"
    #else
    let lineEnding: String = "\n"
    #endif

    var apiComponent: APIComponent { APIComponent(parent: self) }
}

protocol APIDependency: Dependency {
    var baseURL: String { get }
    var lineEnding: String { get }
}

final class APIComponent: Component<APIDependency> {
    var endpoint: String { dependency.baseURL + "/v1" + dependency.lineEnding }
}
