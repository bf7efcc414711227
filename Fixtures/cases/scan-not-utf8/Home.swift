// A file that is not UTF-8 text is named as unreadable, not skipped in silence.
import DIRuntime

protocol HomeDependency: Dependency {
    var user: String { get }
}

final class HomeComponent: Component<HomeDependency> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
}
