// Three of four requests are near misses.
import DIRuntime

protocol UploadDependency: Dependency {
    var apiToken: String { get }
    var cacheSize: Int { get }
    var retries: Int { get }
    var userAgent: String { get }
}

final class UploadComponent: Component<UploadDependency> {
    var header: String { "\(dependency.apiToken) \(dependency.userAgent)" }
}
