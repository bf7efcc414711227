// A nearer member that cannot serve (private, other type, static) does not hide a usable one above it.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var timeout: Double { 30 }
    var locale: String { "de" }
    var userAgent: String { "app/1" }
    var uploadComponent: UploadComponent { UploadComponent(parent: self) }
}

final class UploadComponent: Component<EmptyDependency> {
    static var userAgent: String { "upload/1" }
    private var locale: String { "en" }
    var timeout: Int { 5 }
    var description: String { "\(locale) \(timeout)" }
    var requestComponent: RequestComponent { RequestComponent(parent: self) }
}

protocol RequestDependency: Dependency {
    var timeout: Double { get }
    var locale: String { get }
    var userAgent: String { get }
}

final class RequestComponent: Component<RequestDependency> {
    var header: String { "\(dependency.userAgent) \(dependency.locale) \(dependency.timeout)" }
}
