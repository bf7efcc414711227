#if os(Linux)
import DIRuntime

protocol HomeDependency: Dependency {
    var name: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var title: String { "Linux of \(dependency.name)" }
}
#endif
