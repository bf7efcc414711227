#if os(macOS) || os(iOS)
import DIRuntime

protocol HomeDependency: Dependency {
    var name: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var title: String { "Apple of \(dependency.name)" }
}
#endif
