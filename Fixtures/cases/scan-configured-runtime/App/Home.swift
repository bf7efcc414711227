// The app imports the umbrella only.
import MyDI

protocol HomeDependency: Dependency {
    var user: String { get }
}

protocol LampDependency: Dependency {
    var trace: [String] { get }
}

final class HomeComponent: TracedComponent<HomeDependency> {
    var lamp: LampComponent { LampComponent(parent: self) }
}

final class LampComponent: Component<LampDependency> {
    var depth: Int { dependency.trace.count }
}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
}
