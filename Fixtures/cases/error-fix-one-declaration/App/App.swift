// What one 'let' declares has one access: it is told, and mended, once.
import Core
import DIRuntime

protocol LoaderDependency: Dependency {
    var retries: Int { get }
    var delay: Double { get }
    var host: String { get }
    var port: Int { get }
    var author: String { get }
    var user: String { get }
    var limit: Int { get }
}

final class LoaderComponent: Component<LoaderDependency> {
    var text: String {
        "\(dependency.retries) \(dependency.delay) \(dependency.host) \(dependency.port) \(dependency.author)"
            + "\(dependency.user) \(dependency.limit)"
    }
}

final class AppComponent: CoreComponent {
    var loader: LoaderComponent { LoaderComponent(parent: self) }
}
