// One of two roots does not provide the request: the path says which.
import DIRuntime

protocol HomeDependency: Dependency {
    var pushToken: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String { dependency.pushToken }
}
