// The root has the request, but privately, or in a private extension.
import DIRuntime

final class RootComponent: BootstrapComponent {
    private let apiToken: String = "secret"
    fileprivate lazy var cacheSize: Int = 64
    private(set) var userAgent: String = "app"
    var uploadComponent: UploadComponent { UploadComponent(parent: self) }
}

private extension RootComponent {
    var retries: Int { cacheSize + apiToken.count }
}
