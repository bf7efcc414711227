import Umbrella

protocol HomeDependency: Dependency {
    var user: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String { "Home of \(dependency.user)" }
    var lampComponent: LampComponent { LampComponent(parent: self) }
}
