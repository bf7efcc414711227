// `parent: self` in a scope that is no component of the graph is an error too: `self` is not the component around it.
import DIRuntime

protocol HomeDependency: Dependency { var user: String { get } }

final class HomeComponent: Component<HomeDependency> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }

    final class PreviewScope: Scope {
        var path: [String] { ["preview"] }
        var parent: Scope { self }
        var home: HomeComponent { HomeComponent(parent: self) }
    }
}
